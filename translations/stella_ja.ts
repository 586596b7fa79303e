<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AlbumPage</name>
    <message>
        <source>{name} ({count})</source>
        <extracomment>{name}: &quot;All pictures&quot; or the name of a deck; {count}: how many pictures it has.</extracomment>
        <translation>{name}（{count}）</translation>
    </message>
    <message>
        <source>All pictures</source>
        <translation>すべての絵</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>外した絵</translation>
    </message>
    <message numerus="yes">
        <source>{name} (%n word card(s))</source>
        <extracomment>{name}: of a pack of words.</extracomment>
        <translation>
            <numerusform>{name}（ことば%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>Never on the table again.</source>
        <translation>もうテーブルに出しません。</translation>
    </message>
    <message>
        <source>Not while small children play.</source>
        <translation>小さい子がいるときは出しません。</translation>
    </message>
</context>
<context>
    <name>AlbumWords</name>
    <message>
        <source>“{name}”: {reason}</source>
        <extracomment>A file and why it was not taken in, such as: “beach.jpg”: the file is empty.</extracomment>
        <translation>「{name}」：{reason}</translation>
    </message>
    <message>
        <source>“{pack}” was left as it is. “{name}” in it: {reason}</source>
        <extracomment>{pack}: a dropped folder or zip; {name}: a file in it.</extracomment>
        <translation>「{pack}」はそのままです。中の「{name}」：{reason}</translation>
    </message>
    <message>
        <source>there is neither a deck nor a picture in it.</source>
        <translation>絵のセットも絵も入っていません。</translation>
    </message>
    <message>
        <source>there are several decks in it. Unpack it, then bring the folder.</source>
        <translation>絵のセットがいくつも入っています。zipを開いて、フォルダーごと入れてください。</translation>
    </message>
    <message>
        <source>it is no zip file, or a damaged one. Fetch it once more.</source>
        <translation>zipファイルではないか、こわれています。もう一度手に入れてください。</translation>
    </message>
    <message>
        <source>its name or its place could do harm on this computer. Ask who made it.</source>
        <translation>名前か置き場所が、このパソコンに害をあたえるかもしれません。作った人にたずねてください。</translation>
    </message>
    <message>
        <source>there are more files than fit into one deck.</source>
        <translation>ファイルが多すぎて、1つのセットに入りません。</translation>
    </message>
    <message>
        <source>unpacked it would be far too large. It was not opened.</source>
        <translation>開くと大きくなりすぎるので、開きませんでした。</translation>
    </message>
    <message>
        <source>an archive within an archive is not opened. Unpack it first.</source>
        <translation>zipの中のzipは開きません。先に中身を取り出してください。</translation>
    </message>
    <message>
        <source>it is locked with a password. Ask for one without.</source>
        <translation>パスワードがかかっています。パスワードのないものをもらってください。</translation>
    </message>
    <message>
        <source>this picture is missing. Ask who made the deck for all of it.</source>
        <translation>この絵がありません。セットを作った人に、全部そろったものをたのんでください。</translation>
    </message>
    <message>
        <source>all its pictures are in the album already.</source>
        <translation>絵は全部、もうアルバムにあります。</translation>
    </message>
    <message>
        <source>the album has these words already.</source>
        <translation>このことばはもうアルバムにあります。</translation>
    </message>
    <message>
        <source>other pictures are being taken in at this moment. Try again when that is done.</source>
        <translation>今、ほかの絵を入れているところです。終わったら、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>a fault in the app. Nothing was changed: try again.</source>
        <translation>アプリの不具合です。何も変わっていません。もう一度ためしてください。</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>ファイルが空っぽです。</translation>
    </message>
    <message>
        <source>it is not there, or the app may not read it.</source>
        <translation>見つからないか、アプリに読む許可がありません。</translation>
    </message>
    <message>
        <source>the file is larger than any picture needs to be.</source>
        <translation>絵にしては、ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>the picture is too large. Make it smaller, then bring it again.</source>
        <translation>絵が大きすぎます。小さくしてから、もう一度入れてください。</translation>
    </message>
    <message>
        <source>the picture is so small that it would be a blur on the table.</source>
        <translation>絵が小さすぎて、テーブルではぼやけてしまいます。</translation>
    </message>
    <message>
        <source>this computer cannot read HEIC pictures. Save it as JPEG, then bring it again.</source>
        <translation>このパソコンでは、HEICの絵を読めません。JPEGで保存して、もう一度入れてください。</translation>
    </message>
    <message>
        <source>the picture is damaged, or its end is missing.</source>
        <translation>絵がこわれているか、終わりの部分が足りません。</translation>
    </message>
    <message>
        <source>it is no picture that the app can read (JPEG, PNG, WebP).</source>
        <translation>アプリで読める絵（JPEG、PNG、WebP）ではありません。</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>{name}: of a deck, within a sentence.</extracomment>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n new picture(s) in {decks}.</source>
        <extracomment>{decks}: the name of a deck, or of several.</extracomment>
        <translation>
            <numerusform>{decks}に、新しい絵が%n枚入りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of words taken in.</source>
        <translation>
            <numerusform>ことばのセットを%n個入れました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you stopped: of the rest nothing was taken in.</source>
        <translation>そこで止めたので、残りは入れていません。</translation>
    </message>
    <message>
        <source>You stopped: nothing was taken in, everything is as it was.</source>
        <translation>止めたので、何も入れていません。すべて元のままです。</translation>
    </message>
    <message>
        <source>Nothing new was taken in; everything is as it was.</source>
        <translation>新しく入ったものはありません。すべて元のままです。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were left out: the deck has them.</source>
        <translation>
            <numerusform>%n枚は、もうセットにあるので入れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) are there twice: they come only once.</source>
        <translation>
            <numerusform>ことばのカード%n枚は2回入っています。使うのは1回だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at: that is too many at once.</source>
        <translation>
            <numerusform>ほかに%n個のファイルは見ていません。一度に多すぎます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>On this screen</source>
        <translation>この画面に</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>紙に</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>スマホで</translation>
    </message>
    <message>
        <source>A robot plays</source>
        <translation>ロボットが遊ぶ</translation>
    </message>
</context>
<context>
    <name>BoardsPage</name>
    <message>
        <source>Who marks where from now on?</source>
        <translation>これからのしるしのつけかた</translation>
    </message>
    <message>
        <source>Print paper boards…</source>
        <translation>紙のボードを印刷…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>できました</translation>
    </message>
