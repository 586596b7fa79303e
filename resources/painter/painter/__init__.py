"""The painter of Stella Desktop's pictures: gouache pieces, painted by code."""
