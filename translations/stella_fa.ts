<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>AlbumPage</name>
    <message>
        <source>{name} ({count})</source>
        <extracomment>{name}: &quot;All pictures&quot; or the name of a deck; {count}: how many pictures it has.</extracomment>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>All pictures</source>
        <translation>همهٔ تصویرها</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>کنارگذاشته‌ها</translation>
    </message>
    <message numerus="yes">
        <source>{name} (%n word card(s))</source>
        <extracomment>{name}: of a pack of words.</extracomment>
        <translation>
            <numerusform>{name} (%Ln کارت واژه)</numerusform>
        </translation>
    </message>
    <message>
        <source>Never on the table again.</source>
        <translation>دیگر هرگز روی میز نمی‌آید.</translation>
    </message>
    <message>
        <source>Not while small children play.</source>
        <translation>وقتی بچه‌های کوچک بازی می‌کنند، نه.</translation>
    </message>
</context>
<context>
    <name>AlbumWords</name>
    <message>
        <source>“{name}”: {reason}</source>
        <extracomment>A file and why it was not taken in, such as: “beach.jpg”: the file is empty.</extracomment>
        <translation>«{name}»: {reason}</translation>
    </message>
    <message>
        <source>“{pack}” was left as it is. “{name}” in it: {reason}</source>
        <extracomment>{pack}: a dropped folder or zip; {name}: a file in it.</extracomment>
        <translation>«{pack}» دست‌نخورده ماند. «{name}» در آن: {reason}</translation>
    </message>
    <message>
        <source>there is neither a deck nor a picture in it.</source>
        <translation>نه دسته‌ای در آن است نه تصویری.</translation>
    </message>
    <message>
        <source>there are several decks in it. Unpack it, then bring the folder.</source>
        <translation>چند دسته در آن است. بازش کنید و پوشه را بیاورید.</translation>
    </message>
    <message>
        <source>it is no zip file, or a damaged one. Fetch it once more.</source>
        <translation>فایل zip نیست یا خراب است. یک بار دیگر دریافتش کنید.</translation>
    </message>
    <message>
        <source>its name or its place could do harm on this computer. Ask who made it.</source>
        <translation>نام یا جایش می‌تواند به این رایانه آسیب بزند. از سازنده‌اش بپرسید.</translation>
    </message>
    <message>
        <source>there are more files than fit into one deck.</source>
        <translation>فایل‌ها بیش از گنجایش یک دسته‌اند.</translation>
    </message>
    <message>
        <source>unpacked it would be far too large. It was not opened.</source>
        <translation>اگر باز شود بیش از اندازه بزرگ است. باز نشد.</translation>
    </message>
    <message>
        <source>an archive within an archive is not opened. Unpack it first.</source>
        <translation>فایل فشردهٔ درون فایل فشرده باز نمی‌شود. اول بازش کنید.</translation>
    </message>
    <message>
        <source>it is locked with a password. Ask for one without.</source>
        <translation>با گذرواژه قفل است. فایلی بی‌گذرواژه بخواهید.</translation>
    </message>
    <message>
        <source>this picture is missing. Ask who made the deck for all of it.</source>
        <translation>این تصویر نیست. دستهٔ کامل را از سازنده‌اش بخواهید.</translation>
    </message>
    <message>
        <source>all its pictures are in the album already.</source>
        <translation>همهٔ تصویرهایش از پیش در آلبوم‌اند.</translation>
    </message>
    <message>
        <source>the album has these words already.</source>
        <translation>آلبوم این واژه‌ها را از قبل دارد.</translation>
    </message>
    <message>
        <source>other pictures are being taken in at this moment. Try again when that is done.</source>
        <translation>همین حالا تصویرهای دیگری اضافه می‌شوند. پس از پایان آن دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>a fault in the app. Nothing was changed: try again.</source>
        <translation>برنامه به خطا خورد. چیزی عوض نشد: دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>فایل خالی است.</translation>
    </message>
    <message>
        <source>it is not there, or the app may not read it.</source>
        <translation>آن‌جا نیست، یا برنامه اجازهٔ خواندنش را ندارد.</translation>
    </message>
    <message>
        <source>the file is larger than any picture needs to be.</source>
        <translation>فایل بزرگ‌تر از آن است که برای یک تصویر لازم باشد.</translation>
    </message>
    <message>
        <source>the picture is too large. Make it smaller, then bring it again.</source>
        <translation>تصویر زیادی بزرگ است. کوچکش کنید و دوباره بیاورید.</translation>
    </message>
    <message>
        <source>the picture is so small that it would be a blur on the table.</source>
        <translation>تصویر آن‌قدر کوچک است که روی میز محو می‌شود.</translation>
    </message>
    <message>
        <source>this computer cannot read HEIC pictures. Save it as JPEG, then bring it again.</source>
        <translation>این رایانه تصویرهای HEIC را نمی‌خواند. به JPEG ذخیره کنید و دوباره بیاورید.</translation>
    </message>
    <message>
        <source>the picture is damaged, or its end is missing.</source>
        <translation>تصویر خراب است یا بخش آخرش نیست.</translation>
    </message>
    <message>
        <source>it is no picture that the app can read (JPEG, PNG, WebP).</source>
        <translation>تصویری نیست که برنامه بتواند بخواند (JPEG، PNG، WebP).</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>{name}: of a deck, within a sentence.</extracomment>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>, </source>
        <translation>‏، </translation>
    </message>
    <message numerus="yes">
        <source>%n new picture(s) in {decks}.</source>
        <extracomment>{decks}: the name of a deck, or of several.</extracomment>
        <translation>
            <numerusform>%Ln تصویر تازه در {decks}‏.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of words taken in.</source>
        <translation>
            <numerusform>%Ln بستهٔ واژه اضافه شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you stopped: of the rest nothing was taken in.</source>
        <translation>بعد دست نگه داشتید: از بقیه چیزی اضافه نشد.</translation>
    </message>
    <message>
        <source>You stopped: nothing was taken in, everything is as it was.</source>
        <translation>دست نگه داشتید: چیزی اضافه نشد و همه چیز مثل پیش است.</translation>
    </message>
    <message>
        <source>Nothing new was taken in; everything is as it was.</source>
        <translation>چیز تازه‌ای اضافه نشد؛ همه چیز مثل پیش است.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were left out: the deck has them.</source>
        <translation>
            <numerusform>%Ln تصویر کنار ماند: دسته آن‌ها را دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) are there twice: they come only once.</source>
        <translation>
            <numerusform>%Ln کارت واژه دو بار هست: فقط یک بار می‌آید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at: that is too many at once.</source>
        <translation>
            <numerusform>%Ln فایل دیگر دیده نشد: یکجا زیاد است.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>On this screen</source>
        <translation>روی این صفحه</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>روی کاغذ</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>روی گوشی</translation>
    </message>
    <message>
        <source>A robot plays</source>
        <translation>ربات بازی می‌کند</translation>
    </message>
</context>
<context>
    <name>BoardsPage</name>
    <message>
        <source>Who marks where from now on?</source>
        <translation>از این به بعد هر کس کجا علامت می‌زند؟</translation>
    </message>
    <message>
        <source>Print paper boards…</source>
        <translation>چاپ تخته‌های کاغذی…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمام</translation>
    </message>