</context>
<context>
    <name>Bringing</name>
    <message>
        <source>Looking at what you bring …</source>
        <translation>中身を見ています…</translation>
    </message>
    <message>
        <source>Taking it in …</source>
        <translation>入れています…</translation>
    </message>
    <message>
        <source>Deck in one file</source>
        <translation>1つのファイルにした絵のセット</translation>
    </message>
    <message>
        <source>Words in one file</source>
        <translation>1つのファイルにしたことば</translation>
    </message>
    <message>
        <source>Packing the deck …</source>
        <translation>セットをまとめています…</translation>
    </message>
    <message>
        <source>The words are in the file “{name}” now. Whoever drags it onto their album has them too.</source>
        <translation>ことばをファイル「{name}」にしました。アルバムにドラッグすれば、だれでも使えます。</translation>
    </message>
    <message>
        <source>You stopped: no file was written.</source>
        <translation>止めたので、ファイルは作っていません。</translation>
    </message>
    <message>
        <source>The deck is in the file “{name}” now. Whoever drags it onto their album has it too; where photos were taken is not in it.</source>
        <translation>セットをファイル「{name}」にしました。アルバムにドラッグすれば、だれでも使えます。写真をとった場所の情報は入っていません。</translation>
    </message>
    <message>
        <source>The folder could not be opened from here. Look for it in the file manager of this computer:</source>
        <translation>ここからフォルダーを開けませんでした。パソコンのファイル管理アプリで探してください：</translation>
    </message>
    <message>
        <source>“{deck}” is not in the album any more. Nothing is lost: it lies in a folder of its own. Saved games with its pictures show card backs until it is put back.</source>
        <translation>「{deck}」をアルバムから片づけました。何も消えていません。別のフォルダーにしまってあります。この絵を使った保存ゲームでは、元にもどすまで裏向きになります。</translation>
    </message>
    <message>
        <source>“{deck}” does not come into new games any more. Nothing is lost: it lies in a folder of its own, and saved games keep its words.</source>
        <translation>「{deck}」は新しいゲームに出なくなりました。何も消えていません。別のフォルダーにしまってあり、保存ゲームのことばもそのままです。</translation>
    </message>
    <message>
        <source>“{deck}” is in the album again.</source>
        <translation>「{deck}」がアルバムにもどりました。</translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>アルバム</translation>
    </message>
    <message>
        <source>Bring pictures</source>
        <translation>絵を入れる</translation>
    </message>
    <message>
        <source>Choose pictures or a zip…</source>
        <translation>絵かzipを選ぶ…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>このセット</translation>
    </message>
    <message>
        <source>These words</source>
        <translation>このことば</translation>
    </message>
    <message>
        <source>Give it away as a file…</source>
        <translation>ファイルにしてわたす…</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>片づける</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>どの言語でも検索できます</translation>
    </message>
    <message>
        <source>Search for nothing</source>
        <translation>検索を消す</translation>
    </message>
    <message>
        <source>Search by title and tag, in any language</source>
        <translation>題名やタグで検索（どの言語でも）</translation>
    </message>
    <message>
        <source>Which deck to look through</source>
        <translation>見るセット</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Drag your own photos, a folder or the zip of a deck onto this page.</source>
        <translation>自分の写真やフォルダー、セットのzipを、ここにドラッグしてください。</translation>
    </message>
    <message>
        <source>No picture has this in its title, its tags or its description. Try a shorter word, or look through all pictures.</source>
        <translation>題名にもタグにも説明にも見つかりません。短いことばにするか、すべての絵を見てください。</translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s)</source>
        <translation>
            <numerusform>ことば%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>These words come into play with “A surprise” in a new game:</source>
        <translation>新しいゲームで「おたのしみ」を選ぶと、このことばも出ます。</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>元にもどす</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{setting}: {choice}</source>
        <extracomment>For screen readers: the name of a setting and one of its values.</extracomment>
        <translation>{setting}：{choice}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Your turn to mark. Everybody else looks away.</source>
        <translation>しるしをつける番です。ほかの人は見ないでください。</translation>
    </message>
    <message>
        <source>A look at your own board. Everybody else looks away.</source>
        <translation>自分のボードを見直します。ほかの人は見ないでください。</translation>
    </message>
    <message>
        <source>Behind this curtain is only what {name} may see.</source>
        <translation>カーテンの中は、{name}だけのひみつです。</translation>
    </message>
    <message>
        <source>I am {name}: hold to open</source>
        <translation>{name}です（長くおすと開きます）</translation>
    </message>
    <message>
        <source>Hold for one second</source>
        <translation>1秒間おし続けてください</translation>
    </message>
    <message>
        <source>Not me</source>
        <translation>ちがいます</translation>
    </message>
</context>
<context>
    <name>DropVeil</name>
    <message>
        <source>Let go: what you bring is looked at first, then you decide.</source>
        <translation>手をはなしてください。中身を見てから、入れるかどうか決められます。</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Thank you for playing!</source>
        <translation>遊んでくれてありがとう！</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>ホームへ</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>ふり返り</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Lines: pictures that two saw alike</source>
        <translation>線：ふたりが同じ絵を選んだ数</translation>
    </message>
    <message>
        <source>Stars in rounds I to IV</source>
        <translation>ラウンドI〜IVの星</translation>
    </message>
    <message>
        <source>The picture nobody else saw</source>
        <translation>ひとりだけが見つけた絵</translation>
    </message>
    <message>
        <source>{name} alone saw the word in it.</source>
        <translation>{name}だけが、この絵にことばを見つけました。</translation>
    </message>
