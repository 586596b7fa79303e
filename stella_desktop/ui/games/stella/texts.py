"""Stella in sentences: what happened, what a seat is doing, what the table waits for."""

from collections.abc import Sequence

from stella_desktop.engine import Seat
from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.bot import Character, Explanation
from stella_desktop.games.stella.view import PlayerView, View
from stella_desktop.ui.language import numeral
from stella_desktop.ui.phrases import Phrases, isolated


class StellaTexts(Phrases):
    """All public sentences of Stella, in the language of the moment.

    Names come in from outside and are never secrets; no function here is given somebody's marks.
    """

    # --- counts ---------------------------------------------------------------------------------

    def stars(self, count: int) -> str:
        return self.tr("%n star(s)", "", count)

    def marks(self, count: int) -> str:
        return self.tr("%n mark(s)", "", count)

    def phase_names(self) -> dict[m.Phase, str]:
        return {
            m.Phase.ASSOCIATE: self.tr("Associate"),
            m.Phase.ANNOUNCE: self.tr("Announce"),
            m.Phase.REVEAL: self.tr("Reveal"),
            m.Phase.SCORE: self.tr("Score"),
        }

    def row_name(self, row: int) -> str:
        return (self.tr("top row"), self.tr("middle row"), self.tr("bottom row"))[row]

    # --- what a seat is doing ---------------------------------------------------------------------

    def status(self, view: View, player: PlayerView) -> str:
        """The state of a seat in words; colour alone never says it."""
        if view.phase is m.Phase.ASSOCIATE:
            if player.locked:
                return self.tr("has passed the pen")
            return self.tr("is choosing") if view.waiting[:1] == (player.seat,) else ""
        parts = []
        if player.dark:
            parts.append(self.tr("in the dark"))
        if player.fallen:
            parts.append(self.tr("fallen"))
        if view.scout == player.seat:
            parts.append(self.tr("scout"))
        return "\n".join(parts)

    def seat_line(self, name: str, view: View, player: PlayerView, total: int) -> str:
        """Everything public about a seat in one line, for screen readers."""
        marks = self.marks(player.count) if player.count is not None else ""
        parts = (isolated(name), *self.status(view, player).splitlines(), marks, self.stars(total))
        return self.tr(", ").join(part for part in parts if part)

    # --- what the table waits for -----------------------------------------------------------------

    def look_for(self, name: str) -> str:
        return self.tr("{name}, which pictures go with the word? Nobody else may see.").format(
            name=isolated(name)
        )

    def mark_button(self, name: str) -> str:
        return self.tr("{name} marks").format(name=isolated(name))

    def look_on_paper(self, name: str) -> str:
        return self.tr("{name} marks on paper, unseen by the others.").format(name=isolated(name))

    def pass_button(self, name: str) -> str:
        return self.tr("{name} passes the pen").format(name=isolated(name))

    def ask_count(self, name: str) -> str:
        return self.tr("{name}, how many did you mark? Press the number on the track.").format(
            name=isolated(name)
        )

    def ask_answers(self, names: str) -> str:
        return self.tr("{names}: who had this picture too? Press the board of whoever did.").format(
            names=names
        )

    def thinking(self, names: str) -> str:
        return self.tr("{names}: still choosing pictures …").format(names=names)

    def points_itself(self, name: str) -> str:
        return self.tr("{name} is about to point at a picture …").format(name=isolated(name))

    def explanation(self, name: str, word: str, said: Explanation) -> str:
        """One line of a robot about what it saw; it tells no picture that nobody pointed at.

        The word of the round would be no news: then it rather tells how it is.
        """
        if (news := said.news) is not None:
            line = self.tr("{name}: “I saw ‘{word}’ in %n picture(s).”", "", news.pictures)
        elif said.unknown and not said.seen:
            line = self.tr("{name}: “I do not know the pictures or the word. I guessed.”")
        elif said.hunches:
            line = self._hunches(said)
        else:
            line = self._habits(said.character)[said.marked % 2]
        return line.format(name=isolated(name), word=isolated(word))

    def _hunches(self, said: Explanation) -> str:
        match said.character:
            case Character.CAREFUL:
                return self.tr("{name}: “I was not quite sure of %n picture(s).”", "", said.hunches)
            case Character.DREAMER if said.marked % 2:
                return self.tr("{name}: “%n of my pictures I only dreamt.”", "", said.hunches)
            case Character.DREAMER:
                return self.tr(
                    "{name}: “In %n picture(s) I saw what nobody else sees.”", "", said.hunches
                )
            case Character.COPYCAT:
                return self.tr("{name}: “I marked %n picture(s) just for you.”", "", said.hunches)

    def _habits(self, character: Character) -> tuple[str, str]:
        """What a robot says of itself when nothing is to be said of its marks."""
        match character:
            case Character.CAREFUL:
                return (
                    self.tr("{name}: “I marked only what I was sure of.”"),
                    self.tr("{name}: “Better one mark too few than one too many.”"),
                )
            case Character.DREAMER:
                return (
                    self.tr("{name}: “I looked until the pictures began to move.”"),
                    self.tr("{name}: “This word is in my dreams, too.”"),
                )
            case Character.COPYCAT:
                return (
                    self.tr("{name}: “I asked myself what you would mark.”"),
                    self.tr("{name}: “I like what all of you like.”"),
                )

    def had_it(self, name: str) -> str:
        return self.tr("{name} had it").format(name=isolated(name))

    def point(self, name: str) -> str:
        return self.tr("{name}, point at one of your pictures.").format(name=isolated(name))

    def confirm_point(self, name: str) -> str:
        return self.tr("{name} points at this picture?").format(name=isolated(name))

    def next_seat(self, name: str) -> str:
        return self.tr("Next: {name}").format(name=isolated(name))

    def exchange(self, row: int) -> str:
        return self.tr("Next round: new pictures for the {row}").format(row=self.row_name(row))

    # --- what happened ---------------------------------------------------------------------------

    def announced(self, names: Sequence[str], counts: Sequence[int], dark: Seat | None) -> str:
        most = max(counts)
        if dark is not None:
            return self.tr(
                "{name} leads alone with {count}: in the dark. "
                "Whoever is in the dark must not fall."
            ).format(name=isolated(names[dark]), count=numeral(most))
        leaders = [name for name, count in zip(names, counts, strict=True) if count == most]
        if len(leaders) == 2:
            return self.tr("{names} lead together with {count}: nobody is in the dark.").format(
                names=self.both(leaders), count=numeral(most)
            )
        return self.tr(
            "%n lead together with {count}: nobody is in the dark.", "", len(leaders)
        ).format(count=numeral(most))

    def shown_title(self, shown: m.Shown) -> str:
        if shown.is_fall:
            return self.tr("Fall!")
        return self.tr("Super-spark!") if len(shown.choosers) == 2 else self.tr("Spark!")

    def shown(self, names: Sequence[str], shown: m.Shown, *, brief: bool = False) -> str:
        """What a shown picture brought, without its title. `brief` for the table, where the symbols
        on the picture say who had it."""
        if shown.is_fall:
            return self.tr(
                "{name} is alone with this picture: no more stars in this round. "
                "The marks still count for the others."
            ).format(name=isolated(names[shown.scout]))
        together = self.both([names[seat] for seat in shown.choosers])
        earned = [seat for seat in shown.choosers if shown.stars[seat]]
        if not earned:
            return self.tr("{names} saw the same, but all of them have fallen: no stars.").format(
                names=together
            )
        stars = self.stars(shown.stars[earned[0]])
        if len(earned) == len(shown.choosers):
            return self.tr("{names} saw the same: {stars} each.").format(
                names=together, stars=stars
            )
        if brief:
            told = (
                self.tr("{stars} for {winners}. The fallen get none.")
                if len(earned) == 1
                else self.tr("{stars} each for {winners}. The fallen get none.")
            )
            return told.format(stars=stars, winners=self.both([names[s] for s in earned]))
        told = (
            self.tr("{names} saw the same: {stars} for {winners}; the fallen get none.")
            if len(earned) == 1
            else self.tr("{names} saw the same: {stars} each for {winners}; the fallen get none.")
        )
        winners = self.both([names[seat] for seat in earned])
        return told.format(names=together, stars=stars, winners=winners)

    def sentence(self, names: Sequence[str], event: object) -> str:
        """One line for the story of the game; empty for events that need no line."""
        match event:
            case m.RoundBegan(number, first_scout, _):
                return self.tr("{round}. {name} is the first scout.").format(
                    round=self.round_title(number), name=isolated(names[first_scout])
                )
            case m.SwapProposed(seat):
                return self.tr("{name} proposes the other word.").format(name=isolated(names[seat]))
            case m.SwapAnswered(seat, agree):
                said = self.tr("{name} agrees.") if agree else self.tr("{name} keeps this word.")
                return said.format(name=isolated(names[seat]))
            case m.WordSwapped():
                return self.tr("All agree: the other word it is.")
            case m.MarksLocked(seat):
                return self.tr("{name} has passed the pen.").format(name=isolated(names[seat]))
            case m.CountAnnounced(seat, count):
                return self.tr("{name}: {marks}").format(
                    name=isolated(names[seat]), marks=self.marks(count)
                )
            case m.LanternsRead(counts, dark):
                return self.announced(names, counts, dark)
            case m.Pointed(scout, cell):
                return self.tr("{name} points at picture {number}.").format(
                    name=isolated(names[scout]), number=numeral(cell + 1)
                )
            case m.Answered(seat, had):
                said = self.tr("{name} had it.") if had else self.tr("{name} did not have it.")
                return said.format(name=isolated(names[seat]))
            case m.CellShown(shown):
                return f"{self.shown_title(shown)} {self.shown(names, shown)}"
            case m.RoundScored(result):
                scores = [
                    self.tr("{name} {stars}").format(name=isolated(name), stars=self.stars(score))
                    for name, score in zip(names, result.scores, strict=True)
                ]
                return self.tr("Scores: {scores}").format(scores=self.tr(", ").join(scores))
            case m.RowReplaced(row):
                return self.tr("New pictures for the {row}.").format(row=self.row_name(row))
            case m.BoardChanged(seat, paper):
                said = (
                    self.tr("{name} marks on paper from now on.")
                    if paper
                    else self.tr("{name} marks on a screen from now on.")
                )
                return said.format(name=isolated(names[seat]))
            case m.GameEnded(winners):
                return self.winners([names[seat] for seat in winners])
            case _:
                return ""

    def winners(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.tr("{name} wins!").format(name=isolated(names[0]))
        return self.tr("{names} win together!").format(names=self.both(names))

    # --- the score board ------------------------------------------------------------------------

    def arithmetic(self, result: m.RoundResult, seat: Seat) -> str:
        """How a round's score came about, such as "2 + 3 = 5, fallen in the dark: 5 - 2 = 3"."""
        hits = [shown.stars[seat] for shown in result.shown if shown.stars[seat]]
        if not hits:
            return self.tr("no stars")
        total = result.earned[seat]
        added = " + ".join(map(numeral, hits))
        # A sum runs from the left in Persian too.
        text = f"\u2066{added} = {numeral(total)}\u2069" if len(hits) > 1 else numeral(total)
        if not result.penalty[seat]:
            return text
        lost, score = result.penalty[seat], result.scores[seat]
        return self.tr("{sum}; in the dark and fallen: {total} − {lost} = {score}").format(
            sum=text, total=numeral(total), lost=numeral(lost), score=numeral(score)
        )

    def kinds(self, sparks: int, supers: int) -> str:
        """How many pictures of which kind brought the stars."""
        parts = [self.tr("%n spark(s)", "", sparks)] if sparks else []
        if supers:
            parts.append(self.tr("%n super-spark(s)", "", supers))
        return self.both(parts)

    def refused(self, reason: str, name: str) -> str:
        """Why the rules refused a move, what was kept, what to do."""
        if reason == "not_marked":
            return self.tr(
                "This picture is not on {name}'s board. Nothing has changed: "
                "choose another, or look at your board again."
            ).format(name=isolated(name))
        if reason == "already_shown":
            return self.tr("This picture was shown already. Choose another one.")
        if reason == "marks":
            return self.tr("Mark at least one and at most ten pictures.")
        if reason == "locked":
            return self.tr("{name} has passed the pen already: the marks are final.").format(
                name=isolated(name)
            )
        if reason == "must_have_it":
            return self.tr(
                "{name} has as many marks left as there are pictures: this must be one of them."
            ).format(name=isolated(name))
        if reason == "swap_open":
            return self.tr("First answer whether to take the other word.")
        return self.tr("That is not possible just now. Nothing has changed.")

    def matches(self, names: Sequence[str], result: m.RoundResult) -> list[str]:
        """Why we matched: who shared how many pictures with whom, most first."""
        shared: dict[tuple[Seat, Seat], int] = {}
        for shown in result.shown:
            pairs = [(a, b) for a in shown.choosers for b in shown.choosers if a < b]
            for pair in pairs:
                shared[pair] = shared.get(pair, 0) + 1
        return [
            self.tr("{names}: %n picture(s) together", "", count).format(
                names=self.both([names[a], names[b]])
            )
            for (a, b), count in sorted(shared.items(), key=lambda item: (-item[1], item[0]))
        ]