</context>
<context>
    <name>Bringing</name>
    <message>
        <source>Looking at what you bring …</source>
        <translation>در حال نگاه کردن به آنچه آورده‌اید …</translation>
    </message>
    <message>
        <source>Taking it in …</source>
        <translation>در حال اضافه کردن …</translation>
    </message>
    <message>
        <source>Deck in one file</source>
        <translation>دسته‌ای در یک فایل</translation>
    </message>
    <message>
        <source>Words in one file</source>
        <translation>واژه‌ها در یک فایل</translation>
    </message>
    <message>
        <source>Packing the deck …</source>
        <translation>در حال بسته‌بندی دسته …</translation>
    </message>
    <message>
        <source>The words are in the file “{name}” now. Whoever drags it onto their album has them too.</source>
        <translation>واژه‌ها حالا در فایل «{name}» است. هر کس آن را روی آلبومش بکشد، آن‌ها را هم دارد.</translation>
    </message>
    <message>
        <source>You stopped: no file was written.</source>
        <translation>دست نگه داشتید: فایلی نوشته نشد.</translation>
    </message>
    <message>
        <source>The deck is in the file “{name}” now. Whoever drags it onto their album has it too; where photos were taken is not in it.</source>
        <translation>دسته حالا در فایل «{name}» است. هر کس آن را روی آلبوم خود بکشد، او هم دارد؛ محل عکس‌برداری در آن ذخیره نشده است.</translation>
    </message>
    <message>
        <source>The folder could not be opened from here. Look for it in the file manager of this computer:</source>
        <translation>پوشه از این‌جا باز نشد. در برنامهٔ فایل‌های این رایانه دنبالش بگردید:</translation>
    </message>
    <message>
        <source>“{deck}” is not in the album any more. Nothing is lost: it lies in a folder of its own. Saved games with its pictures show card backs until it is put back.</source>
        <translation>«{deck}» دیگر در آلبوم نیست. چیزی گم نشده: در پوشه‌ای جداست. بازی‌های ذخیره‌شده تا برگرداندنش پشت کارت‌ها را نشان می‌دهند.</translation>
    </message>
    <message>
        <source>“{deck}” does not come into new games any more. Nothing is lost: it lies in a folder of its own, and saved games keep its words.</source>
        <translation>«{deck}» دیگر به بازی‌های تازه نمی‌آید. چیزی گم نشده: در پوشه‌ای جداست و بازی‌های ذخیره‌شده واژه‌هایش را دارند.</translation>
    </message>
    <message>
        <source>“{deck}” is in the album again.</source>
        <translation>«{deck}» دوباره در آلبوم است.</translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>آلبوم</translation>
    </message>
    <message>
        <source>Bring pictures</source>
        <translation>افزودن تصویر</translation>
    </message>
    <message>
        <source>Choose pictures or a zip…</source>
        <translation>انتخاب تصویر یا zip…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>انتخاب پوشه…</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>این دسته</translation>
    </message>
    <message>
        <source>These words</source>
        <translation>این واژه‌ها</translation>
    </message>
    <message>
        <source>Give it away as a file…</source>
        <translation>ذخیره در یک فایل برای دیگران…</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>باز کردن پوشه‌اش</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>کنار گذاشتن</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>جست‌وجو به هر زبان</translation>
    </message>
    <message>
        <source>Search for nothing</source>
        <translation>پاک کردن جست‌وجو</translation>
    </message>
    <message>
        <source>Search by title and tag, in any language</source>
        <translation>جست‌وجو در نام‌ها و برچسب‌ها، به هر زبان</translation>
    </message>
    <message>
        <source>Which deck to look through</source>
        <translation>کدام دسته را ورق می‌زنید</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>تصویرها</translation>
    </message>
    <message>
        <source>Drag your own photos, a folder or the zip of a deck onto this page.</source>
        <translation>عکس‌های خودتان، یک پوشه یا zip یک دسته را روی این صفحه بکشید.</translation>
    </message>
    <message>
        <source>No picture has this in its title, its tags or its description. Try a shorter word, or look through all pictures.</source>
        <translation>هیچ تصویری این را در نام، برچسب یا توضیحش ندارد. واژهٔ کوتاه‌تری امتحان کنید یا همهٔ تصویرها را ببینید.</translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s)</source>
        <translation>
            <numerusform>%Ln کارت واژه</numerusform>
        </translation>
    </message>
    <message>
        <source>These words come into play with “A surprise” in a new game:</source>
        <translation>این واژه‌ها در بازی تازه با «غافلگیری» می‌آیند:</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%Ln تصویر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{setting}: {choice}</source>
        <extracomment>For screen readers: the name of a setting and one of its values.</extracomment>
        <translation>{setting}: {choice}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Your turn to mark. Everybody else looks away.</source>
        <translation>نوبت علامت زدن شماست. دیگران نگاهشان را برگردانند.</translation>
    </message>
    <message>
        <source>A look at your own board. Everybody else looks away.</source>
        <translation>نگاهی به تختهٔ خودتان. دیگران نگاهشان را برگردانند.</translation>
    </message>
    <message>
        <source>Behind this curtain is only what {name} may see.</source>
        <translation>پشت این پرده فقط چیزی است که {name} باید ببیند.</translation>
    </message>
    <message>
        <source>I am {name}: hold to open</source>
        <translation>من {name} هستم: نگه دارید تا باز شود</translation>
    </message>
    <message>
        <source>Hold for one second</source>
        <translation>یک ثانیه نگه دارید</translation>
    </message>
    <message>
        <source>Not me</source>
        <translation>من نیستم</translation>
    </message>
</context>
<context>
    <name>DropVeil</name>
    <message>
        <source>Let go: what you bring is looked at first, then you decide.</source>
        <translation>رها کنید: اول نگاهی می‌اندازیم، بعد شما تصمیم می‌گیرید.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Thank you for playing!</source>
        <translation>ممنون که بازی کردید!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>یک بازی دیگر</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>به صفحهٔ اول</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>ماجرا</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Lines: pictures that two saw alike</source>
        <translation>خط‌ها: تصویرهایی که دو نفر یکسان دیدند</translation>
    </message>
    <message>
        <source>Stars in rounds I to IV</source>
        <translation>ستاره‌های دورهای I تا IV</translation>
    </message>
    <message>
        <source>The picture nobody else saw</source>
        <translation>تصویری که هیچ‌کس دیگر ندید</translation>
    </message>
    <message>
        <source>{name} alone saw the word in it.</source>
        <translation>فقط {name} واژه را در آن دید.</translation>
    </message>