</context>
<context>
    <name>FolderPanel</name>
    <message>
        <source>Folder of saved games</source>
        <translation>保存したゲームのフォルダー</translation>
    </message>
    <message>
        <source>Each game is a file in {folder}</source>
        <translation>ゲームは1つずつ、ファイルになっています：{folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>The folder could not be opened from here. The saves in it are not touched: look for {folder} in the file manager of this computer.</source>
        <translation>ここからフォルダーを開けませんでした。保存したゲームはそのままです。パソコンのファイル管理アプリで、{folder} を探してください。</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Stella: a new game</source>
        <translation>Stella：新しいゲーム</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>続きから遊ぶ</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>アルバム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>遊びかた</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>The newest game, of {names}, cannot be opened and was left as it is. The copy from before lacks its last move at most.</source>
        <translation>いちばん新しいゲーム（{names}）は開けませんでした。ファイルはそのままにしてあります。1つ前の保存なら、ちがうのは最後の1手だけです。</translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation>1つ前の保存を開く</translation>
    </message>
    <message>
        <source>The newest save, of {when}, cannot be opened and was left as it is. The saved games tell why.</source>
        <translation>いちばん新しい保存（{when}）は開けませんでした。ファイルはそのままにしてあります。理由は「保存したゲーム」で見られます。</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>A new deck</source>
        <translation>新しいセット</translation>
    </message>
    <message>
        <source>{wide} by {high} pixels, {left} from the left, {top} from the top</source>
        <extracomment>For screen readers: how many pixels of the photo are on the card, and from where.</extracomment>
        <translation>横{wide}、縦{high}ピクセル、左から{left}、上から{top}</translation>
    </message>
    <message>
        <source>Into which deck?</source>
        <translation>どのセットに入れますか</translation>
    </message>
    <message>
        <source>Name of the new deck</source>
        <translation>新しいセットの名前</translation>
    </message>
    <message>
        <source>Title of this picture</source>
        <translation>この絵の題名</translation>
    </message>
    <message>
        <source>Our pictures</source>
        <translation>うちの絵</translation>
    </message>
    <message>
        <source>Name of the deck with a number</source>
        <translation>セットの名前と番号</translation>
    </message>
    <message>
        <source>Leave this one out</source>
        <translation>これは入れない</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Move the frame to what matters, pull its corners to size it; or take all pictures in as they are framed.</source>
        <translation>わくを大事なところに動かし、角を引いて大きさを変えます。このまま全部入れてもかまいません。</translation>
    </message>
    <message>
        <source>Frame of the card: the arrow keys move it, plus and minus size it</source>
        <translation>カードのわく：矢印キーで動かし、プラスとマイナスで大きさを変えます</translation>
    </message>
    <message>
        <source>How the card will look</source>
        <translation>カードの見本</translation>
    </message>
    <message>
        <source>The photo before</source>
        <translation>前の写真</translation>
    </message>
    <message>
        <source>The next photo</source>
        <translation>次の写真</translation>
    </message>
    <message>
        <source>Smaller frame</source>
        <translation>わくを小さく</translation>
    </message>
    <message>
        <source>Larger frame</source>
        <translation>わくを大きく</translation>
    </message>
    <message>
        <source>Not taken in:</source>
        <translation>入らなかったもの：</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Which photo this is, such as 3 of 12.</extracomment>
        <translation>{total}枚中 {number}枚目</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) found</source>
        <translation>
            <numerusform>%n枚見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take in %n picture(s)</source>
        <translation>
            <numerusform>%n枚を入れる</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>入れる</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>Word languages</source>
        <translation>ことばの言語</translation>
    </message>
    <message>
        <source>Up to three. Number 1 is the largest.</source>
        <translation>3つまで。1番が大きく出ます。</translation>
    </message>
    <message>
        <source>Three languages fit on a card: take one away first.</source>
        <translation>カードに入るのは3つまでです。先に1つ外してください。</translation>
    </message>
    <message>
        <source>One language must stay: choose another one first.</source>
        <translation>1つは必要です。先にほかの言語を選んでください。</translation>
    </message>
    <message>
        <source>Number {number} on the cards</source>
        <translation>カードの{number}番目</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules</source>
        <translation>遊びかた</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>ここまでのふり返り</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>スマホ…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>To the shelf (the game is saved)</source>
        <translation>ホームへ（ゲームは保存されます）</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終わる</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Why we matched</source>
        <translation>だれと気が合った？</translation>
    </message>
    <message>
        <source>Nobody saw the same as somebody else.</source>
        <translation>同じ絵を選んだ人は、いませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>絵%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>“{picture}” is not in the deck any more. Nothing is lost: it lies in a folder of its own. Saved games show a card back in its place until it is put back.</source>
        <translation>「{picture}」をセットから外しました。何も消えていません。別のフォルダーにしまってあります。保存ゲームでは、元にもどすまで裏向きになります。</translation>
    </message>
    <message>
        <source>“{picture}” is in the deck again.</source>
        <translation>「{picture}」がセットにもどりました。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Stella Desktop seems to be running already, but does not answer. Nothing was changed. If it runs neither here nor on another computer, delete the file {file} and start again.</source>
        <translation>Stella Desktopはもう動いているようですが、応答がありません。何も変えていません。このコンピューターでも、ほかのコンピューターでも動いていなければ、ファイル「{file}」を消して、もう一度始めてください。</translation>
    </message>
    <message>
        <source>This game has become too long to be saved any further. What was saved before is kept: play on to the end without closing the app.</source>
        <translation>ゲームが長くなりすぎて、これ以上は保存できません。ここまでの保存は残っています。アプリを閉じずに、最後まで遊んでください。</translation>
    </message>
    <message>
        <source>This game could not be saved. You can play on and what was saved before is kept: do not close the app, it tries again after every move.</source>
        <translation>このゲームを保存できませんでした。このまま遊べますし、前の保存も残っています。アプリは閉じないでください。1手ごとに、もう一度ためします。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing new is saved. You can go on and what was saved before is kept: make room on the disk, and saving goes on by itself.</source>
        <translation>ディスクがいっぱいで、新しく保存できません。このまま続けられますし、前の保存も残っています。ディスクの空きをふやすと、自動でまた保存します。</translation>
    </message>
    <message>
        <source>The app may not write into its folder, so nothing new is saved. You can go on and what was saved before is kept: allow writing there, and saving goes on by itself.</source>
        <translation>アプリのフォルダーに書きこめず、新しく保存できません。このまま続けられますし、前の保存も残っています。書きこみを許可すると、自動でまた保存します。</translation>
    </message>
    <message>
        <source>The folder of the app cannot be found, so nothing new is saved. You can go on as long as the app is open: bring the folder or its disk back, and saving goes on by itself.</source>
        <translation>アプリのフォルダーが見つからず、新しく保存できません。アプリを開いている間は続けられます。フォルダーやディスクを元にもどすと、自動でまた保存します。</translation>
    </message>
    <message>
        <source>The disk takes no file of this size, so nothing new is saved. You can go on and what was saved before is kept: play to the end without closing the app.</source>
        <translation>このディスクには、この大きさのファイルを保存できません。このまま続けられますし、前の保存も残っています。アプリを閉じずに、最後まで遊んでください。</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has the saves now, so this window saves nothing any more. What was saved before is kept: close this window and go on in the other.</source>
        <translation>Stella Desktopがもう1つ開いていて、保存はそちらがしています。このウィンドウではもう保存されません。前に保存した分は残っています。このウィンドウを閉じて、もう1つのほうで続けてください。</translation>
    </message>
    <message>
        <source>The disk could not be written to, so nothing new is saved. You can go on and what was saved before is kept: check the disk, and saving goes on by itself.</source>
        <translation>ディスクに書きこめず、新しく保存できません。このまま続けられますし、前の保存も残っています。ディスクを確かめてください。直れば、自動でまた保存します。</translation>
    </message>
    <message>
        <source>The save “{name}” is empty. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>保存したゲーム「{name}」は空っぽです。ファイルはそのままにしてあります。1つ前の保存があれば開くか、片づけてください。</translation>
    </message>
    <message>
        <source>The end of the save “{name}” is missing. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>保存したゲーム「{name}」は、終わりの部分が足りません。ファイルはそのままにしてあります。1つ前の保存があれば開くか、片づけてください。</translation>
    </message>
    <message>
        <source>The save “{name}” is damaged. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>保存したゲーム「{name}」はこわれています。ファイルはそのままにしてあります。1つ前の保存があれば開くか、片づけてください。</translation>
    </message>
    <message>
        <source>The file “{name}” is not a save of Stella Desktop. It was left as it is: open another one.</source>
        <translation>ファイル「{name}」は、Stella Desktopの保存ファイルではありません。そのままにしてあります。ほかのものを開いてください。</translation>
    </message>
    <message>
        <source>A newer Stella Desktop wrote the save “{name}”. It was left as it is: update this app, then open it again.</source>
        <translation>保存したゲーム「{name}」は、もっと新しいStella Desktopのものです。そのままにしてあります。このアプリを新しくしてから、もう一度開いてください。</translation>
    </message>
    <message>
        <source>The save “{name}” is bigger than any game can be. It was left as it is: open another one, or put it away.</source>
        <translation>保存したゲーム「{name}」は、ゲームにしては大きすぎます。そのままにしてあります。ほかのものを開くか、片づけてください。</translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that is not on this shelf. It was left as it is: a newer Stella Desktop may know the game.</source>
        <translation>保存したゲーム「{name}」は、ここにはないゲームのものです。そのままにしてあります。新しいStella Desktopなら開けるかもしれません。</translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that this version cannot show yet. It was left as it is: a newer Stella Desktop may have a table for it.</source>
        <translation>保存したゲーム「{name}」は、このバージョンではまだ遊べないゲームのものです。そのままにしてあります。新しいStella Desktopなら遊べるかもしれません。</translation>
    </message>
    <message>
        <source>Something in the save “{name}” makes no sense. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>保存したゲーム「{name}」に、つじつまの合わないところがあります。ファイルはそのままにしてあります。1つ前の保存があれば開くか、片づけてください。</translation>
    </message>
    <message>
        <source>A move in the save “{name}” is against the rules, so the game cannot go on. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation>保存したゲーム「{name}」にルールに合わない手があり、続けられません。ファイルはそのままにしてあります。1つ前の保存があれば開くか、新しいゲームを始めてください。</translation>
    </message>
    <message>
        <source>The moves in the save “{name}” do not lead to the table in it. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation>保存したゲーム「{name}」は、手の記録とテーブルのようすが合いません。ファイルはそのままにしてあります。1つ前の保存があれば開くか、新しいゲームを始めてください。</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” could not be opened. It was left as it is: make room on the disk, then try again.</source>
        <translation>ディスクがいっぱいで、「{name}」を開けませんでした。そのままにしてあります。ディスクの空きをふやして、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>The app may not read “{name}”. It was left as it is: allow reading it, then try again.</source>
        <translation>アプリには「{name}」を読む許可がありません。そのままにしてあります。読みこみを許可して、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>The save “{name}” is not there any more. The other saves are as they were: bring the file or its disk back, or open another one.</source>
        <translation>保存したゲーム「{name}」が見つかりません。ほかの保存はそのままです。ファイルやディスクを元にもどすか、ほかのものを開いてください。</translation>
    </message>
    <message>
        <source>The file “{name}” is too big to be opened. It was left as it is: open another one.</source>
        <translation>ファイル「{name}」は大きすぎて開けません。そのままにしてあります。ほかのものを開いてください。</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has “{name}” now. It was left as it is: open it in the other window.</source>
        <translation>Stella Desktopがもう1つ開いていて、「{name}」はそちらが使っています。そのままにしてあります。もう1つのウィンドウで開いてください。</translation>
    </message>
    <message>
        <source>The disk could not read “{name}”. It was left as it is: check the disk, then try again.</source>
        <translation>ディスクから「{name}」を読めませんでした。そのままにしてあります。ディスクを確かめて、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>The disk is full. “{name}” is as it was: make room on the disk, then try again.</source>
        <translation>ディスクがいっぱいです。「{name}」は元のままです。ディスクの空きをふやして、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>The app may not change “{name}”. It is as it was: allow writing into its folder, then try again.</source>
        <translation>アプリには「{name}」を変える許可がありません。元のままです。フォルダーへの書きこみを許可して、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>“{name}” cannot be found, or something else is in its place. Nothing was changed: bring the file or its disk back, then try again.</source>
        <translation>「{name}」が見つからないか、別のものに置きかわっています。何も変えていません。ファイルやディスクを元にもどして、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>“{name}” is too big. It is as it was: move it to another folder by hand.</source>
        <translation>「{name}」は大きすぎます。元のままです。ほかのフォルダーへ、自分で移してください。</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has “{name}” now. It is as it was: close this window and go on in the other.</source>
        <translation>Stella Desktopがもう1つ開いていて、「{name}」はそちらが使っています。何も変えていません。このウィンドウを閉じて、もう1つのほうで続けてください。</translation>
    </message>
    <message>
        <source>The disk could not read or write “{name}”. It is as it was: check the disk, then try again.</source>
        <translation>ディスクで「{name}」を読み書きできませんでした。元のままです。ディスクを確かめて、もう一度ためしてください。</translation>
    </message>
    <message>
        <source>The disk is full, so your settings were not written down. They hold until the app is closed: make room on the disk, then choose once more.</source>
        <translation>ディスクがいっぱいで、設定を保存できませんでした。アプリを閉じるまでは、このまま使えます。ディスクの空きをふやして、もう一度選んでください。</translation>
    </message>
    <message>
        <source>The app may not write into the folder {folder}, so your settings were not written down. They hold until the app is closed: allow writing there, then choose once more.</source>
        <translation>フォルダー {folder} に書きこむ許可がなく、設定を保存できませんでした。アプリを閉じるまでは、このまま使えます。書きこみを許可して、もう一度選んでください。</translation>
    </message>
    <message>
        <source>The folder {folder} is missing, or something else is in its place, so your settings were not written down. They hold until the app is closed: bring the folder back, then choose once more.</source>
        <translation>フォルダー {folder} がないか、別のものに置きかわっていて、設定を保存できませんでした。アプリを閉じるまでは、このまま使えます。フォルダーを元にもどして、もう一度選んでください。</translation>
    </message>
    <message>
        <source>The folder {folder} takes no file of this size, so your settings were not written down. They hold until the app is closed: make room on its disk, then choose once more.</source>
        <translation>フォルダー {folder} にはこの大きさのファイルが入らず、設定を保存できませんでした。アプリを閉じるまでは、このまま使えます。ディスクの空きをふやして、もう一度選んでください。</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has the folder {folder}, so your settings were not written down. They hold until the app is closed: choose once more in the other window.</source>
        <translation>Stella Desktopがもう1つ開いていて、フォルダー{folder}はそちらが使っているため、設定を書きこめませんでした。アプリを閉じるまでは有効です。もう1つのウィンドウで選び直してください。</translation>
    </message>
    <message>
        <source>The folder {folder} could not be written to, so your settings were not written down. They hold until the app is closed: check its disk, then choose once more.</source>
        <translation>フォルダー {folder} に書きこめず、設定を保存できませんでした。アプリを閉じるまでは、このまま使えます。ディスクを確かめて、もう一度選んでください。</translation>
    </message>
    <message>
        <source>“{name}” is not there, or cannot be read. Everything else is as it was: put it back into its folder, or choose another one.</source>
        <extracomment>{name}: of a deck of pictures or of a pack of words; so in the next four texts.</extracomment>
        <translation>「{name}」がないか、読めません。ほかはすべて元のままです。フォルダーにもどすか、ほかのものを選んでください。</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be read. It was left as it is: fetch it once more, or choose another one.</source>
        <translation>「{name}」はこわれていて読めません。そのままにしてあります。もう一度手に入れるか、ほかのものを選んでください。</translation>
    </message>
    <message>
        <source>“{name}” is made for a newer Stella Desktop. It was left as it is: update this app, or choose another one.</source>
        <translation>「{name}」は、もっと新しいStella Desktop用です。そのままにしてあります。このアプリを新しくするか、ほかのものを選んでください。</translation>
    </message>
    <message>
        <source>Something in “{name}” is not as it must be. It was left as it is: ask who made it, or choose another one.</source>
        <translation>「{name}」に正しくないところがあります。そのままにしてあります。作った人にたずねるか、ほかのものを選んでください。</translation>
    </message>
    <message>
        <source>Some pictures of “{name}” are missing. It was left as it is: put them back into its folder, or choose another deck.</source>
        <translation>「{name}」の絵が足りません。そのままにしてあります。絵をフォルダーにもどすか、ほかの絵のセットを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more card(s) are needed. What you chose is kept: take a bigger deck.</source>
        <translation>
            <numerusform>このゲームには、絵があと%n枚いります。選んだものはそのままです。もっと枚数の多いセットにしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more word card(s) are needed. The words you have are kept: write some more, or play with the words of the app.</source>
        <translation>
            <numerusform>このゲームには、ワードカードがあと%n枚いります。今あることばはそのままです。書き足すか、アプリのことばで遊んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same picture or word is there twice. What you chose is kept: take one of the two out.</source>
        <translation>同じ絵かことばが2つあります。選んだものはそのままです。どちらか1つを外してください。</translation>
    </message>
    <message>
        <source>So many players do not fit this game. What you chose is kept: change how many play.</source>
        <translation>この人数では遊べません。選んだものはそのままです。人数を変えてください。</translation>
    </message>
    <message>
        <source>Two players have the same colour. What you chose is kept: give each player another one.</source>
        <translation>2人の色が同じです。選んだものはそのままです。ひとりずつ、ちがう色にしてください。</translation>
    </message>
    <message>
        <source>Who is to begin does not sit at this table. What you chose is kept: let somebody else begin.</source>
        <translation>最初の番の人が、このテーブルにいません。選んだものはそのままです。ほかの人から始めてください。</translation>
    </message>
    <message>
        <source>These house rules do not go together. What you chose is kept: take the usual rules, or change one of them.</source>
        <translation>選んだ特別ルールは、いっしょに使えません。選んだものはそのままです。いつものルールにするか、どれかを変えてください。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n more picture(s) needed: choose another deck, or let pictures back in that the album leaves out.</source>
        <translation>
            <numerusform>絵があと%n枚いります。ほかのセットを選ぶか、アルバムで外した絵をもどしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write your own words: %n more card(s) needed.</source>
        <translation>
            <numerusform>ことばを書きましょう。カードがあと%n枚いります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few word cards here: %n more needed.</source>
        <translation>
            <numerusform>ワードカードが足りません。あと%n枚いります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Is everybody seated? Then let us play.</source>
        <translation>みんな席につきましたか。さあ、始めましょう。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Print paper boards…</source>
        <translation>紙のボードを印刷…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>What you bring</source>
        <translation>持ってきたもの</translation>
    </message>
    <message numerus="yes">
        <source>Deck “{name}” by {author}, %n picture(s)</source>
        <extracomment>{name}: of a deck; {author}: who made it.</extracomment>
        <translation>
            <numerusform>{author}のセット「{name}」、絵%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words “{name}” by {author}, %n card(s)</source>
        <extracomment>{name}: of a pack of words; {author}: who made it.</extracomment>
        <translation>
            <numerusform>{author}のことば「{name}」、カード%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>Another phone wants to take over this seat. It shows the number {number}.</source>
        <translation>ほかのスマホが、この席に着きたがっています。番号は {number} です。</translation>
    </message>
    <message>
        <source>Play here instead</source>
        <translation>ここで遊ぶ</translation>
    </message>
    <message>
        <source>The marks made so far stay at the seat.</source>
        <translation>つけたしるしは、席に残ります。</translation>
    </message>
    <message>
        <source>Yes, the new phone</source>
        <translation>はい、新しいスマホで</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>is in</source>
        <translation>入っています</translation>
    </message>
    <message>
        <source>asleep until somebody looks at it</source>
        <translation>スマホは休み中（見るともどります）</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>まだ来ていません</translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message>
        <source>Play with phones</source>
        <translation>スマホで遊ぶ</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>テーブルへ</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度さがす</translation>
    </message>
    <message>
        <source>Look for the networks of this computer again.</source>
        <translation>このパソコンのネットワークをもう一度さがします。</translation>
    </message>
    <message>
        <source>Phones talk to this computer without encryption: who can listen in to your home network could read marks. Play in a network you trust.</source>
        <translation>スマホとパソコンのやりとりは暗号化されません。家のネットワークをのぞける人には、しるしが読めてしまいます。信頼できるネットワークで遊んでください。</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera here, then choose your seat.</source>
        <translation>スマホのカメラを向けて、自分の席を選んでください。</translation>
    </message>
    <message>
        <source>Or type {address}</source>
        <translation>または {address} と入力</translation>
    </message>
    <message>
        <source>A phone asks to come in. It shows the number {number}.</source>
        <translation>スマホが入りたがっています。番号は {number} です。</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>入れる</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>The network has changed: scan once more.</source>
        <translation>ネットワークが変わりました。もう一度コードを読みとってください。</translation>
    </message>
    <message>
        <source>All phones are in.</source>
        <translation>スマホが全部そろいました。</translation>
    </message>
    <message>
        <source>The phones are in another network? Choose it:</source>
        <translation>スマホが別のネットワークにあるときは、選んでください：</translation>
    </message>
    <message>
        <source>Has the network changed?</source>
        <translation>ネットワークが変わりましたか。</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>無線LAN</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>ケーブル</translation>
    </message>
    <message>
        <source>VPN, hardly the right one</source>
        <translation>VPN（たぶんちがいます）</translation>
    </message>
    <message>
        <source>Virtual, hardly the right one</source>
        <translation>仮想ネットワーク（たぶんちがいます）</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>まだだれも来ていません。</translation>
    </message>
    <message>
        <source>Somebody is still missing.</source>
        <translation>まだ来ていない人がいます。</translation>
    </message>
    <message>
        <source>Is the phone in the same Wi-Fi as this computer, and not in a guest network?</source>
        <translation>スマホは、このパソコンと同じWi-Fiにつながっていますか。ゲスト用のWi-Fiではつながりません。</translation>
    </message>
    <message>
        <source>A firewall may be in the way: allow Stella Desktop (Python) in it.</source>
        <translation>ファイアウォールがじゃまをしているかもしれません。Stella Desktop（Python）を許可してください。</translation>
    </message>
    <message>
        <source>This computer uses a VPN: switch it off while you play.</source>
        <translation>このパソコンはVPNを使っています。遊ぶ間は切ってください。</translation>
    </message>
    <message>
        <source>Paper and the curtain work without any network.</source>
        <translation>紙とカーテンなら、ネットワークなしで遊べます。</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it with the network of the phones and look again. Paper and the curtain work without any network.</source>
        <translation>このパソコンは、どのネットワークにもつながっていません。スマホと同じネットワークにつないで、もう一度さがしてください。紙とカーテンなら、ネットワークなしで遊べます。</translation>
    </message>
    <message>
        <source>This computer is open to the internet here, so the game does not open by itself. Connect the computer with your home network and look again.</source>
        <translation>ここでは、このパソコンがインターネットから見えるため、ゲームは自動では開きません。家のネットワークにつないで、もう一度さがしてください。</translation>
    </message>
    <message>
        <source>Only a VPN or a virtual network was found, and no phone is in there. Connect the computer with the network of the phones and look again.</source>
        <translation>VPNか仮想ネットワークしか見つかりませんでした。スマホはそこにはいません。スマホと同じネットワークにつないで、もう一度さがしてください。</translation>
    </message>
    <message>
        <source>This network does not let the game in at the moment. Choose another one or look again.</source>
        <translation>今、このネットワークではゲームを開けません。別のネットワークを選ぶか、もう一度さがしてください。</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>Joins the last two of several names: {first} is one name or a list of names.</extracomment>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list, before the last one.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Round {number} of IV</source>
        <translation>ラウンド {number} / IV</translation>
    </message>
