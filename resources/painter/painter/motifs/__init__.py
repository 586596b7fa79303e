"""The paint box: every motif, by subject.

A motif draws at the origin of the scene's current transform (`with sc.at(x, y, scale, turn):`).
"""
from .marks import *
from .sky import *
from .plants import *
from .water import *
from .buildings import *
from .things import *
from .vehicles import *
from .faces import *
from .hands import *
from .people import *
from .animals import *