</context>
<context>
    <name>FolderPanel</name>
    <message>
        <source>Folder of saved games</source>
        <translation>پوشهٔ بازی‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>Each game is a file in {folder}</source>
        <translation>هر بازی یک فایل است در ‎{folder}‎</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>باز کردن پوشه</translation>
    </message>
    <message>
        <source>The folder could not be opened from here. The saves in it are not touched: look for {folder} in the file manager of this computer.</source>
        <translation>پوشه از این‌جا باز نشد. بازی‌های درون آن دست‌نخورده‌اند: در برنامهٔ فایل‌های این رایانه دنبال ‎{folder}‎ بگردید.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Stella: a new game</source>
        <translation>‏Stella: بازی تازه</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>آلبوم</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قانون‌ها</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>The newest game, of {names}, cannot be opened and was left as it is. The copy from before lacks its last move at most.</source>
        <translation>تازه‌ترین بازی، بازی {names}، باز نمی‌شود و دست‌نخورده ماند. نسخهٔ پیشین دست بالا فقط حرکت آخر را کم دارد.</translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation>باز کردن نسخهٔ پیشین</translation>
    </message>
    <message>
        <source>The newest save, of {when}, cannot be opened and was left as it is. The saved games tell why.</source>
        <translation>تازه‌ترین بازی ذخیره‌شده، از {when}، باز نمی‌شود و دست‌نخورده ماند. دلیلش را در بازی‌های ذخیره‌شده ببینید.</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>A new deck</source>
        <translation>دستهٔ تازه</translation>
    </message>
    <message>
        <source>{wide} by {high} pixels, {left} from the left, {top} from the top</source>
        <extracomment>For screen readers: how many pixels of the photo are on the card, and from where.</extracomment>
        <translation>‏{wide} در {high} پیکسل، {left} از چپ، {top} از بالا</translation>
    </message>
    <message>
        <source>Into which deck?</source>
        <translation>به کدام دسته؟</translation>
    </message>
    <message>
        <source>Name of the new deck</source>
        <translation>نام دستهٔ تازه</translation>
    </message>
    <message>
        <source>Title of this picture</source>
        <translation>نام این تصویر</translation>
    </message>
    <message>
        <source>Our pictures</source>
        <translation>تصویرهای ما</translation>
    </message>
    <message>
        <source>Name of the deck with a number</source>
        <translation>نام دسته با شماره</translation>
    </message>
    <message>
        <source>Leave this one out</source>
        <translation>این یکی نه</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Move the frame to what matters, pull its corners to size it; or take all pictures in as they are framed.</source>
        <translation>قاب را روی جای مهم ببرید و با گوشه‌ها اندازه‌اش کنید؛ یا همهٔ تصویرها را با همین قاب‌ها اضافه کنید.</translation>
    </message>
    <message>
        <source>Frame of the card: the arrow keys move it, plus and minus size it</source>
        <translation>قاب کارت: کلیدهای جهت جابه‌جایش می‌کنند، مثبت و منفی اندازه‌اش را عوض می‌کنند</translation>
    </message>
    <message>
        <source>How the card will look</source>
        <translation>کارت این شکلی می‌شود</translation>
    </message>
    <message>
        <source>The photo before</source>
        <translation>عکس قبلی</translation>
    </message>
    <message>
        <source>The next photo</source>
        <translation>عکس بعدی</translation>
    </message>
    <message>
        <source>Smaller frame</source>
        <translation>قاب کوچک‌تر</translation>
    </message>
    <message>
        <source>Larger frame</source>
        <translation>قاب بزرگ‌تر</translation>
    </message>
    <message>
        <source>Not taken in:</source>
        <translation>اضافه نشد:</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Which photo this is, such as 3 of 12.</extracomment>
        <translation>‏{number} از {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) found</source>
        <translation>
            <numerusform>%Ln تصویر پیدا شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take in %n picture(s)</source>
        <translation>
            <numerusform>افزودن %Ln تصویر</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>افزودن</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>Word languages</source>
        <translation>زبان واژه‌ها</translation>
    </message>
    <message>
        <source>Up to three. Number 1 is the largest.</source>
        <translation>تا سه زبان. اولی درشت‌تر است.</translation>
    </message>
    <message>
        <source>Three languages fit on a card: take one away first.</source>
        <translation>هر کارت جای سه زبان دارد: اول یکی را بردارید.</translation>
    </message>
    <message>
        <source>One language must stay: choose another one first.</source>
        <translation>یک زبان باید بماند: اول زبان دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Number {number} on the cards</source>
        <translation>شمارهٔ {number} روی کارت‌ها</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules</source>
        <translation>قانون‌ها</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>ماجرا تا این‌جا</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>گوشی‌ها…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>To the shelf (the game is saved)</source>
        <translation>به صفحهٔ اول (بازی ذخیره می‌شود)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Why we matched</source>
        <translation>هم‌نگاهی‌های ما</translation>
    </message>
    <message>
        <source>Nobody saw the same as somebody else.</source>
        <translation>هیچ‌کس چیزی را مثل دیگری ندید.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%Ln تصویر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>“{picture}” is not in the deck any more. Nothing is lost: it lies in a folder of its own. Saved games show a card back in its place until it is put back.</source>
        <translation>«{picture}» دیگر در دسته نیست. چیزی گم نشده: در پوشه‌ای جداست. بازی‌های ذخیره‌شده تا برگرداندنش پشت کارت را نشان می‌دهند.</translation>
    </message>
    <message>
        <source>“{picture}” is in the deck again.</source>
        <translation>«{picture}» دوباره در دسته است.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Stella Desktop seems to be running already, but does not answer. Nothing was changed. If it runs neither here nor on another computer, delete the file {file} and start again.</source>
        <translation>به نظر می‌رسد Stella Desktop در حال اجراست، ولی پاسخ نمی‌دهد. چیزی عوض نشده است. اگر نه اینجا و نه در رایانهٔ دیگری اجرا نیست، فایل {file} را پاک کنید و دوباره شروع کنید.</translation>
    </message>
    <message>
        <source>This game has become too long to be saved any further. What was saved before is kept: play on to the end without closing the app.</source>
        <translation>این بازی آن‌قدر طولانی شده که دیگر ذخیره نمی‌شود. آنچه پیش‌تر ذخیره شده می‌ماند: بدون بستن برنامه تا پایان بازی کنید.</translation>
    </message>
    <message>
        <source>This game could not be saved. You can play on and what was saved before is kept: do not close the app, it tries again after every move.</source>
        <translation>این بازی ذخیره نشد. می‌توانید ادامه دهید و آنچه پیش‌تر ذخیره شده می‌ماند: برنامه را نبندید، پس از هر حرکت دوباره امتحان می‌کند.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing new is saved. You can go on and what was saved before is kept: make room on the disk, and saving goes on by itself.</source>
        <translation>دیسک پر است و چیز تازه‌ای ذخیره نمی‌شود. می‌توانید ادامه دهید و آنچه پیش‌تر ذخیره شده می‌ماند: روی دیسک جا باز کنید تا ذخیره خودبه‌خود ادامه یابد.</translation>
    </message>
    <message>
        <source>The app may not write into its folder, so nothing new is saved. You can go on and what was saved before is kept: allow writing there, and saving goes on by itself.</source>
        <translation>برنامه اجازهٔ نوشتن در پوشه‌اش را ندارد و چیز تازه‌ای ذخیره نمی‌شود. می‌توانید ادامه دهید و آنچه پیش‌تر ذخیره شده می‌ماند: اجازهٔ نوشتن بدهید تا ذخیره خودبه‌خود ادامه یابد.</translation>
    </message>
    <message>
        <source>The folder of the app cannot be found, so nothing new is saved. You can go on as long as the app is open: bring the folder or its disk back, and saving goes on by itself.</source>
        <translation>پوشهٔ برنامه پیدا نمی‌شود و چیز تازه‌ای ذخیره نمی‌شود. تا برنامه باز است می‌توانید ادامه دهید: پوشه یا دیسکش را برگردانید تا ذخیره خودبه‌خود ادامه یابد.</translation>
    </message>
    <message>
        <source>The disk takes no file of this size, so nothing new is saved. You can go on and what was saved before is kept: play to the end without closing the app.</source>
        <translation>دیسک فایلی به این بزرگی نمی‌پذیرد و چیز تازه‌ای ذخیره نمی‌شود. می‌توانید ادامه دهید و آنچه پیش‌تر ذخیره شده می‌ماند: بدون بستن برنامه تا پایان بازی کنید.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has the saves now, so this window saves nothing any more. What was saved before is kept: close this window and go on in the other.</source>
        <translation>Stella Desktop یک بار دیگر هم باز است و ذخیره‌ها اکنون دست آن است؛ پس این پنجره دیگر چیزی ذخیره نمی‌کند. آنچه پیش‌تر ذخیره شد ماند: این پنجره را ببندید و در آن یکی ادامه دهید.</translation>
    </message>
    <message>
        <source>The disk could not be written to, so nothing new is saved. You can go on and what was saved before is kept: check the disk, and saving goes on by itself.</source>
        <translation>روی دیسک نوشته نشد و چیز تازه‌ای ذخیره نمی‌شود. می‌توانید ادامه دهید و آنچه پیش‌تر ذخیره شده می‌ماند: دیسک را بررسی کنید تا ذخیره خودبه‌خود ادامه یابد.</translation>
    </message>
    <message>
        <source>The save “{name}” is empty. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» خالی است. دست‌نخورده ماند: اگر نسخهٔ پیشین هست آن را باز کنید، یا کنارش بگذارید.</translation>
    </message>
    <message>
        <source>The end of the save “{name}” is missing. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>بخش آخر بازی ذخیره‌شدهٔ «{name}» نیست. دست‌نخورده ماند: اگر نسخهٔ پیشین هست آن را باز کنید، یا کنارش بگذارید.</translation>
    </message>
    <message>
        <source>The save “{name}” is damaged. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» خراب است. دست‌نخورده ماند: اگر نسخهٔ پیشین هست آن را باز کنید، یا کنارش بگذارید.</translation>
    </message>
    <message>
        <source>The file “{name}” is not a save of Stella Desktop. It was left as it is: open another one.</source>
        <translation>فایل «{name}» بازی ذخیره‌شدهٔ Stella Desktop نیست. دست‌نخورده ماند: یکی دیگر باز کنید.</translation>
    </message>
    <message>
        <source>A newer Stella Desktop wrote the save “{name}”. It was left as it is: update this app, then open it again.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» را نسخهٔ تازه‌تری از Stella Desktop نوشته است. دست‌نخورده ماند: برنامه را به‌روز کنید و دوباره بازش کنید.</translation>
    </message>
    <message>
        <source>The save “{name}” is bigger than any game can be. It was left as it is: open another one, or put it away.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» بزرگ‌تر از هر بازی ممکن است. دست‌نخورده ماند: یکی دیگر باز کنید، یا کنارش بگذارید.</translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that is not on this shelf. It was left as it is: a newer Stella Desktop may know the game.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» مال بازی دیگری است که این‌جا نیست. دست‌نخورده ماند: شاید نسخهٔ تازه‌تر Stella Desktop آن را بشناسد.</translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that this version cannot show yet. It was left as it is: a newer Stella Desktop may have a table for it.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» مال بازی‌ای است که این نسخه هنوز نمی‌تواند نشانش بدهد. دست‌نخورده ماند: شاید نسخهٔ تازه‌تر Stella Desktop میزی برایش داشته باشد.</translation>
    </message>
    <message>
        <source>Something in the save “{name}” makes no sense. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>چیزی در بازی ذخیره‌شدهٔ «{name}» با عقل جور نیست. دست‌نخورده ماند: اگر نسخهٔ پیشین هست آن را باز کنید، یا کنارش بگذارید.</translation>
    </message>
    <message>
        <source>A move in the save “{name}” is against the rules, so the game cannot go on. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation>حرکتی در بازی ذخیره‌شدهٔ «{name}» خلاف قانون است و بازی ادامه نمی‌یابد. دست‌نخورده ماند: اگر نسخهٔ پیشین هست آن را باز کنید، یا بازی تازه‌ای شروع کنید.</translation>
    </message>
    <message>
        <source>The moves in the save “{name}” do not lead to the table in it. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation>حرکت‌های بازی ذخیره‌شدهٔ «{name}» به میزی که در آن است نمی‌رسند. دست‌نخورده ماند: اگر نسخهٔ پیشین هست آن را باز کنید، یا بازی تازه‌ای شروع کنید.</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” could not be opened. It was left as it is: make room on the disk, then try again.</source>
        <translation>دیسک پر است و «{name}» باز نشد. دست‌نخورده ماند: روی دیسک جا باز کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The app may not read “{name}”. It was left as it is: allow reading it, then try again.</source>
        <translation>برنامه اجازهٔ خواندن «{name}» را ندارد. دست‌نخورده ماند: اجازهٔ خواندن بدهید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The save “{name}” is not there any more. The other saves are as they were: bring the file or its disk back, or open another one.</source>
        <translation>بازی ذخیره‌شدهٔ «{name}» دیگر آن‌جا نیست. بازی‌های دیگر مثل پیش‌اند: فایل یا دیسکش را برگردانید، یا یکی دیگر باز کنید.</translation>
    </message>
    <message>
        <source>The file “{name}” is too big to be opened. It was left as it is: open another one.</source>
        <translation>فایل «{name}» بزرگ‌تر از آن است که باز شود. دست‌نخورده ماند: یکی دیگر باز کنید.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has “{name}” now. It was left as it is: open it in the other window.</source>
        <translation>Stella Desktop یک بار دیگر هم باز است و «{name}» اکنون دست آن است. دست‌نخورده ماند: در پنجرهٔ دیگر بازش کنید.</translation>
    </message>
    <message>
        <source>The disk could not read “{name}”. It was left as it is: check the disk, then try again.</source>
        <translation>«{name}» از دیسک خوانده نشد. دست‌نخورده ماند: دیسک را بررسی کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The disk is full. “{name}” is as it was: make room on the disk, then try again.</source>
        <translation>دیسک پر است. «{name}» مثل پیش است: روی دیسک جا باز کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The app may not change “{name}”. It is as it was: allow writing into its folder, then try again.</source>
        <translation>برنامه اجازهٔ تغییر «{name}» را ندارد. مثل پیش است: اجازهٔ نوشتن در پوشه‌اش را بدهید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>“{name}” cannot be found, or something else is in its place. Nothing was changed: bring the file or its disk back, then try again.</source>
        <translation>«{name}» پیدا نمی‌شود یا چیز دیگری جای آن است. چیزی عوض نشد: فایل یا دیسکش را برگردانید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>“{name}” is too big. It is as it was: move it to another folder by hand.</source>
        <translation>«{name}» زیادی بزرگ است. مثل پیش است: خودتان آن را به پوشهٔ دیگری ببرید.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has “{name}” now. It is as it was: close this window and go on in the other.</source>
        <translation>Stella Desktop یک بار دیگر هم باز است و «{name}» اکنون دست آن است. همان‌طور که بود ماند: این پنجره را ببندید و در آن یکی ادامه دهید.</translation>
    </message>
    <message>
        <source>The disk could not read or write “{name}”. It is as it was: check the disk, then try again.</source>
        <translation>«{name}» روی دیسک خوانده یا نوشته نشد. مثل پیش است: دیسک را بررسی کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The disk is full, so your settings were not written down. They hold until the app is closed: make room on the disk, then choose once more.</source>
        <translation>دیسک پر است و تنظیمات نوشته نشد. تا بستن برنامه برقرارند: روی دیسک جا باز کنید و یک بار دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>The app may not write into the folder {folder}, so your settings were not written down. They hold until the app is closed: allow writing there, then choose once more.</source>
        <translation>برنامه اجازهٔ نوشتن در پوشهٔ ‎{folder}‎ را ندارد و تنظیمات نوشته نشد. تا بستن برنامه برقرارند: اجازهٔ نوشتن بدهید و یک بار دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>The folder {folder} is missing, or something else is in its place, so your settings were not written down. They hold until the app is closed: bring the folder back, then choose once more.</source>
        <translation>پوشهٔ ‎{folder}‎ نیست یا چیز دیگری جای آن است و تنظیمات نوشته نشد. تا بستن برنامه برقرارند: پوشه را برگردانید و یک بار دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>The folder {folder} takes no file of this size, so your settings were not written down. They hold until the app is closed: make room on its disk, then choose once more.</source>
        <translation>پوشهٔ ‎{folder}‎ فایلی به این بزرگی نمی‌پذیرد و تنظیمات نوشته نشد. تا بستن برنامه برقرارند: روی دیسکش جا باز کنید و یک بار دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has the folder {folder}, so your settings were not written down. They hold until the app is closed: choose once more in the other window.</source>
        <translation>Stella Desktop یک بار دیگر هم باز است و پوشهٔ {folder} دست آن است؛ پس تنظیمات نوشته نشد. تا بسته شدن برنامه برقرار است: در پنجرهٔ دیگر دوباره انتخاب کنید.</translation>
    </message>
    <message>
        <source>The folder {folder} could not be written to, so your settings were not written down. They hold until the app is closed: check its disk, then choose once more.</source>
        <translation>در پوشهٔ ‎{folder}‎ نوشته نشد و تنظیمات ماندگار نشد. تا بستن برنامه برقرارند: دیسکش را بررسی کنید و یک بار دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>“{name}” is not there, or cannot be read. Everything else is as it was: put it back into its folder, or choose another one.</source>
        <extracomment>{name}: of a deck of pictures or of a pack of words; so in the next four texts.</extracomment>
        <translation>«{name}» نیست یا خوانده نمی‌شود. بقیه مثل پیش است: آن را به پوشه‌اش برگردانید، یا یکی دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be read. It was left as it is: fetch it once more, or choose another one.</source>
        <translation>«{name}» خراب است و خوانده نمی‌شود. دست‌نخورده ماند: یک بار دیگر دریافتش کنید، یا یکی دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>“{name}” is made for a newer Stella Desktop. It was left as it is: update this app, or choose another one.</source>
        <translation>«{name}» برای نسخهٔ تازه‌تر Stella Desktop است. دست‌نخورده ماند: برنامه را به‌روز کنید، یا یکی دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>Something in “{name}” is not as it must be. It was left as it is: ask who made it, or choose another one.</source>
        <translation>چیزی در «{name}» درست نیست. دست‌نخورده ماند: از سازنده‌اش بپرسید، یا یکی دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>Some pictures of “{name}” are missing. It was left as it is: put them back into its folder, or choose another deck.</source>
        <translation>چند تصویر «{name}» نیست. دست‌نخورده ماند: آن‌ها را به پوشه‌اش برگردانید، یا دستهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more card(s) are needed. What you chose is kept: take a bigger deck.</source>
        <translation>
            <numerusform>این بازی %Ln کارت دیگر لازم دارد. انتخاب‌هایتان می‌ماند: دستهٔ بزرگ‌تری بردارید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more word card(s) are needed. The words you have are kept: write some more, or play with the words of the app.</source>
        <translation>
            <numerusform>این بازی %Ln کارت واژهٔ دیگر لازم دارد. واژه‌هایتان می‌ماند: چند تای دیگر بنویسید، یا با واژه‌های برنامه بازی کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same picture or word is there twice. What you chose is kept: take one of the two out.</source>
        <translation>یک تصویر یا واژه دو بار آمده است. انتخاب‌هایتان می‌ماند: یکی از آن دو را بردارید.</translation>
    </message>
    <message>
        <source>So many players do not fit this game. What you chose is kept: change how many play.</source>
        <translation>این بازی با این تعداد نمی‌شود. انتخاب‌هایتان می‌ماند: تعداد بازیکنان را عوض کنید.</translation>
    </message>
    <message>
        <source>Two players have the same colour. What you chose is kept: give each player another one.</source>
        <translation>دو بازیکن یک رنگ دارند. انتخاب‌هایتان می‌ماند: به هر کس رنگ دیگری بدهید.</translation>
    </message>
    <message>
        <source>Who is to begin does not sit at this table. What you chose is kept: let somebody else begin.</source>
        <translation>کسی که باید شروع کند سر این میز نیست. انتخاب‌هایتان می‌ماند: بگذارید کس دیگری شروع کند.</translation>
    </message>
    <message>
        <source>These house rules do not go together. What you chose is kept: take the usual rules, or change one of them.</source>
        <translation>این قانون‌های خانگی با هم جور نیستند. انتخاب‌هایتان می‌ماند: قانون‌های معمول را بردارید، یا یکی را عوض کنید.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n more picture(s) needed: choose another deck, or let pictures back in that the album leaves out.</source>
        <translation>
            <numerusform>%Ln تصویر دیگر لازم است: دستهٔ دیگری انتخاب کنید، یا تصویرهای کنارگذاشتهٔ آلبوم را برگردانید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write your own words: %n more card(s) needed.</source>
        <translation>
            <numerusform>واژه‌های خودتان را بنویسید: %Ln کارت دیگر لازم است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few word cards here: %n more needed.</source>
        <translation>
            <numerusform>کارت واژه کم است: %Ln تای دیگر لازم است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is everybody seated? Then let us play.</source>
        <translation>همه نشسته‌اند؟ پس بازی کنیم.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>Print paper boards…</source>
        <translation>چاپ تخته‌های کاغذی…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>شروع</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>What you bring</source>
        <translation>آنچه آورده‌اید</translation>
    </message>
    <message numerus="yes">
        <source>Deck “{name}” by {author}, %n picture(s)</source>
        <extracomment>{name}: of a deck; {author}: who made it.</extracomment>
        <translation>
            <numerusform>دستهٔ «{name}» از {author}، %Ln تصویر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words “{name}” by {author}, %n card(s)</source>
        <extracomment>{name}: of a pack of words; {author}: who made it.</extracomment>
        <translation>
            <numerusform>واژه‌های «{name}» از {author}، %Ln کارت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>Another phone wants to take over this seat. It shows the number {number}.</source>
        <translation>گوشی دیگری می‌خواهد این جا را بگیرد. رویش عدد {number} دیده می‌شود.</translation>
    </message>
    <message>
        <source>Play here instead</source>
        <translation>بازی روی همین صفحه</translation>
    </message>
    <message>
        <source>The marks made so far stay at the seat.</source>
        <translation>علامت‌های تا این‌جا سر جایشان می‌مانند.</translation>
    </message>
    <message>
        <source>Yes, the new phone</source>
        <translation>بله، گوشی تازه</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>is in</source>
        <translation>آمده است</translation>
    </message>
    <message>
        <source>asleep until somebody looks at it</source>
        <translation>خواب است تا کسی نگاهش کند</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>هنوز نیامده</translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message>
        <source>Play with phones</source>
        <translation>بازی با گوشی</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>به سوی میز</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>جست‌وجوی دوباره</translation>
    </message>
    <message>
        <source>Look for the networks of this computer again.</source>
        <translation>شبکه‌های این رایانه را دوباره پیدا می‌کند.</translation>
    </message>
    <message>
        <source>Phones talk to this computer without encryption: who can listen in to your home network could read marks. Play in a network you trust.</source>
        <translation>گوشی‌ها بدون رمزنگاری با این رایانه حرف می‌زنند: هر که بتواند شبکهٔ خانه را شنود کند، می‌تواند علامت‌ها را بخواند. در شبکه‌ای بازی کنید که به آن اعتماد دارید.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera here, then choose your seat.</source>
        <translation>دوربین گوشی را این‌جا بگیرید و جایتان را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Or type {address}</source>
        <translation>یا بنویسید: ‎{address}‎</translation>
    </message>
    <message>
        <source>A phone asks to come in. It shows the number {number}.</source>
        <translation>گوشی‌ای می‌خواهد وارد شود. رویش عدد {number} دیده می‌شود.</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>بفرمایید</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>The network has changed: scan once more.</source>
        <translation>شبکه عوض شد: دوباره رمز را بخوانید.</translation>
    </message>
    <message>
        <source>All phones are in.</source>
        <translation>همهٔ گوشی‌ها آمدند.</translation>
    </message>
    <message>
        <source>The phones are in another network? Choose it:</source>
        <translation>گوشی‌ها در شبکهٔ دیگری‌اند؟ انتخابش کنید:</translation>
    </message>
    <message>
        <source>Has the network changed?</source>
        <translation>شبکه عوض شده است؟</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>وای‌فای</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>کابل</translation>
    </message>
    <message>
        <source>VPN, hardly the right one</source>
        <translation>‏VPN، بعید است این باشد</translation>
    </message>
    <message>
        <source>Virtual, hardly the right one</source>
        <translation>مجازی، بعید است این باشد</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>هنوز کسی نیامده است.</translation>
    </message>
    <message>
        <source>Somebody is still missing.</source>
        <translation>هنوز یک نفر کم است.</translation>
    </message>
    <message>
        <source>Is the phone in the same Wi-Fi as this computer, and not in a guest network?</source>
        <translation>آیا گوشی در همان وای‌فای این رایانه است و نه در شبکهٔ مهمان؟</translation>
    </message>
    <message>
        <source>A firewall may be in the way: allow Stella Desktop (Python) in it.</source>
        <translation>شاید دیوار آتش جلویش را گرفته: به Stella Desktop (Python) اجازه دهید.</translation>
    </message>
    <message>
        <source>This computer uses a VPN: switch it off while you play.</source>
        <translation>این رایانه VPN دارد: هنگام بازی خاموشش کنید.</translation>
    </message>
    <message>
        <source>Paper and the curtain work without any network.</source>
        <translation>کاغذ و پرده بی‌شبکه هم کار می‌کنند.</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it with the network of the phones and look again. Paper and the curtain work without any network.</source>
        <translation>این رایانه در هیچ شبکه‌ای نیست. به شبکهٔ گوشی‌ها وصلش کنید و دوباره بگردید. کاغذ و پرده بی‌شبکه هم کار می‌کنند.</translation>
    </message>
    <message>
        <source>This computer is open to the internet here, so the game does not open by itself. Connect the computer with your home network and look again.</source>
        <translation>این رایانه این‌جا به روی اینترنت باز است، پس بازی خودبه‌خود باز نمی‌شود. رایانه را به شبکهٔ خانه وصل کنید و دوباره بگردید.</translation>
    </message>
    <message>
        <source>Only a VPN or a virtual network was found, and no phone is in there. Connect the computer with the network of the phones and look again.</source>
        <translation>فقط VPN یا شبکهٔ مجازی پیدا شد که گوشی‌ای در آن نیست. رایانه را به شبکهٔ گوشی‌ها وصل کنید و دوباره بگردید.</translation>
    </message>
    <message>
        <source>This network does not let the game in at the moment. Choose another one or look again.</source>
        <translation>این شبکه فعلاً بازی را راه نمی‌دهد. شبکهٔ دیگری انتخاب کنید یا دوباره بگردید.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>Joins the last two of several names: {first} is one name or a list of names.</extracomment>
        <translation>‏{first}‏ و {last}‏</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list, before the last one.</extracomment>
        <translation>‏، </translation>
    </message>
    <message>
        <source>Round {number} of IV</source>
        <translation>دور {number} از IV</translation>
    </message>