</context>
<context>
    <name>PicturePage</name>
    <message>
        <source>Back to the album</source>
        <translation>アルバムへもどる</translation>
    </message>
    <message>
        <source>This picture</source>
        <translation>この絵</translation>
    </message>
    <message>
        <source>Give it another title</source>
        <translation>題名を変える</translation>
    </message>
    <message>
        <source>Take it out of the deck</source>
        <translation>セットから外す</translation>
    </message>
    <message>
        <source>Title of this picture</source>
        <translation>この絵の題名</translation>
    </message>
    <message>
        <source>Never on the table again</source>
        <translation>もうテーブルに出さない</translation>
    </message>
    <message>
        <source>Not while small children play</source>
        <translation>小さい子がいるときは出さない</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>前の絵</translation>
    </message>
    <message>
        <source>The next picture</source>
        <translation>次の絵</translation>
    </message>
    <message>
        <source>From the deck “{deck}”</source>
        <translation>「{deck}」の絵</translation>
    </message>
    <message numerus="yes">
        <source>Seen in %n game(s)</source>
        <translation>
            <numerusform>%n回のゲームに出ました</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen in any game yet</source>
        <translation>まだゲームに出ていません</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Which picture of the album this is, such as 3 of 84.</extracomment>
        <translation>{total}枚中 {number}枚目</translation>
    </message>
