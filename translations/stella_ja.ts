<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Curtain</name>
    <message>
        <source>Your turn to mark. Everybody else looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A look at your own board. Everybody else looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind this curtain is only what {name} may see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: hold to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold for one second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Thank you for playing!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: pictures that two saw alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars in rounds I to IV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture nobody else saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone saw the word in it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Stella: a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the shelf (the game is saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game has become too long to be saved any further. What was saved before is kept: play on to the end without closing the app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game could not be saved. You can play on and what was saved before is kept: do not close the app, it tries again after every move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so nothing new is saved. You can go on and what was saved before is kept: make room on the disk, and saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app may not write into its folder, so nothing new is saved. You can go on and what was saved before is kept: allow writing there, and saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the app cannot be found, so nothing new is saved. You can go on as long as the app is open: bring the folder or its disk back, and saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk takes no file of this size, so nothing new is saved. You can go on and what was saved before is kept: play to the end without closing the app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk could not be written to, so nothing new is saved. You can go on and what was saved before is kept: check the disk, and saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save “{name}” is empty. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the save “{name}” is missing. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save “{name}” is damaged. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{name}” is not a save of Stella Desktop. It was left as it is: open another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Stella Desktop wrote the save “{name}”. It was left as it is: update this app, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save “{name}” is bigger than any game can be. It was left as it is: open another one, or put it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that is not on this shelf. It was left as it is: a newer Stella Desktop may know the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the save “{name}” makes no sense. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move in the save “{name}” is against the rules, so the game cannot go on. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves in the save “{name}” do not lead to the table in it. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” could not be opened. It was left as it is: make room on the disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app may not read “{name}”. It was left as it is: allow reading it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save “{name}” is not there any more. The other saves are as they were: bring the file or its disk back, or open another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{name}” is too big to be opened. It was left as it is: open another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk could not read “{name}”. It was left as it is: check the disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. “{name}” is as it was: make room on the disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app may not change “{name}”. It is as it was: allow writing into its folder, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be found, or something else is in its place. Nothing was changed: bring the file or its disk back, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is too big. It is as it was: move it to another folder by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk could not read or write “{name}”. It is as it was: check the disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so this change was not written down. It holds until the app is closed: make room on the disk, then press it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app may not write into the folder {folder}, so this change was not written down. It holds until the app is closed: allow writing there, then press it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} is missing, or something else is in its place, so this change was not written down. It holds until the app is closed: bring the folder back, then press it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} takes no file of this size, so this change was not written down. It holds until the app is closed: check the disk, then press it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk could not be written to, so this change was not written down. It holds until the app is closed: check the disk with the folder {folder}, then press it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not there, or cannot be read. Everything else is as it was: put it back into its folder, or choose another one.</source>
        <extracomment>{name}: of a deck of pictures or of a pack of words; so in the next four texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be read. It was left as it is: fetch it once more, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is made for a newer Stella Desktop. It was left as it is: update this app, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in “{name}” is not as it must be. It was left as it is: ask who made it, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some pictures of “{name}” are missing. It was left as it is: put them back into its folder, or choose another deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more card(s) are needed. What you chose is kept: take a bigger deck.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more word card(s) are needed. The words you have are kept: write some more, or play with the words of the app.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The same picture or word is there twice. What you chose is kept: take one of the two out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many players do not fit this game. What you chose is kept: change how many play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same colour. What you chose is kept: give each player another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is to begin does not sit at this table. What you chose is kept: let somebody else begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These house rules do not go together. What you chose is kept: take the usual rules, or change one of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrivatePage</name>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {most} marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark at least one picture first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wipe all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ticks stay on your board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are your marks. Pictures already shown are dimmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten marks are the most. Take one away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark at least one picture that goes with the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the pen is passed, the marks are final.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Saving works again; nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save goes to the folder of deleted saves; it is not lost yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Take the last picture of the round back? All must agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four rounds are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}: the word was {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why we matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody saw the same as somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{name}: {sum}; in all {total}</source>
        <extracomment>A line of the score board, read aloud: {sum} is the arithmetic of the round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScreenPanel</name>
    <message>
        <source>The screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StellaTable</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word is {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown already; {names} had it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StellaTexts</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>Joins the last two of several names: {first} is one name or a list of names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list, before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of IV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Associate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has passed the pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, which pictures go with the word? Nobody else may see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, point at one of your pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} points at this picture?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round: new pictures for the {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads alone with {count}: in the dark. Whoever is in the dark must not fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} lead together with {count}: nobody is in the dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lead together with {count}: nobody is in the dark.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fall!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super-spark!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spark!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is alone with this picture: no more stars in this round. The marks still count for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} saw the same, but all of them have fallen: no stars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} for {winners}; the fallen get none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}. {name} is the first scout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} proposes the other word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps this word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All agree: the other word it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has passed the pen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} points at picture {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {stars}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pictures for the {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}; in the dark and fallen: {total} − {lost} = {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n spark(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n super-spark(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This picture is not on {name}&apos;s board. Nothing has changed: choose another, or look at your board again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture was shown already. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark at least one and at most ten pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has passed the pen already: the marks are final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First answer whether to take the other word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible just now. Nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names}: %n picture(s) together</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePrompts</name>
    <message>
        <source>Take the last move back? Everybody has seen it; all must agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the other word of the card? Only if everybody agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other word…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at my board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