</context>
<context>
    <name>PicturePage</name>
    <message>
        <source>Back to the album</source>
        <translation>برگشت به آلبوم</translation>
    </message>
    <message>
        <source>This picture</source>
        <translation>این تصویر</translation>
    </message>
    <message>
        <source>Give it another title</source>
        <translation>نام دیگری بگذارید</translation>
    </message>
    <message>
        <source>Take it out of the deck</source>
        <translation>از دسته بردارید</translation>
    </message>
    <message>
        <source>Title of this picture</source>
        <translation>نام این تصویر</translation>
    </message>
    <message>
        <source>Never on the table again</source>
        <translation>دیگر روی میز نیاید</translation>
    </message>
    <message>
        <source>Not while small children play</source>
        <translation>وقتی بچه‌های کوچک بازی می‌کنند، نیاید</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>تصویر قبلی</translation>
    </message>
    <message>
        <source>The next picture</source>
        <translation>تصویر بعدی</translation>
    </message>
    <message>
        <source>From the deck “{deck}”</source>
        <translation>از دستهٔ «{deck}»</translation>
    </message>
    <message numerus="yes">
        <source>Seen in %n game(s)</source>
        <translation>
            <numerusform>در %Ln بازی دیده شده</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen in any game yet</source>
        <translation>هنوز در هیچ بازی دیده نشده</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Which picture of the album this is, such as 3 of 84.</extracomment>
        <translation>‏{number} از {total}</translation>
    </message>