</context>
<context>
    <name>PicturesPanel</name>
    <message>
        <source>The pictures</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Small children play along</source>
        <translation>小さい子もいっしょに遊ぶ</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <extracomment>{name}: of a deck; {count}: how many of its pictures can come.</extracomment>
        <translation>{name}（{count}）</translation>
    </message>
    <message>
        <source>One deck must stay: choose another one first.</source>
        <translation>1つは必要です。先にほかのセットを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) can come.</source>
        <translation>
            <numerusform>%n枚から選びます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) stay out.</source>
        <translation>
            <numerusform>%n枚は出ません。</numerusform>
        </translation>
    </message>
    <message>
        <source>All pictures may come.</source>
        <translation>どの絵も出ます。</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Keep as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>The PDF could not be written. Choose another folder or name.</source>
        <translation>PDFを書き出せませんでした。ほかのフォルダーか名前にしてください。</translation>
    </message>
    <message>
        <source>Kept as {file}.</source>
        <translation>{file} として保存しました。</translation>
    </message>
    <message>
        <source>The printer takes nothing now; keep a PDF instead.</source>
        <translation>プリンターが受け付けません。かわりにPDFで保存してください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Paper boards</source>
        <translation>紙のボード</translation>
    </message>
    <message>
        <source>Personal boards</source>
        <translation>個人ボード</translation>
    </message>
    <message>
        <source>Four each</source>
        <translation>4枚ずつ</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>1枚ずつ</translation>
    </message>
    <message>
        <source>Four boards each, one a round; or one in a clear sleeve with a wipeable pen.</source>
        <translation>ひとり4枚、1ラウンドに1枚ずつ。または1枚を透明なケースに入れて、消せるペンで。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Blank word cards</source>
        <translation>白紙のワードカード</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>No printer was found; keep a PDF instead.</source>
        <translation>プリンターが見つかりません。かわりにPDFで保存してください。</translation>
    </message>
