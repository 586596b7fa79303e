<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AlbumPage</name>
    <message numerus="yes">
        <source>{name} (%n word card(s))</source>
        <extracomment>{name}: of a pack of words.</extracomment>
        <translation>
            <numerusform>{name} (one word card)</numerusform>
            <numerusform>{name} (%n word cards)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlbumWords</name>
    <message numerus="yes">
        <source>%n new picture(s) in {decks}.</source>
        <extracomment>{decks}: the name of a deck, or of several.</extracomment>
        <translation>
            <numerusform>%n new picture in {decks}.</numerusform>
            <numerusform>%n new pictures in {decks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of words taken in.</source>
        <translation>
            <numerusform>%n pack of words taken in.</numerusform>
            <numerusform>%n packs of words taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were left out: the deck has them.</source>
        <translation>
            <numerusform>%n picture was left out: the deck has it.</numerusform>
            <numerusform>%n pictures were left out: the deck has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) are there twice: they come only once.</source>
        <translation>
            <numerusform>One word card is there twice: it comes only once.</numerusform>
            <numerusform>%n word cards are there twice: they come only once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at: that is too many at once.</source>
        <translation>
            <numerusform>%n more file was not looked at: that is too many at once.</numerusform>
            <numerusform>%n more files were not looked at: that is too many at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s)</source>
        <translation>
            <numerusform>One word card</numerusform>
            <numerusform>%n word cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n picture(s) found</source>
        <translation>
            <numerusform>%n picture found</numerusform>
            <numerusform>%n pictures found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take in %n picture(s)</source>
        <translation>
            <numerusform>Take in %n picture</numerusform>
            <numerusform>Take in %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>For this game %n more card(s) are needed. What you chose is kept: take a bigger deck.</source>
        <translation>
            <numerusform>For this game one more card is needed. What you chose is kept: take a bigger deck.</numerusform>
            <numerusform>For this game %n more cards are needed. What you chose is kept: take a bigger deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more word card(s) are needed. The words you have are kept: write some more, or play with the words of the app.</source>
        <translation>
            <numerusform>For this game one more word card is needed. The words you have are kept: write one more, or play with the words of the app.</numerusform>
            <numerusform>For this game %n more word cards are needed. The words you have are kept: write some more, or play with the words of the app.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n more picture(s) needed: choose another deck, or let pictures back in that the album leaves out.</source>
        <translation>
            <numerusform>One more picture needed: choose another deck, or let pictures back in that the album leaves out.</numerusform>
            <numerusform>%n more pictures needed: choose another deck, or let pictures back in that the album leaves out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write your own words: %n more card(s) needed.</source>
        <translation>
            <numerusform>Write your own words: one more card needed.</numerusform>
            <numerusform>Write your own words: %n more cards needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few word cards here: %n more needed.</source>
        <translation>
            <numerusform>Too few word cards here: one more needed.</numerusform>
            <numerusform>Too few word cards here: %n more needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message numerus="yes">
        <source>Deck “{name}” by {author}, %n picture(s)</source>
        <extracomment>{name}: of a deck; {author}: who made it.</extracomment>
        <translation>
            <numerusform>Deck “{name}” by {author}, one picture</numerusform>
            <numerusform>Deck “{name}” by {author}, %n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words “{name}” by {author}, %n card(s)</source>
        <extracomment>{name}: of a pack of words; {author}: who made it.</extracomment>
        <translation>
            <numerusform>Words “{name}” by {author}, one card</numerusform>
            <numerusform>Words “{name}” by {author}, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturePage</name>
    <message numerus="yes">
        <source>Seen in %n game(s)</source>
        <translation>
            <numerusform>Seen in %n game</numerusform>
            <numerusform>Seen in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturesPanel</name>
    <message numerus="yes">
        <source>%n picture(s) can come.</source>
        <translation>
            <numerusform>One picture can come.</numerusform>
            <numerusform>%n pictures can come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) stay out.</source>
        <translation>
            <numerusform>One picture stays out.</numerusform>
            <numerusform>%n pictures stay out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message numerus="yes">
        <source>%n picture(s) of this game are no longer here: their deck was taken away. They show their backs; the game goes on.</source>
        <translation>
            <numerusform>%n picture of this game is no longer here: its deck was taken away. It shows its back; the game goes on.</numerusform>
            <numerusform>%n pictures of this game are no longer here: their deck was taken away. They show their backs; the game goes on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StellaTexts</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I saw ‘{word}’ in %n picture(s).”</source>
        <translation>
            <numerusform>{name}: “I saw ‘{word}’ in %n picture.”</numerusform>
            <numerusform>{name}: “I saw ‘{word}’ in %n pictures.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I was not quite sure of %n picture(s).”</source>
        <translation>
            <numerusform>{name}: “I was not quite sure of one picture.”</numerusform>
            <numerusform>{name}: “I was not quite sure of %n pictures.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “%n of my pictures I only dreamt.”</source>
        <translation>
            <numerusform>{name}: “One of my pictures I only dreamt.”</numerusform>
            <numerusform>{name}: “%n of my pictures I only dreamt.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “In %n picture(s) I saw what nobody else sees.”</source>
        <translation>
            <numerusform>{name}: “In one picture I saw what nobody else sees.”</numerusform>
            <numerusform>{name}: “In %n pictures I saw what nobody else sees.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I marked %n picture(s) just for you.”</source>
        <translation>
            <numerusform>{name}: “I marked one picture just for you.”</numerusform>
            <numerusform>{name}: “I marked %n pictures just for you.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead together with {count}: nobody is in the dark.</source>
        <translation>
            <numerusform>%n leads with {count}: nobody is in the dark.</numerusform>
            <numerusform>%n lead together with {count}: nobody is in the dark.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spark(s)</source>
        <translation>
            <numerusform>%n spark</numerusform>
            <numerusform>%n sparks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n super-spark(s)</source>
        <translation>
            <numerusform>%n super-spark</numerusform>
            <numerusform>%n super-sparks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: %n picture(s) together</source>
        <translation>
            <numerusform>{names}: %n picture together</numerusform>
            <numerusform>{names}: %n pictures together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>Four of %n card(s) at random</source>
        <translation>
            <numerusform>Four of %n card at random</numerusform>
            <numerusform>Four of %n cards at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and one more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) ready.</source>
        <translation>
            <numerusform>%n word card ready.</numerusform>
            <numerusform>%n word cards ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more needed.</source>
        <translation>
            <numerusform>%n more needed.</numerusform>
            <numerusform>%n more needed.</numerusform>
        </translation>
    </message>
</context>
</TS>