</context>
<context>
    <name>PicturesPanel</name>
    <message>
        <source>The pictures</source>
        <translation>تصویرها</translation>
    </message>
    <message>
        <source>Small children play along</source>
        <translation>بچه‌های کوچک هم بازی می‌کنند</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <extracomment>{name}: of a deck; {count}: how many of its pictures can come.</extracomment>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>One deck must stay: choose another one first.</source>
        <translation>یک دسته باید بماند: اول دستهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) can come.</source>
        <translation>
            <numerusform>%Ln تصویر می‌تواند بیاید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) stay out.</source>
        <translation>
            <numerusform>%Ln تصویر کنار می‌ماند.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pictures may come.</source>
        <translation>همهٔ تصویرها می‌توانند بیایند.</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Keep as PDF</source>
        <translation>ذخیرهٔ PDF</translation>
    </message>
    <message>
        <source>The PDF could not be written. Choose another folder or name.</source>
        <translation>‏PDF نوشته نشد. پوشه یا نام دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Kept as {file}.</source>
        <translation>در ‎{file}‎ ذخیره شد.</translation>
    </message>
    <message>
        <source>The printer takes nothing now; keep a PDF instead.</source>
        <translation>چاپگر الان چیزی نمی‌پذیرد؛ به‌جایش PDF ذخیره کنید.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>Paper boards</source>
        <translation>تخته‌های کاغذی</translation>
    </message>
    <message>
        <source>Personal boards</source>
        <translation>تخته‌های شخصی</translation>
    </message>
    <message>
        <source>Four each</source>
        <translation>هر نفر چهار تا</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>هر نفر یکی</translation>
    </message>
    <message>
        <source>Four boards each, one a round; or one in a clear sleeve with a wipeable pen.</source>
        <translation>هر نفر چهار تخته، برای هر دور یکی؛ یا یک تخته در کاور شفاف با ماژیک پاک‌شدنی.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Blank word cards</source>
        <translation>کارت‌های واژهٔ خالی</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>چاپ…</translation>
    </message>
    <message>
        <source>No printer was found; keep a PDF instead.</source>
        <translation>چاپگری پیدا نشد؛ به‌جایش PDF ذخیره کنید.</translation>
    </message>
</context>
<context>
    <name>PrivatePage</name>
    <message>
        <source>marked</source>
        <translation>علامت خورده</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>تختهٔ من</translation>
    </message>
    <message>
        <source>{count} of {most} marks</source>
        <translation>‏{count} از {most} علامت</translation>
    </message>
    <message>
        <source>Pass the pen</source>
        <translation>قلم را بده</translation>
    </message>
    <message>
        <source>Mark at least one picture first.</source>
        <translation>اول دست‌کم یک تصویر را علامت بزنید.</translation>
    </message>
    <message>
        <source>Wipe all</source>
        <translation>پاک کردن همه</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>بستن پرده</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>بعداً</translation>
    </message>
    <message>
        <source>Once the pen is passed, the marks are final. Until then they stay on your board.</source>
        <translation>پس از دادن قلم دیگر عوض نمی‌شوند. تا آن زمان روی تختهٔ شما می‌مانند.</translation>
    </message>
    <message>
        <source>These are your marks. Pictures already shown are dimmed.</source>
        <translation>این‌ها علامت‌های شماست. تصویرهای روشده کم‌رنگ‌اند.</translation>
    </message>
    <message>
        <source>Ten marks are the most. Take one away first.</source>
        <translation>ده علامت بیشترین است. اول یکی را بردارید.</translation>
    </message>
    <message>
        <source>Mark at least one picture that goes with the word.</source>
        <translation>دست‌کم یک تصویر را که به واژه می‌آید علامت بزنید.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message numerus="yes">
        <source>%n picture(s) of this game are no longer here: their deck was taken away. They show their backs; the game goes on.</source>
        <translation>
            <numerusform>%Ln تصویر این بازی دیگر این‌جا نیست: دسته‌شان برداشته شده. پشتشان دیده می‌شود؛ بازی ادامه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving works again; nothing is lost.</source>
        <translation>ذخیره دوباره کار می‌کند؛ چیزی گم نشده است.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قانون‌ها</translation>
    </message>
    <message>
        <source>The rules could not be read. Everything else works; install the app again.</source>
        <translation>قانون‌ها خوانده نشد. بقیه کار می‌کند؛ برنامه را دوباره نصب کنید.</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>بعدی: {title}</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Put away</source>
        <translation>کنار گذاشتن</translation>
    </message>
    <message>
        <source>The save goes to the folder of deleted saves; it is not lost yet.</source>
        <translation>بازی به پوشهٔ پاک‌شده‌ها می‌رود؛ هنوز از دست نرفته است.</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>بازی‌ای که باز نمی‌شود</translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation>باز کردن نسخهٔ پیشین</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>دیدن نتیجه</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>ادامهٔ بازی</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>هنوز بازی ذخیره‌شده‌ای نیست.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Take the last picture of the round back? All must agree.</source>
        <translation>آخرین تصویر دور پس گرفته شود؟ همه باید موافق باشند.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>بله، پس بگیر</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>نه، بماند</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>دیدن میز</translation>
    </message>
    <message>
        <source>All four rounds are played.</source>
        <translation>هر چهار دور بازی شد.</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>چه کسی برد؟</translation>
    </message>
    <message>
        <source>Boards…</source>
        <translation>تخته‌ها…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>دور بعد</translation>
    </message>
    <message>
        <source>{round}: the word was {word}</source>
        <translation>‏{round}‏: واژه «{word}» بود</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{name}: {sum}; in all {total}</source>
        <extracomment>A line of the score board, read aloud: {sum} is the arithmetic of the round.</extracomment>
        <translation>‏{name}‏: ‎{sum}‎؛ روی هم {total}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>این دور</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع کل</translation>
    </message>