</context>
<context>
    <name>PrivatePage</name>
    <message>
        <source>marked</source>
        <translation>しるしつき</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>自分のボード</translation>
    </message>
    <message>
        <source>{count} of {most} marks</source>
        <translation>しるし {count} / {most}</translation>
    </message>
    <message>
        <source>Pass the pen</source>
        <translation>ペンをわたす</translation>
    </message>
    <message>
        <source>Mark at least one picture first.</source>
        <translation>先に1枚以上、しるしをつけてください。</translation>
    </message>
    <message>
        <source>Wipe all</source>
        <translation>全部消す</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>カーテンを閉じる</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Once the pen is passed, the marks are final. Until then they stay on your board.</source>
        <translation>わたすと変えられません。それまで、しるしはボードに残ります。</translation>
    </message>
    <message>
        <source>These are your marks. Pictures already shown are dimmed.</source>
        <translation>自分がつけたしるしです。見せ終わった絵は暗くなっています。</translation>
    </message>
    <message>
        <source>Ten marks are the most. Take one away first.</source>
        <translation>しるしは10個までです。先に1つ消してください。</translation>
    </message>
    <message>
        <source>Mark at least one picture that goes with the word.</source>
        <translation>ことばに合う絵に、1つ以上しるしをつけてください。</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message numerus="yes">
        <source>%n picture(s) of this game are no longer here: their deck was taken away. They show their backs; the game goes on.</source>
        <translation>
            <numerusform>このゲームの絵が%n枚ありません。セットが片づけられたためです。うら向きで出しますが、ゲームは続けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving works again; nothing is lost.</source>
        <translation>また保存できるようになりました。何も消えていません。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>遊びかた</translation>
    </message>
    <message>
        <source>The rules could not be read. Everything else works; install the app again.</source>
        <translation>遊びかたを読みこめませんでした。ほかは使えます。アプリを入れ直してください。</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>次へ：{title}</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Put away</source>
        <translation>片づける</translation>
    </message>
    <message>
        <source>The save goes to the folder of deleted saves; it is not lost yet.</source>
        <translation>削除したゲームのフォルダーに移ります。まだ消えるわけではありません。</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>開けないゲーム</translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation>1つ前の保存を開く</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>続きから遊ぶ</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>保存したゲームは、まだありません。</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Take the last picture of the round back? All must agree.</source>
        <translation>ラウンド最後の絵をもどしますか。全員の賛成が必要です。</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>はい、もどす</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>いいえ、このまま</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>もどす</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>All four rounds are played.</source>
        <translation>4ラウンドが終わりました。</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>勝ったのは？</translation>
    </message>
    <message>
        <source>Boards…</source>
        <translation>ボード…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>{round}: the word was {word}</source>
        <translation>{round}：ことばは「{word}」</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{name}: {sum}; in all {total}</source>
        <extracomment>A line of the score board, read aloud: {sum} is the arithmetic of the round.</extracomment>
        <translation>{name}：{sum}、合計は{total}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>このラウンド</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>ScreenPanel</name>
    <message>
        <source>The screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>立てる</translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation>みんな同じ側から見ます。</translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation>ねかせる</translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation>ボードはそれぞれ、持ち主のほうを向きます。</translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>A picture for {name}</source>
        <translation>{name}のアイコン</translation>
    </message>
    <message>
        <source>Colour and symbol of {name}</source>
        <translation>{name}の色とマーク</translation>
    </message>
    <message>
        <source>How does {name} mark?</source>
        <translation>{name}のしるしのつけかた</translation>
    </message>
    <message>
        <source>Where does {name} sit?</source>
        <translation>{name}の席はどこ？</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>アイコンなし</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>アイコン{number}</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Near side</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>左側</translation>
    </message>
    <message>
        <source>Far side</source>
        <translation>向こう側</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>右側</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>{name}のアイコン</translation>
    </message>
    <message>
        <source>Colour and symbol of {name}</source>
        <translation>{name}の色とマーク</translation>
    </message>
    <message>
        <source>Where {name} sits</source>
        <translation>{name}の席</translation>
    </message>
    <message>
        <source>How {name} marks</source>
        <translation>{name}のしるしのつけかた</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>{name}を上へ</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>{name}を下へ</translation>
    </message>
    <message>
        <source>Take {name} off the table</source>
        <translation>{name}をテーブルから外す</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>だれが遊びますか</translation>
    </message>
    <message>
        <source>In the order you sit, clockwise.</source>
        <translation>すわっている順に、時計回りで。</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Stella needs three players: nobody can leave.</source>
        <translation>Stellaは3人から遊べます。これ以上はへらせません。</translation>
    </message>
    <message>
        <source>Six is the most: the table is full.</source>
        <translation>6人までです。テーブルはいっぱいです。</translation>
    </message>
    <message>
        <source>More than one player is called {name}. Only the symbols tell them apart.</source>
        <translation>「{name}」が2人以上います。見分けるのはマークだけです。</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Back to the default</source>
        <translation>標準にもどす</translation>
    </message>
    <message>
        <source>Number {number} on the cards</source>
        <translation>カードの{number}番目</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Three languages fit on a card: take one away first.</source>
        <translation>カードに入るのは3つまでです。先に1つ外してください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>遊ぶとき</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このパソコン</translation>
    </message>
    <message>
        <source>Like this computer: {language}</source>
        <translation>パソコンと同じ：{language}</translation>
    </message>
    <message>
        <source>Language of the app</source>
        <translation>アプリの言語</translation>
    </message>
    <message>
        <source>All buttons, sentences and rules speak it at once.</source>
        <translation>ボタンも文も遊びかたも、すぐに切りかわります。</translation>
    </message>
    <message>
        <source>Languages of the words on the table</source>
        <translation>テーブルに出ることばの言語</translation>
    </message>
    <message>
        <source>One to three, in the order in which you press them: number 1 is the largest. Press one again to take it away. It holds for new games.</source>
        <translation>1つから3つまで。おした順にならび、1番がいちばん大きく出ます。もう一度おすと外れます。新しいゲームから変わります。</translation>
    </message>
    <message>
        <source>Like the app</source>
        <translation>アプリと同じ</translation>
    </message>
    <message>
        <source>Readings of Japanese words</source>
        <translation>日本語のふりがな</translation>
    </message>
    <message>
        <source>Small kana above a word help those who do not know its signs yet.</source>
        <translation>漢字の上に、小さなかなをつけます。まだ習っていない人も読めます。</translation>
    </message>
    <message>
        <source>With kana</source>
        <translation>つける</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>つけない</translation>
    </message>
    <message>
        <source>How far do you sit?</source>
        <translation>画面からのきょり</translation>
    </message>
    <message>
        <source>The farther away you sit, the larger all words are.</source>
        <translation>遠くにすわるほど、文字が大きくなります。</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>近い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>遠い</translation>
    </message>
    <message>
        <source>At a desk, an arm away.</source>
        <translation>つくえで、手がとどくくらい。</translation>
    </message>
    <message>
        <source>Around a table, one or two metres away.</source>
        <translation>テーブルで、1〜2メートル。</translation>
    </message>
    <message>
        <source>On the sofa, three metres away or more.</source>
        <translation>ソファーから、3メートル以上。</translation>
    </message>
    <message>
        <source>Can everybody read this? “Kenji and Yuki saw the same picture: a super-spark!”</source>
        <translation>みんな読めますか。「ケンジとユキが同じ絵！スーパースパーク！」</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Lanterns travel and cards turn over, or everything is in its place at once.</source>
        <translation>ランタンやカードを動かして見せるか、すぐに終わりの形にします。</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>ひかえめ</translation>
    </message>
    <message>
        <source>Key letters on the pictures</source>
        <translation>絵のキーの文字</translation>
    </message>
    <message>
        <source>Each picture shows the key that chooses it. The keys work without them too.</source>
        <translation>絵を選ぶキーを、絵の上に出します。出さなくても、キーは使えます。</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>出さない</translation>
    </message>
    <message>
        <source>Small children play along</source>
        <translation>小さい子もいっしょに遊ぶ</translation>
    </message>
    <message>
        <source>Pictures that the album calls “not for small children” stay in the box then.</source>
        <translation>アルバムで「小さい子がいるときは出さない」とした絵は、箱に残します。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Hints for the first game</source>
        <translation>はじめての人へのヒント</translation>
    </message>
    <message>
        <source>A sentence at each step tells newcomers what happens. Each can be closed for good.</source>
        <translation>ステップごとに、はじめての人へひとことで説明します。1つずつ消せて、消したものはもう出ません。</translation>
    </message>
    <message>
        <source>How the screen lies</source>
        <translation>画面の置きかた</translation>
    </message>
    <message>
        <source>What a new game begins with; you can still choose there.</source>
        <translation>新しいゲームの最初の形です。ゲームごとに変えられます。</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>立てる</translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation>ねかせる</translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation>みんな同じ側から見ます。</translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation>ボードはそれぞれ、持ち主のほうを向きます。</translation>
    </message>
    <message>
        <source>Taking back a picture that was shown</source>
        <translation>見せた絵をもどす</translation>
    </message>
    <message>
        <source>For a slip of the finger. It is possible until the next player has acted.</source>
        <translation>おしまちがえたときに。次の人が動くまで、もどせます。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Ask the table</source>
        <translation>みんなに聞く</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>What was shown stays shown.</source>
        <translation>見せた絵はもどせません。</translation>
    </message>
    <message>
        <source>The table is asked first.</source>
        <translation>先に、みんなにたずねます。</translation>
    </message>
    <message>
        <source>One press takes it back.</source>
        <translation>一度おすだけでもどせます。</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>The game fills the whole screen, also when it is started again. F11 does it too.</source>
        <translation>ゲームを画面いっぱいに出します。次に開くときも同じです。F11キーでも切りかわります。</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>ウィンドウ</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Name: ____________________</source>
        <translation>名前：____________________</translation>
    </message>
    <message>
        <source>Marks: ____  of 10</source>
        <translation>しるし：____ / 10</translation>
    </message>
    <message>
        <source>Mark pictures with a cross. Ink two stars for a spark, all three for a super-spark.</source>
        <translation>選んだ絵のマスに、ばつ印をつけます。スパークは星2つ、スーパースパークは星3つをぬります。</translation>
    </message>
    <message>
        <source>Stella: score sheet</source>
        <translation>Stella：得点表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Fallen in the dark: one star less for each picture that brought stars.</source>
        <translation>暗やみで落ちたら、星になった絵1枚につき星を1つ消します。</translation>
    </message>
</context>
<context>
    <name>StellaPlay</name>
    <message>
        <source>A phone asks to come in: open “Phones…”.</source>
        <translation>スマホが入りたがっています。「スマホ…」を開いてください。</translation>
    </message>
    <message>
        <source>The network has changed: open “Phones…” and scan once more.</source>
        <translation>ネットワークが変わりました。「スマホ…」を開いて、もう一度読み取ってください。</translation>
    </message>
</context>
<context>
    <name>StellaTable</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>The word is {word}</source>
        <translation>ことばは「{word}」</translation>
    </message>
</context>
<context>
    <name>StellaTexts</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>星%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>しるし%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Associate</source>
        <translation>連想</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>発表</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>上の段</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>真ん中の段</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>下の段</translation>
    </message>
    <message>
        <source>has passed the pen</source>
        <translation>ペンをわたした</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>暗やみ</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>落ちた</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>みちびき手</translation>
    </message>
    <message>
        <source>{name}, which pictures go with the word? Nobody else may see.</source>
        <translation>{name}の番です。ことばに合う絵は？ほかの人にはひみつです。</translation>
    </message>
    <message>
        <source>{name} marks</source>
        <translation>{name}が選ぶ</translation>
    </message>
    <message>
        <source>{name} marks on paper, unseen by the others.</source>
        <translation>{name}は、紙にこっそりしるしをつけてください。</translation>
    </message>
    <message>
        <source>{name} passes the pen</source>
        <translation>{name}、ペンをわたす</translation>
    </message>
    <message>
        <source>{name}, how many did you mark? Press the number on the track.</source>
        <translation>{name}のしるしはいくつですか。ランタンの道の数字をおしてください。</translation>
    </message>
    <message>
        <source>{names}: who had this picture too? Press the board of whoever did.</source>
        <translation>{names}：この絵を選びましたか。選んだ人のボードをおしてください。</translation>
    </message>
    <message>
        <source>{names}: still choosing pictures …</source>
        <translation>{names}：絵を選んでいます…</translation>
    </message>
    <message>
        <source>{name} is about to point at a picture …</source>
        <translation>{name}が、これから絵を指さします…</translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I saw ‘{word}’ in %n picture(s).”</source>
        <translation>
            <numerusform>{name}「%n枚の絵に『{word}』が見えました。」</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “I do not know the pictures or the word. I guessed.”</source>
        <translation>{name}「知らない絵やことばなので、あてずっぽうです。」</translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I was not quite sure of %n picture(s).”</source>
        <translation>
            <numerusform>{name}「%n枚は、あまり自信がありませんでした。」</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “%n of my pictures I only dreamt.”</source>
        <translation>
            <numerusform>{name}「絵%n枚は、ただの夢でした。」</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “In %n picture(s) I saw what nobody else sees.”</source>
        <translation>
            <numerusform>{name}「絵%n枚に、だれにも見えないものが見えました。」</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I marked %n picture(s) just for you.”</source>
        <translation>
            <numerusform>{name}「%n枚は、みんなが選びそうなので選びました。」</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “I marked only what I was sure of.”</source>
        <translation>{name}「自信のある絵だけ選びました。」</translation>
    </message>
    <message>
        <source>{name}: “Better one mark too few than one too many.”</source>
        <translation>{name}「多すぎるより、少なめが安心です。」</translation>
    </message>
    <message>
        <source>{name}: “I looked until the pictures began to move.”</source>
        <translation>{name}「見つめていたら、絵が動きだしました。」</translation>
    </message>
    <message>
        <source>{name}: “This word is in my dreams, too.”</source>
        <translation>{name}「このことば、夢にも出てきます。」</translation>
    </message>
    <message>
        <source>{name}: “I asked myself what you would mark.”</source>
        <translation>{name}「みんなが選びそうな絵を考えました。」</translation>
    </message>
    <message>
        <source>{name}: “I like what all of you like.”</source>
        <translation>{name}「みんなが好きな絵が、好きです。」</translation>
    </message>
    <message>
        <source>{name} had it</source>
        <translation>{name}も選んだ</translation>
    </message>
    <message>
        <source>{name}, point at one of your pictures.</source>
        <translation>{name}の番です。選んだ絵を1枚、指さしてください。</translation>
    </message>
    <message>
        <source>{name} points at this picture?</source>
        <translation>{name}が指さすのは、この絵ですか。</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>次：{name}</translation>
    </message>
    <message>
        <source>Next round: new pictures for the {row}</source>
        <translation>次のラウンドは、{row}に新しい絵が来ます</translation>
    </message>
    <message>
        <source>{name} leads alone with {count}: in the dark. Whoever is in the dark must not fall.</source>
        <translation>いちばん多いのは{name}ひとり、{count}枚。暗やみに入ります。落ちないように！</translation>
    </message>
    <message>
        <source>{names} lead together with {count}: nobody is in the dark.</source>
        <translation>いちばん多いのは{names}で、{count}枚ずつ。だれも暗やみに入りません。</translation>
    </message>
    <message numerus="yes">
        <source>%n lead together with {count}: nobody is in the dark.</source>
        <translation>
            <numerusform>いちばん多い人が%n人いて、{count}枚ずつ。だれも暗やみに入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fall!</source>
        <translation>落ちた！</translation>
    </message>
    <message>
        <source>Super-spark!</source>
        <translation>スーパースパーク！</translation>
    </message>
    <message>
        <source>Spark!</source>
        <translation>スパーク！</translation>
    </message>
    <message>
        <source>{name} is alone with this picture: no more stars in this round. The marks still count for the others.</source>
        <translation>{name}だけの絵。このラウンドの星はここまで。しるしはほかの人のために数えます。</translation>
    </message>
    <message>
        <source>{names} saw the same, but all of them have fallen: no stars.</source>
        <translation>{names}が同じ絵！でも、みんな落ちているので星はありません。</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each.</source>
        <translation>{names}が同じ絵！{stars}ずつ。</translation>
    </message>
    <message>
        <source>{stars} for {winners}. The fallen get none.</source>
        <translation>{stars}は{winners}だけに。落ちた人はなし。</translation>
    </message>
    <message>
        <source>{stars} each for {winners}. The fallen get none.</source>
        <translation>{winners}に{stars}ずつ。落ちた人はなし。</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} for {winners}; the fallen get none.</source>
        <translation>{names}が同じ絵。{stars}は{winners}だけに。</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each for {winners}; the fallen get none.</source>
        <translation>{names}が同じ絵！{winners}に{stars}ずつ。落ちた人はなし。</translation>
    </message>
    <message>
        <source>{round}. {name} is the first scout.</source>
        <translation>{round}：最初のみちびき手は{name}です。</translation>
    </message>
    <message>
        <source>{name} proposes the other word.</source>
        <translation>{name}が、もう一方のことばを提案しました。</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name}は賛成です。</translation>
    </message>
    <message>
        <source>{name} keeps this word.</source>
        <translation>{name}は、このことばのままがいいそうです。</translation>
    </message>
    <message>
        <source>All agree: the other word it is.</source>
        <translation>全員賛成で、もう一方のことばに変わりました。</translation>
    </message>
    <message>
        <source>{name} has passed the pen.</source>
        <translation>{name}がペンをわたしました。</translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation>{name}：{marks}</translation>
    </message>
    <message>
        <source>{name} points at picture {number}.</source>
        <translation>{name}が{number}番の絵を指さしました。</translation>
    </message>
    <message>
        <source>{name} had it.</source>
        <translation>{name}はこの絵を選んでいました。</translation>
    </message>
    <message>
        <source>{name} did not have it.</source>
        <translation>{name}はこの絵を選んでいませんでした。</translation>
    </message>
    <message>
        <source>{name} {stars}</source>
        <translation>{name} {stars}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>得点：{scores}</translation>
    </message>
    <message>
        <source>New pictures for the {row}.</source>
        <translation>{row}に新しい絵が来ました。</translation>
    </message>
    <message>
        <source>{name} marks on paper from now on.</source>
        <translation>{name}は、これから紙にしるしをつけます。</translation>
    </message>
    <message>
        <source>{name} marks on a screen from now on.</source>
        <translation>{name}は、これから画面でしるしをつけます。</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name}の勝ち！</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <translation>{names}、いっしょに勝ち！</translation>
    </message>
    <message>
        <source>no stars</source>
        <translation>星なし</translation>
    </message>
    <message>
        <source>{sum}; in the dark and fallen: {total} − {lost} = {score}</source>
        <translation>{sum}、暗やみで落ちて {total}&#xa0;−&#xa0;{lost}&#xa0;=&#xa0;{score}</translation>
    </message>
    <message numerus="yes">
        <source>%n spark(s)</source>
        <translation>
            <numerusform>スパーク%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n super-spark(s)</source>
        <translation>
            <numerusform>スーパースパーク%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>This picture is not on {name}&apos;s board. Nothing has changed: choose another, or look at your board again.</source>
        <translation>{name}のボードにない絵です。何も変わりません。ほかの絵を選ぶか、ボードを見直してください。</translation>
    </message>
    <message>
        <source>This picture was shown already. Choose another one.</source>
        <translation>この絵は、もう見せました。ほかの絵を選んでください。</translation>
    </message>
    <message>
        <source>Mark at least one and at most ten pictures.</source>
        <translation>しるしは1つ以上、10個までです。</translation>
    </message>
    <message>
        <source>{name} has passed the pen already: the marks are final.</source>
        <translation>{name}はもうペンをわたしました。しるしは変えられません。</translation>
    </message>
    <message>
        <source>{name} has as many marks left as there are pictures: this must be one of them.</source>
        <translation>{name}に残っているしるしと絵の数が同じです。この絵も選んでいるはずです。</translation>
    </message>
    <message>
        <source>First answer whether to take the other word.</source>
        <translation>先に、もう一方のことばにするかどうかを決めてください。</translation>
    </message>
    <message>
        <source>That is not possible just now. Nothing has changed.</source>
        <translation>今はできません。何も変わっていません。</translation>
    </message>
    <message numerus="yes">
        <source>{names}: %n picture(s) together</source>
        <translation>
            <numerusform>{names}：同じ絵%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>ここまでのふり返り</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>取り消し：{what}</translation>
    </message>
    <message>
        <source>{sentence} The word is {word}.</source>
        <extracomment>{sentence}: that a round has begun, or that another word is taken.</extracomment>
        <translation>{sentence}ことばは「{word}」。</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>pointed at</source>
        <translation>指さされた絵</translation>
    </message>
    <message>
        <source>shown already; {names} had it</source>
        <translation>もう見せた絵。選んでいたのは{names}</translation>
    </message>