</context>
<context>
    <name>ScreenPanel</name>
    <message>
        <source>The screen</source>
        <translation>صفحه</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>ایستاده</translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation>همه از یک سمت نگاه می‌کنند.</translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation>خوابیده</translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation>هر تخته رو به صاحبش می‌چرخد.</translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>A picture for {name}</source>
        <translation>تصویری برای {name}</translation>
    </message>
    <message>
        <source>Colour and symbol of {name}</source>
        <translation>رنگ و نشان {name}</translation>
    </message>
    <message>
        <source>How does {name} mark?</source>
        <translation>‏{name} چطور علامت می‌زند؟</translation>
    </message>
    <message>
        <source>Where does {name} sit?</source>
        <translation>‏{name} کجا می‌نشیند؟</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>بی‌تصویر</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>تصویر {number}</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>دایره</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>سه‌گوش</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>چهارگوش</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>لوزی</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>ستاره</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>ماه</translation>
    </message>
    <message>
        <source>Near side</source>
        <translation>این طرف</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>سمت چپ</translation>
    </message>
    <message>
        <source>Far side</source>
        <translation>آن طرف</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>سمت راست</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>نام بازیکن {number}</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>تصویر {name}</translation>
    </message>
    <message>
        <source>Colour and symbol of {name}</source>
        <translation>رنگ و نشان {name}</translation>
    </message>
    <message>
        <source>Where {name} sits</source>
        <translation>جای نشستن {name}</translation>
    </message>
    <message>
        <source>How {name} marks</source>
        <translation>روش علامت زدن {name}</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>بردن {name} به بالا</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>بردن {name} به پایین</translation>
    </message>
    <message>
        <source>Take {name} off the table</source>
        <translation>برداشتن {name} از میز</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>بازیکن {number}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>چه کسانی سر میز نشسته‌اند؟</translation>
    </message>
    <message>
        <source>In the order you sit, clockwise.</source>
        <translation>به ترتیب نشستن، در جهت ساعت.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>افزودن بازیکن</translation>
    </message>
    <message>
        <source>Stella needs three players: nobody can leave.</source>
        <translation>‏Stella سه بازیکن لازم دارد: کسی نمی‌تواند برود.</translation>
    </message>
    <message>
        <source>Six is the most: the table is full.</source>
        <translation>شش نفر بیشترین است: میز پر است.</translation>
    </message>
    <message>
        <source>More than one player is called {name}. Only the symbols tell them apart.</source>
        <translation>نام بیش از یک بازیکن {name} است. فقط با نشان‌ها شناخته می‌شوند.</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Back to the default</source>
        <translation>برگشت به حالت اول</translation>
    </message>
    <message>
        <source>Number {number} on the cards</source>
        <translation>شمارهٔ {number} روی کارت‌ها</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Three languages fit on a card: take one away first.</source>
        <translation>هر کارت جای سه زبان دارد: اول یکی را بردارید.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>زبان‌ها</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>روی صفحه</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>سر میز</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>این رایانه</translation>
    </message>
    <message>
        <source>Like this computer: {language}</source>
        <translation>مثل این رایانه: {language}</translation>
    </message>
    <message>
        <source>Language of the app</source>
        <translation>زبان برنامه</translation>
    </message>
    <message>
        <source>All buttons, sentences and rules speak it at once.</source>
        <translation>همهٔ دکمه‌ها، جمله‌ها و قانون‌ها بی‌درنگ به این زبان می‌شوند.</translation>
    </message>
    <message>
        <source>Languages of the words on the table</source>
        <translation>زبان واژه‌های روی میز</translation>
    </message>
    <message>
        <source>One to three, in the order in which you press them: number 1 is the largest. Press one again to take it away. It holds for new games.</source>
        <translation>یک تا سه زبان، به ترتیبی که می‌زنید: اولی درشت‌تر است. برای برداشتن دوباره بزنید. از بازی بعدی به کار می‌رود.</translation>
    </message>
    <message>
        <source>Like the app</source>
        <translation>مثل برنامه</translation>
    </message>
    <message>
        <source>Readings of Japanese words</source>
        <translation>خوانش واژه‌های ژاپنی</translation>
    </message>
    <message>
        <source>Small kana above a word help those who do not know its signs yet.</source>
        <translation>کانای ریز بالای واژه به کسانی که نویسه‌هایش را هنوز نمی‌شناسند کمک می‌کند.</translation>
    </message>
    <message>
        <source>With kana</source>
        <translation>با کانا</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>بدون کانا</translation>
    </message>
    <message>
        <source>How far do you sit?</source>
        <translation>چقدر دور نشسته‌اید؟</translation>
    </message>
    <message>
        <source>The farther away you sit, the larger all words are.</source>
        <translation>هرچه دورتر بنشینید، نوشته‌ها درشت‌ترند.</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>نزدیک</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>دور</translation>
    </message>
    <message>
        <source>At a desk, an arm away.</source>
        <translation>پشت میز، به فاصلهٔ یک دست.</translation>
    </message>
    <message>
        <source>Around a table, one or two metres away.</source>
        <translation>دور میز، یکی دو متر آن‌طرف‌تر.</translation>
    </message>
    <message>
        <source>On the sofa, three metres away or more.</source>
        <translation>روی مبل، سه متر یا دورتر.</translation>
    </message>
    <message>
        <source>Can everybody read this? “Kenji and Yuki saw the same picture: a super-spark!”</source>
        <translation>همه این را می‌خوانند؟ «کنجی و یوکی یک تصویر را دیدند: ابرجرقه!»</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>حرکت</translation>
    </message>
    <message>
        <source>Lanterns travel and cards turn over, or everything is in its place at once.</source>
        <translation>فانوس‌ها حرکت می‌کنند و کارت‌ها برمی‌گردند، یا همه چیز یک‌باره سر جایش است.</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>همه چیز</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>کمتر</translation>
    </message>
    <message>
        <source>Key letters on the pictures</source>
        <translation>حرف کلیدها روی تصویرها</translation>
    </message>
    <message>
        <source>Each picture shows the key that chooses it. The keys work without them too.</source>
        <translation>هر تصویر کلید انتخابش را نشان می‌دهد. بی آن هم کلیدها کار می‌کنند.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>پیدا</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>پنهان</translation>
    </message>
    <message>
        <source>Small children play along</source>
        <translation>بچه‌های کوچک هم بازی می‌کنند</translation>
    </message>
    <message>
        <source>Pictures that the album calls “not for small children” stay in the box then.</source>
        <translation>آن‌وقت تصویرهایی که در آلبوم «وقتی بچه‌های کوچک بازی می‌کنند، نیاید» دارند در جعبه می‌مانند.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>Hints for the first game</source>
        <translation>راهنمای بازی اول</translation>
    </message>
    <message>
        <source>A sentence at each step tells newcomers what happens. Each can be closed for good.</source>
        <translation>در هر گام یک جمله به تازه‌واردها می‌گوید چه می‌گذرد. هر کدام را می‌شود برای همیشه بست.</translation>
    </message>
    <message>
        <source>How the screen lies</source>
        <translation>حالت صفحه</translation>
    </message>
    <message>
        <source>What a new game begins with; you can still choose there.</source>
        <translation>بازی تازه با این شروع می‌شود؛ همان‌جا هم می‌شود عوضش کرد.</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>ایستاده</translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation>خوابیده</translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation>همه از یک سمت نگاه می‌کنند.</translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation>هر تخته رو به صاحبش می‌چرخد.</translation>
    </message>
    <message>
        <source>Taking back a picture that was shown</source>
        <translation>پس گرفتن تصویر روشده</translation>
    </message>
    <message>
        <source>For a slip of the finger. It is possible until the next player has acted.</source>
        <translation>برای وقتی که دست می‌لغزد. تا پیش از حرکت نفر بعد می‌شود.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>هرگز</translation>
    </message>
    <message>
        <source>Ask the table</source>
        <translation>پرسش از همه</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>همیشه</translation>
    </message>
    <message>
        <source>What was shown stays shown.</source>
        <translation>تصویر روشده رو می‌ماند.</translation>
    </message>
    <message>
        <source>The table is asked first.</source>
        <translation>اول از همه می‌پرسیم.</translation>
    </message>
    <message>
        <source>One press takes it back.</source>
        <translation>با یک فشار پس گرفته می‌شود.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>The game fills the whole screen, also when it is started again. F11 does it too.</source>
        <translation>بازی همهٔ صفحه را می‌گیرد، دفعهٔ بعد هم. کلید F11 هم همین کار را می‌کند.</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>در پنجره</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Name: ____________________</source>
        <translation>نام: ____________________</translation>
    </message>
    <message>
        <source>Marks: ____  of 10</source>
        <translation>علامت‌ها: ____  از ۱۰</translation>
    </message>
    <message>
        <source>Mark pictures with a cross. Ink two stars for a spark, all three for a super-spark.</source>
        <translation>تصویرها را با ضربدر علامت بزنید. برای جرقه دو ستاره و برای ابرجرقه هر سه را پررنگ کنید.</translation>
    </message>
    <message>
        <source>Stella: score sheet</source>
        <translation>‏Stella: برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع کل</translation>
    </message>
    <message>
        <source>Fallen in the dark: one star less for each picture that brought stars.</source>
        <translation>افتاده در تاریکی: برای هر تصویری که ستاره آورده، یک ستاره کمتر.</translation>
    </message>