</context>
<context>
    <name>TablePrompts</name>
    <message>
        <source>Take the last move back? Everybody has seen it; all must agree.</source>
        <translation>直前の手をもどしますか。みんなが見たので、全員の賛成が必要です。</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>はい、もどす</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>いいえ、このまま</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>もどす</translation>
    </message>
    <message>
        <source>A move was taken back. The robots wait until you tell them to go on.</source>
        <translation>手をもどしました。ロボットは、合図があるまで待っています。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>One lantern after the other finds its number …</source>
        <translation>ランタンがひとつずつ、自分の数字へ……</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>ラウンドが終わりました。</translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation>得点へ</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>スマホ…</translation>
    </message>
    <message>
        <source>Start the reveal</source>
        <translation>公開を始める</translation>
    </message>
    <message>
        <source>Nobody more</source>
        <translation>もういない</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>だれもいない</translation>
    </message>
    <message>
        <source>{name} points at this picture.</source>
        <translation>{name}さんは、この絵を指さした本人です。</translation>
    </message>
    <message>
        <source>{name} has answered already.</source>
        <translation>{name}さんは、もう答えました。</translation>
    </message>
    <message>
        <source>{name} does not mark on paper: the app knows the marks.</source>
        <translation>{name}さんは紙ではないので、しるしはアプリが知っています。</translation>
    </message>
    <message>
        <source>{name} has no marks left: this cannot be one of them.</source>
        <translation>{name}さんのしるしはもう残っていないので、この絵ではありません。</translation>
    </message>
    <message>
        <source>{names}: thinking about the other word …</source>
        <translation>{names}さんは、もうひとつのことばを考えています……</translation>
    </message>
    <message>
        <source>Take the other word of the card? {names}: do you agree as well?</source>
        <translation>もうひとつのことばにしますか？{names}さん、いいですか？</translation>
    </message>
    <message>
        <source>Take the other word of the card? Only if everybody agrees.</source>
        <translation>カードのもう一方のことばにしますか。全員賛成のときだけです。</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>全員賛成</translation>
    </message>
    <message>
        <source>Keep this word</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Other word…</source>
        <translation>別のことば…</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>自分のボード</translation>
    </message>
    <message>
        <source>Yes, this one</source>
        <translation>はい、これ</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>指さす</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>先に絵を選んでください。</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Look at the word and the pictures. In secret, everybody marks 1 to 10 pictures that go with it: best those that others will mark as well.</source>
        <translation>ことばと絵を見くらべて、合う絵に1枚から10枚まで、こっそりしるしをつけます。ほかの人も選びそうな絵がおすすめ。</translation>
    </message>
    <message>
        <source>Tap a picture, or press its key, to mark it. When you are content, pass the pen: after that nothing can be changed.</source>
        <translation>絵をタップするか、そのキーをおすと、しるしがつきます。決まったら、ペンをわたします。そのあとは変えられません。</translation>
    </message>
    <message>
        <source>Everybody says how many pictures they marked. Whoever alone has the most sits in the dark: a fall will cost them a star for each picture that scored.</source>
        <translation>選んだ枚数を発表します。いちばん多い人がひとりだけなら、その人は暗やみへ。落ちると、星になった絵1枚につき星が1つへります。</translation>
    </message>
    <message>
        <source>The scout points at a picture they have marked. If two or more others have it too, all of them get 2 stars each; if it is just one, both get 3.</source>
        <translation>みちびき手は、自分が選んだ絵を指さします。ほかに2人以上が選んでいたら全員に星2つずつ、ひとりだけならふたりに星3つずつ。</translation>
    </message>
    <message>
        <source>Whoever points at a picture that nobody else has falls: no more stars in this round, but their marks still count for the others.</source>
        <translation>だれも選んでいない絵を指さすと、落ちます。このラウンドの星はもうもらえませんが、しるしはほかの人のために数えます。</translation>
    </message>
    <message>
        <source>The sheet shows how each of you got the stars. Then five pictures leave, five new ones come, and the next player is first scout.</source>
        <translation>この表で、星の内わけがわかります。次は絵が5枚入れかわり、最初のみちびき手も、時計回りで次の人に変わります。</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>ヒントを消す</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>The words</source>
        <translation>ことば</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>はじめて</translation>
    </message>
    <message>
        <source>Four easy cards, in this order</source>
        <translation>やさしい4枚を、この順番で</translation>
    </message>
    <message>
        <source>A surprise</source>
        <translation>おたのしみ</translation>
    </message>
    <message numerus="yes">
        <source>Four of %n card(s) at random</source>
        <translation>
            <numerusform>%n枚から、くじで4枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Our own words</source>
        <translation>手作りのことば</translation>
    </message>
    <message>
        <source>Cards that you write</source>
        <translation>自分で書くカード</translation>
    </message>
    <message>
        <source>One card on each line: one word, or two with a slash.
summer / winter
home</source>
        <translation>1行にカード1枚。ことばは1つか、スラッシュで区切って2つ。
夏 / 冬
家</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>ほかに%n行あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than fits: the last lines are not used.</source>
        <translation>多すぎて入りません。最後のほうの行は使われません。</translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) ready.</source>
        <translation>
            <numerusform>ワードカードが%n枚できました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more needed.</source>
        <translation>
            <numerusform>あと%n枚いります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is too long for a card.</source>
        <translation>{line}行目：「{word}」は長すぎて、カードに入りません。</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” has more than two words.</source>
        <translation>{line}行目：「{word}」は、ことばが3つ以上あります。</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is there already.</source>
        <translation>{line}行目：「{word}」は、もうあります。</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>{done} of {total}</source>
        <extracomment>How far a task is, such as 3 of 12 pictures.</extracomment>
        <translation>{total}のうち{done}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
</context>
</TS>