</context>
<context>
    <name>StellaPlay</name>
    <message>
        <source>A phone asks to come in: open “Phones…”.</source>
        <translation>گوشی‌ای می‌خواهد وارد شود: «گوشی‌ها…» را باز کنید.</translation>
    </message>
    <message>
        <source>The network has changed: open “Phones…” and scan once more.</source>
        <translation>شبکه عوض شده است: «گوشی‌ها…» را باز کنید و دوباره اسکن کنید.</translation>
    </message>
</context>
<context>
    <name>StellaTable</name>
    <message>
        <source>Menu</source>
        <translation>منو</translation>
    </message>
    <message>
        <source>The word is {word}</source>
        <translation>واژه «{word}» است</translation>
    </message>
</context>
<context>
    <name>StellaTexts</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%Ln ستاره</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%Ln علامت</numerusform>
        </translation>
    </message>
    <message>
        <source>Associate</source>
        <translation>تداعی</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>اعلام</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>رونمایی</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>ردیف بالا</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>ردیف میانی</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>ردیف پایین</translation>
    </message>
    <message>
        <source>has passed the pen</source>
        <translation>قلم را داده</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>انتخاب می‌کند</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>در تاریکی</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>افتاده</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>دیده‌بان</translation>
    </message>
    <message>
        <source>, </source>
        <translation>‏، </translation>
    </message>
    <message>
        <source>{name}, which pictures go with the word? Nobody else may see.</source>
        <translation>‏{name}، کدام تصویرها به واژه می‌آیند؟ کس دیگری نبیند.</translation>
    </message>
    <message>
        <source>{name} marks</source>
        <translation>‏{name} علامت می‌زند</translation>
    </message>
    <message>
        <source>{name} marks on paper, unseen by the others.</source>
        <translation>‏{name} پنهان از دیگران روی کاغذ علامت می‌زند.</translation>
    </message>
    <message>
        <source>{name} passes the pen</source>
        <translation>‏{name} قلم را می‌دهد</translation>
    </message>
    <message>
        <source>{name}, how many did you mark? Press the number on the track.</source>
        <translation>‏{name}، چند تا علامت زدید؟ عددش را روی مسیر بزنید.</translation>
    </message>
    <message>
        <source>{names}: who had this picture too? Press the board of whoever did.</source>
        <translation>‏{names}‏: چه کسی این تصویر را هم داشت؟ روی تخته‌اش بزنید.</translation>
    </message>
    <message>
        <source>{names}: still choosing pictures …</source>
        <translation>‏{names}‏: هنوز در حال انتخاب تصویر …</translation>
    </message>
    <message>
        <source>{name} is about to point at a picture …</source>
        <translation>‏{name} می‌خواهد به تصویری اشاره کند …</translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I saw ‘{word}’ in %n picture(s).”</source>
        <translation>
            <numerusform>‏{name}‏: «{word} را در %Ln تصویر دیدم.»</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “I do not know the pictures or the word. I guessed.”</source>
        <translation>‏{name}‏: «تصویرها یا واژه را نمی‌شناسم. حدس زدم.»</translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I was not quite sure of %n picture(s).”</source>
        <translation>
            <numerusform>‏{name}‏: «از %Ln تصویر زیاد مطمئن نبودم.»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “%n of my pictures I only dreamt.”</source>
        <translation>
            <numerusform>‏{name}‏: «%Ln تصویر را فقط در خواب دیدم.»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “In %n picture(s) I saw what nobody else sees.”</source>
        <translation>
            <numerusform>‏{name}‏: «در %Ln تصویر چیزی دیدم که هیچ‌کس نمی‌بیند.»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I marked %n picture(s) just for you.”</source>
        <translation>
            <numerusform>‏{name}‏: «%Ln تصویر را فقط به‌خاطر شما علامت زدم.»</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “I marked only what I was sure of.”</source>
        <translation>‏{name}‏: «فقط چیزهای مطمئن را علامت زدم.»</translation>
    </message>
    <message>
        <source>{name}: “Better one mark too few than one too many.”</source>
        <translation>‏{name}‏: «یک علامت کمتر، بهتر از یکی بیشتر.»</translation>
    </message>
    <message>
        <source>{name}: “I looked until the pictures began to move.”</source>
        <translation>‏{name}‏: «آن‌قدر نگاه کردم تا تصویرها جان گرفتند.»</translation>
    </message>
    <message>
        <source>{name}: “This word is in my dreams, too.”</source>
        <translation>‏{name}‏: «این واژه به خواب‌هایم هم می‌آید.»</translation>
    </message>
    <message>
        <source>{name}: “I asked myself what you would mark.”</source>
        <translation>‏{name}‏: «فکر کردم شما کدام‌ها را علامت می‌زنید.»</translation>
    </message>
    <message>
        <source>{name}: “I like what all of you like.”</source>
        <translation>‏{name}‏: «هرچه شما دوست دارید، من هم دوست دارم.»</translation>
    </message>
    <message>
        <source>{name} had it</source>
        <translation>‏{name} داشت</translation>
    </message>
    <message>
        <source>{name}, point at one of your pictures.</source>
        <translation>‏{name}، به یکی از تصویرهایتان اشاره کنید.</translation>
    </message>
    <message>
        <source>{name} points at this picture?</source>
        <translation>‏{name} به این تصویر اشاره می‌کند؟</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>نفر بعد: {name}</translation>
    </message>
    <message>
        <source>Next round: new pictures for the {row}</source>
        <translation>دور بعد: تصویرهای تازه برای {row}</translation>
    </message>
    <message>
        <source>{name} leads alone with {count}: in the dark. Whoever is in the dark must not fall.</source>
        <translation>‏{name} با {count} علامت تنها جلوتر است: در تاریکی. کسی که در تاریکی است نباید بیفتد.</translation>
    </message>
    <message>
        <source>{names} lead together with {count}: nobody is in the dark.</source>
        <translation>‏{names} هر دو با {count} علامت جلوترند: هیچ‌کس در تاریکی نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n lead together with {count}: nobody is in the dark.</source>
        <translation>
            <numerusform>%Ln نفر با هم، با {count} علامت، جلوترند: هیچ‌کس در تاریکی نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fall!</source>
        <translation>افتاد!</translation>
    </message>
    <message>
        <source>Super-spark!</source>
        <translation>ابرجرقه!</translation>
    </message>
    <message>
        <source>Spark!</source>
        <translation>جرقه!</translation>
    </message>
    <message>
        <source>{name} is alone with this picture: no more stars in this round. The marks still count for the others.</source>
        <translation>‏{name} با این تصویر تنهاست: این دور دیگر ستاره ندارد. علامت‌هایش برای دیگران حساب‌اند.</translation>
    </message>
    <message>
        <source>{names} saw the same, but all of them have fallen: no stars.</source>
        <translation>‏{names} یک چیز دیدند، ولی همه افتاده‌اند: ستاره‌ای نیست.</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each.</source>
        <translation>‏{names} یک چیز دیدند: نفری {stars}.</translation>
    </message>
    <message>
        <source>{stars} for {winners}. The fallen get none.</source>
        <translation>{stars} برای {winners}. افتاده‌ها چیزی نمی‌گیرند.</translation>
    </message>
    <message>
        <source>{stars} each for {winners}. The fallen get none.</source>
        <translation>هر نفر {stars}: {winners}. افتاده‌ها چیزی نمی‌گیرند.</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} for {winners}; the fallen get none.</source>
        <translation>‏{names} یک چیز دیدند: {stars} برای {winners}؛ افتاده‌ها نمی‌گیرند.</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each for {winners}; the fallen get none.</source>
        <translation>‏{names} یک چیز دیدند: نفری {stars} برای {winners}؛ افتاده‌ها نمی‌گیرند.</translation>
    </message>
    <message>
        <source>{round}. {name} is the first scout.</source>
        <translation>‏{round}‏. {name} دیده‌بان اول است.</translation>
    </message>
    <message>
        <source>{name} proposes the other word.</source>
        <translation>‏{name} واژهٔ دیگر را پیشنهاد می‌کند.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>‏{name} موافق است.</translation>
    </message>
    <message>
        <source>{name} keeps this word.</source>
        <translation>‏{name} همین واژه را می‌خواهد.</translation>
    </message>
    <message>
        <source>All agree: the other word it is.</source>
        <translation>همه موافق‌اند: واژهٔ دیگر.</translation>
    </message>
    <message>
        <source>{name} has passed the pen.</source>
        <translation>‏{name} قلم را داده است.</translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation>‏{name}‏: {marks}</translation>
    </message>
    <message>
        <source>{name} points at picture {number}.</source>
        <translation>‏{name} به تصویر {number} اشاره می‌کند.</translation>
    </message>
    <message>
        <source>{name} had it.</source>
        <translation>‏{name} آن را داشت.</translation>
    </message>
    <message>
        <source>{name} did not have it.</source>
        <translation>‏{name} آن را نداشت.</translation>
    </message>
    <message>
        <source>{name} {stars}</source>
        <translation>‏{name}‏ {stars}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>امتیازها: {scores}</translation>
    </message>
    <message>
        <source>New pictures for the {row}.</source>
        <translation>تصویرهای تازه برای {row}.</translation>
    </message>
    <message>
        <source>{name} marks on paper from now on.</source>
        <translation>‏{name} از این پس روی کاغذ علامت می‌زند.</translation>
    </message>
    <message>
        <source>{name} marks on a screen from now on.</source>
        <translation>‏{name} از این پس روی صفحه علامت می‌زند.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>‏{name} برد!</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <translation>‏{names} با هم بردند!</translation>
    </message>
    <message>
        <source>no stars</source>
        <translation>بی‌ستاره</translation>
    </message>
    <message>
        <source>{sum}; in the dark and fallen: {total} − {lost} = {score}</source>
        <translation>‎{sum}‎؛ افتاده در تاریکی: ‎{total}&#xa0;−&#xa0;{lost}&#xa0;=&#xa0;{score}‎</translation>
    </message>
    <message numerus="yes">
        <source>%n spark(s)</source>
        <translation>
            <numerusform>%Ln جرقه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n super-spark(s)</source>
        <translation>
            <numerusform>%Ln ابرجرقه</numerusform>
        </translation>
    </message>
    <message>
        <source>This picture is not on {name}&apos;s board. Nothing has changed: choose another, or look at your board again.</source>
        <translation>این تصویر روی تختهٔ {name} نیست. چیزی عوض نشد: تصویر دیگری انتخاب کنید، یا دوباره تخته‌تان را ببینید.</translation>
    </message>
    <message>
        <source>This picture was shown already. Choose another one.</source>
        <translation>این تصویر رو شده است. یکی دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>Mark at least one and at most ten pictures.</source>
        <translation>دست‌کم یک و دست‌بالا ده تصویر را علامت بزنید.</translation>
    </message>
    <message>
        <source>{name} has passed the pen already: the marks are final.</source>
        <translation>‏{name} قلم را داده است: علامت‌ها قطعی‌اند.</translation>
    </message>
    <message>
        <source>{name} has as many marks left as there are pictures: this must be one of them.</source>
        <translation>‏{name} به تعداد تصویرهای مانده علامت دارد: این باید یکی از آن‌ها باشد.</translation>
    </message>
    <message>
        <source>First answer whether to take the other word.</source>
        <translation>اول بگویید واژهٔ دیگر را می‌خواهید یا نه.</translation>
    </message>
    <message>
        <source>That is not possible just now. Nothing has changed.</source>
        <translation>حالا نمی‌شود. چیزی عوض نشد.</translation>
    </message>
    <message numerus="yes">
        <source>{names}: %n picture(s) together</source>
        <translation>
            <numerusform>‏{names}‏: %Ln تصویر با هم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Back</source>
        <translation>برگشت</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>ماجرا تا این‌جا</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>پس گرفته شد: {what}</translation>
    </message>
    <message>
        <source>{sentence} The word is {word}.</source>
        <extracomment>{sentence}: that a round has begun, or that another word is taken.</extracomment>
        <translation>{sentence} واژه «{word}» است.</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>pointed at</source>
        <translation>به آن اشاره شده</translation>
    </message>
    <message>
        <source>shown already; {names} had it</source>
        <translation>رو شده است؛ دارندگان: {names}</translation>
    </message>
</context>
<context>
    <name>TablePrompts</name>
    <message>
        <source>Take the last move back? Everybody has seen it; all must agree.</source>
        <translation>حرکت آخر پس گرفته شود؟ همه آن را دیده‌اند؛ همه باید موافق باشند.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>بله، پس بگیر</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>نه، بماند</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>A move was taken back. The robots wait until you tell them to go on.</source>
        <translation>حرکتی پس گرفته شد. ربات‌ها منتظرند بگویید ادامه دهند.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>One lantern after the other finds its number …</source>
        <translation>فانوس‌ها یکی‌یکی به عدد خود می‌رسند …</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>رد کردن</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>دور تمام شد.</translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation>به امتیازها</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>گوشی‌ها…</translation>
    </message>
    <message>
        <source>Start the reveal</source>
        <translation>شروع رونمایی</translation>
    </message>
    <message>
        <source>Nobody more</source>
        <translation>کس دیگری نه</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>هیچ‌کس دیگر</translation>
    </message>
    <message>
        <source>{name} points at this picture.</source>
        <translation>{name} خودش به این تصویر اشاره می‌کند.</translation>
    </message>
    <message>
        <source>{name} has answered already.</source>
        <translation>{name} پاسخ داده است.</translation>
    </message>
    <message>
        <source>{name} does not mark on paper: the app knows the marks.</source>
        <translation>{name} روی کاغذ علامت نمی‌زند: برنامه علامت‌هایش را می‌داند.</translation>
    </message>
    <message>
        <source>{name} has no marks left: this cannot be one of them.</source>
        <translation>{name} علامت دیگری ندارد: این نمی‌تواند یکی از آن‌ها باشد.</translation>
    </message>
    <message>
        <source>{names}: thinking about the other word …</source>
        <translation>{names}: به واژهٔ دیگر فکر می‌کنند …</translation>
    </message>
    <message>
        <source>Take the other word of the card? {names}: do you agree as well?</source>
        <translation>واژهٔ دیگر کارت را بردارید؟ {names}: شما هم موافقید؟</translation>
    </message>
    <message>
        <source>Take the other word of the card? Only if everybody agrees.</source>
        <translation>واژهٔ دیگر کارت را برداریم؟ فقط اگر همه موافق باشند.</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>همه موافق‌اند</translation>
    </message>
    <message>
        <source>Keep this word</source>
        <translation>همین واژه</translation>
    </message>
    <message>
        <source>Other word…</source>
        <translation>واژهٔ دیگر…</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>تختهٔ من</translation>
    </message>
    <message>
        <source>Yes, this one</source>
        <translation>بله، همین</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>اشاره</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>اول تصویری انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Look at the word and the pictures. In secret, everybody marks 1 to 10 pictures that go with it: best those that others will mark as well.</source>
        <translation>واژه و تصویرها را ببینید. هر کس پنهانی ۱ تا ۱۰ تصویر را که به واژه می‌آیند علامت می‌زند؛ بهتر از همه آن‌هایی که دیگران هم علامت می‌زنند.</translation>
    </message>
    <message>
        <source>Tap a picture, or press its key, to mark it. When you are content, pass the pen: after that nothing can be changed.</source>
        <translation>برای علامت زدن روی تصویر بزنید یا کلید آن را فشار دهید. وقتی راضی بودید، قلم را بدهید: بعد از آن چیزی عوض نمی‌شود.</translation>
    </message>
    <message>
        <source>Everybody says how many pictures they marked. Whoever alone has the most sits in the dark: a fall will cost them a star for each picture that scored.</source>
        <translation>هر کس می‌گوید چند تصویر علامت زده است. کسی که تنها از همه بیشتر دارد در تاریکی است: اگر بیفتد، برای هر تصویرِ ستاره‌دارش یک ستاره کم می‌شود.</translation>
    </message>
    <message>
        <source>The scout points at a picture they have marked. If two or more others have it too, all of them get 2 stars each; if it is just one, both get 3.</source>
        <translation>دیده‌بان به یکی از تصویرهای علامت‌زدهٔ خودش اشاره می‌کند. اگر دو نفر دیگر یا بیشتر هم آن را داشته باشند نفری ۲ ستاره، و اگر فقط یک نفر، هر دو نفری ۳ ستاره می‌گیرند.</translation>
    </message>
    <message>
        <source>Whoever points at a picture that nobody else has falls: no more stars in this round, but their marks still count for the others.</source>
        <translation>کسی که به تصویری اشاره کند که هیچ‌کس دیگر ندارد می‌افتد: این دور دیگر ستاره نمی‌گیرد، ولی علامت‌هایش برای دیگران حساب می‌شوند.</translation>
    </message>
    <message>
        <source>The sheet shows how each of you got the stars. Then five pictures leave, five new ones come, and the next player is first scout.</source>
        <translation>این برگه نشان می‌دهد ستاره‌های هر کس از کجا آمده‌اند. بعد پنج تصویر می‌روند، پنج تصویر تازه می‌آیند و نفر بعدی دیده‌بان اول می‌شود.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>فهمیدم</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>دیگر راهنمایی نکن</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>بستن این پیام</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>The words</source>
        <translation>واژه‌ها</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>بازی اول</translation>
    </message>
    <message>
        <source>Four easy cards, in this order</source>
        <translation>چهار کارت آسان، به همین ترتیب</translation>
    </message>
    <message>
        <source>A surprise</source>
        <translation>غافلگیری</translation>
    </message>
    <message numerus="yes">
        <source>Four of %n card(s) at random</source>
        <translation>
            <numerusform>چهار تا از %Ln کارت، شانسی</numerusform>
        </translation>
    </message>
    <message>
        <source>Our own words</source>
        <translation>واژه‌های خودمان</translation>
    </message>
    <message>
        <source>Cards that you write</source>
        <translation>کارت‌هایی که می‌نویسید</translation>
    </message>
    <message>
        <source>One card on each line: one word, or two with a slash.
summer / winter
home</source>
        <translation>هر خط یک کارت: یک واژه، یا دو واژه با خط کج.
تابستان / زمستان
خانه</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… و %Ln خط دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than fits: the last lines are not used.</source>
        <translation>بیش از گنجایش است: خط‌های آخر به کار نمی‌روند.</translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) ready.</source>
        <translation>
            <numerusform>%Ln کارت واژه آماده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more needed.</source>
        <translation>
            <numerusform>%Ln تای دیگر لازم است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is too long for a card.</source>
        <translation>خط {line}: «{word}» برای کارت زیادی بلند است.</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” has more than two words.</source>
        <translation>خط {line}: «{word}» بیش از دو واژه دارد.</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is there already.</source>
        <translation>خط {line}: «{word}» از پیش هست.</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>{done} of {total}</source>
        <extracomment>How far a task is, such as 3 of 12 pictures.</extracomment>
        <translation>‏{done} از {total}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
</context>
</TS>
