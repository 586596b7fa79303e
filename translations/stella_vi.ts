<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>AlbumPage</name>
    <message>
        <source>{name} ({count})</source>
        <extracomment>{name}: &quot;All pictures&quot; or the name of a deck; {count}: how many pictures it has.</extracomment>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>All pictures</source>
        <translation>Tất cả tranh</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Đã loại ra</translation>
    </message>
    <message numerus="yes">
        <source>{name} (%n word card(s))</source>
        <extracomment>{name}: of a pack of words.</extracomment>
        <translation>
            <numerusform>{name} (%n thẻ từ)</numerusform>
        </translation>
    </message>
    <message>
        <source>Never on the table again.</source>
        <translation>Không đưa lên bàn nữa.</translation>
    </message>
    <message>
        <source>Not while small children play.</source>
        <translation>Không dùng khi có trẻ nhỏ.</translation>
    </message>
</context>
<context>
    <name>AlbumWords</name>
    <message>
        <source>“{name}”: {reason}</source>
        <extracomment>A file and why it was not taken in, such as: “beach.jpg”: the file is empty.</extracomment>
        <translation>“{name}”: {reason}</translation>
    </message>
    <message>
        <source>“{pack}” was left as it is. “{name}” in it: {reason}</source>
        <extracomment>{pack}: a dropped folder or zip; {name}: a file in it.</extracomment>
        <translation>“{pack}” vẫn được giữ nguyên. “{name}” trong đó: {reason}</translation>
    </message>
    <message>
        <source>there is neither a deck nor a picture in it.</source>
        <translation>trong đó không có bộ tranh hay bức tranh nào.</translation>
    </message>
    <message>
        <source>there are several decks in it. Unpack it, then bring the folder.</source>
        <translation>trong đó có nhiều bộ tranh. Hãy giải nén rồi thêm cả thư mục.</translation>
    </message>
    <message>
        <source>it is no zip file, or a damaged one. Fetch it once more.</source>
        <translation>đây không phải tệp zip, hoặc tệp bị hỏng. Hãy tải lại.</translation>
    </message>
    <message>
        <source>its name or its place could do harm on this computer. Ask who made it.</source>
        <translation>tên hoặc vị trí của nó có thể gây hại cho máy này. Hãy hỏi người làm ra nó.</translation>
    </message>
    <message>
        <source>there are more files than fit into one deck.</source>
        <translation>có nhiều tệp hơn mức một bộ tranh chứa được.</translation>
    </message>
    <message>
        <source>unpacked it would be far too large. It was not opened.</source>
        <translation>giải nén ra sẽ quá lớn nên chưa mở.</translation>
    </message>
    <message>
        <source>an archive within an archive is not opened. Unpack it first.</source>
        <translation>không mở tệp nén nằm trong tệp nén. Hãy giải nén trước.</translation>
    </message>
    <message>
        <source>it is locked with a password. Ask for one without.</source>
        <translation>tệp bị khóa bằng mật khẩu. Hãy xin tệp không có mật khẩu.</translation>
    </message>
    <message>
        <source>this picture is missing. Ask who made the deck for all of it.</source>
        <translation>thiếu bức tranh này. Hãy xin người làm bộ tranh bản đầy đủ.</translation>
    </message>
    <message>
        <source>all its pictures are in the album already.</source>
        <translation>mọi bức tranh của nó đã có trong album.</translation>
    </message>
    <message>
        <source>the album has these words already.</source>
        <translation>album đã có những từ này rồi.</translation>
    </message>
    <message>
        <source>other pictures are being taken in at this moment. Try again when that is done.</source>
        <translation>đang thêm những bức tranh khác. Khi xong, hãy thử lại.</translation>
    </message>
    <message>
        <source>a fault in the app. Nothing was changed: try again.</source>
        <translation>ứng dụng gặp lỗi. Chưa có gì thay đổi: hãy thử lại.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>tệp không có dữ liệu.</translation>
    </message>
    <message>
        <source>it is not there, or the app may not read it.</source>
        <translation>không tìm thấy, hoặc ứng dụng không được phép đọc.</translation>
    </message>
    <message>
        <source>the file is larger than any picture needs to be.</source>
        <translation>tệp lớn quá mức cần cho một bức tranh.</translation>
    </message>
    <message>
        <source>the picture is too large. Make it smaller, then bring it again.</source>
        <translation>bức tranh quá lớn. Hãy thu nhỏ rồi thêm lại.</translation>
    </message>
    <message>
        <source>the picture is so small that it would be a blur on the table.</source>
        <translation>bức tranh quá nhỏ, lên bàn sẽ bị mờ.</translation>
    </message>
    <message>
        <source>this computer cannot read HEIC pictures. Save it as JPEG, then bring it again.</source>
        <translation>máy này không đọc được ảnh HEIC. Hãy lưu thành JPEG rồi thêm lại.</translation>
    </message>
    <message>
        <source>the picture is damaged, or its end is missing.</source>
        <translation>bức tranh bị hỏng, hoặc thiếu phần cuối.</translation>
    </message>
    <message>
        <source>it is no picture that the app can read (JPEG, PNG, WebP).</source>
        <translation>đây không phải ảnh mà ứng dụng đọc được (JPEG, PNG, WebP).</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>{name}: of a deck, within a sentence.</extracomment>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n new picture(s) in {decks}.</source>
        <extracomment>{decks}: the name of a deck, or of several.</extracomment>
        <translation>
            <numerusform>Đã thêm %n bức mới vào {decks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of words taken in.</source>
        <translation>
            <numerusform>Đã thêm %n bộ từ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you stopped: of the rest nothing was taken in.</source>
        <translation>Sau đó bạn dừng lại: phần còn lại chưa thêm.</translation>
    </message>
    <message>
        <source>You stopped: nothing was taken in, everything is as it was.</source>
        <translation>Bạn đã dừng: chưa thêm gì, mọi thứ vẫn như cũ.</translation>
    </message>
    <message>
        <source>Nothing new was taken in; everything is as it was.</source>
        <translation>Không có gì mới được thêm; mọi thứ vẫn như cũ.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were left out: the deck has them.</source>
        <translation>
            <numerusform>Bỏ qua %n bức: bộ tranh đã có.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) are there twice: they come only once.</source>
        <translation>
            <numerusform>%n thẻ từ bị trùng: chỉ dùng một lần.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at: that is too many at once.</source>
        <translation>
            <numerusform>Còn %n tệp chưa xem: một lần như thế là quá nhiều.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>On this screen</source>
        <translation>Trên màn hình này</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Trên giấy</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Trên điện thoại</translation>
    </message>
    <message>
        <source>A robot plays</source>
        <translation>Robot chơi</translation>
    </message>
</context>
<context>
    <name>BoardsPage</name>
    <message>
        <source>Who marks where from now on?</source>
        <translation>Từ giờ ai đánh dấu ở đâu?</translation>
    </message>
    <message>
        <source>Print paper boards…</source>
        <translation>In bảng giấy…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
</context>
<context>
    <name>Bringing</name>
    <message>
        <source>Looking at what you bring …</source>
        <translation>Đang xem những gì bạn thêm …</translation>
    </message>
    <message>
        <source>Taking it in …</source>
        <translation>Đang thêm vào …</translation>
    </message>
    <message>
        <source>Deck in one file</source>
        <translation>Bộ tranh trong một tệp</translation>
    </message>
    <message>
        <source>Words in one file</source>
        <translation>Gói từ trong một tệp</translation>
    </message>
    <message>
        <source>Packing the deck …</source>
        <translation>Đang đóng gói bộ tranh …</translation>
    </message>
    <message>
        <source>The words are in the file “{name}” now. Whoever drags it onto their album has them too.</source>
        <translation>Các từ đã nằm trong tệp “{name}”. Ai kéo tệp vào album của mình cũng sẽ có.</translation>
    </message>
    <message>
        <source>You stopped: no file was written.</source>
        <translation>Bạn đã dừng: chưa ghi tệp nào.</translation>
    </message>
    <message>
        <source>The deck is in the file “{name}” now. Whoever drags it onto their album has it too; where photos were taken is not in it.</source>
        <translation>Bộ tranh giờ nằm trong tệp “{name}”. Ai kéo tệp vào album của mình cũng sẽ có; trong đó không lưu nơi chụp ảnh.</translation>
    </message>
    <message>
        <source>The folder could not be opened from here. Look for it in the file manager of this computer:</source>
        <translation>Không mở được thư mục từ đây. Hãy tìm nó trong trình quản lý tệp của máy này:</translation>
    </message>
    <message>
        <source>“{deck}” is not in the album any more. Nothing is lost: it lies in a folder of its own. Saved games with its pictures show card backs until it is put back.</source>
        <translation>“{deck}” không còn trong album nữa. Không mất gì cả: bộ tranh nằm trong một thư mục riêng. Các ván đã lưu sẽ hiện mặt sau của những bức này cho đến khi đưa trở lại.</translation>
    </message>
    <message>
        <source>“{deck}” does not come into new games any more. Nothing is lost: it lies in a folder of its own, and saved games keep its words.</source>
        <translation>“{deck}” không vào ván mới nữa. Không mất gì cả: gói từ nằm trong một thư mục riêng, và các ván đã lưu vẫn giữ từ của nó.</translation>
    </message>
    <message>
        <source>“{deck}” is in the album again.</source>
        <translation>“{deck}” đã trở lại album.</translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album tranh</translation>
    </message>
    <message>
        <source>Bring pictures</source>
        <translation>Thêm tranh</translation>
    </message>
    <message>
        <source>Choose pictures or a zip…</source>
        <translation>Chọn tranh hoặc tệp zip…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Chọn thư mục…</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>Bộ tranh này</translation>
    </message>
    <message>
        <source>These words</source>
        <translation>Gói từ này</translation>
    </message>
    <message>
        <source>Give it away as a file…</source>
        <translation>Chia sẻ thành tệp…</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Mở thư mục</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Cất đi</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>Tìm bằng ngôn ngữ nào cũng được</translation>
    </message>
    <message>
        <source>Search for nothing</source>
        <translation>Xóa ô tìm kiếm</translation>
    </message>
    <message>
        <source>Search by title and tag, in any language</source>
        <translation>Tìm theo tên và từ khóa, ngôn ngữ nào cũng được</translation>
    </message>
    <message>
        <source>Which deck to look through</source>
        <translation>Bộ tranh muốn xem</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Tranh</translation>
    </message>
    <message>
        <source>Drag your own photos, a folder or the zip of a deck onto this page.</source>
        <translation>Kéo ảnh của bạn, một thư mục hoặc tệp zip của bộ tranh vào trang này.</translation>
    </message>
    <message>
        <source>No picture has this in its title, its tags or its description. Try a shorter word, or look through all pictures.</source>
        <translation>Không bức nào có từ này trong tên, từ khóa hay mô tả. Hãy thử từ ngắn hơn, hoặc xem tất cả tranh.</translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s)</source>
        <translation>
            <numerusform>%n thẻ từ</numerusform>
        </translation>
    </message>
    <message>
        <source>These words come into play with “A surprise” in a new game:</source>
        <translation>Những từ này xuất hiện khi chọn “Bất ngờ” trong ván mới:</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Đưa trở lại</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n bức</numerusform>
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
        <translation>Đến lượt đánh dấu. Những người khác nhìn đi chỗ khác nhé.</translation>
    </message>
    <message>
        <source>A look at your own board. Everybody else looks away.</source>
        <translation>Xem lại bảng của mình. Những người khác nhìn đi chỗ khác nhé.</translation>
    </message>
    <message>
        <source>Behind this curtain is only what {name} may see.</source>
        <translation>Sau tấm màn này là bí mật của riêng {name}.</translation>
    </message>
    <message>
        <source>I am {name}: hold to open</source>
        <translation>{name} đây: nhấn giữ để mở</translation>
    </message>
    <message>
        <source>Hold for one second</source>
        <translation>Nhấn giữ một giây</translation>
    </message>
    <message>
        <source>Not me</source>
        <translation>Nhầm người</translation>
    </message>
</context>
<context>
    <name>DropVeil</name>
    <message>
        <source>Let go: what you bring is looked at first, then you decide.</source>
        <translation>Cứ thả ra: ứng dụng xem trước, rồi bạn quyết định.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Thank you for playing!</source>
        <translation>Cảm ơn cả nhà đã chơi!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Chơi ván nữa</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Về trang đầu</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Lines: pictures that two saw alike</source>
        <translation>Đường nối: số bức hai người cùng thấy</translation>
    </message>
    <message>
        <source>Stars in rounds I to IV</source>
        <translation>Sao ở các vòng I đến IV</translation>
    </message>
    <message>
        <source>The picture nobody else saw</source>
        <translation>Bức tranh không ai khác thấy</translation>
    </message>
    <message>
        <source>{name} alone saw the word in it.</source>
        <translation>Chỉ mình {name} thấy từ ấy trong tranh.</translation>
    </message>
</context>
<context>
    <name>FolderPanel</name>
    <message>
        <source>Folder of saved games</source>
        <translation>Thư mục các ván đã lưu</translation>
    </message>
    <message>
        <source>Each game is a file in {folder}</source>
        <translation>Mỗi ván là một tệp trong {folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Mở thư mục</translation>
    </message>
    <message>
        <source>The folder could not be opened from here. The saves in it are not touched: look for {folder} in the file manager of this computer.</source>
        <translation>Không mở được thư mục từ đây. Các ván đã lưu vẫn nguyên vẹn: hãy tìm {folder} trong trình quản lý tệp của máy này.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Stella: a new game</source>
        <translation>Stella: ván mới</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Các ván đã lưu</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album tranh</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>The newest game, of {names}, cannot be opened and was left as it is. The copy from before lacks its last move at most.</source>
        <translation>Không mở được ván mới nhất, của {names}; tệp vẫn được giữ nguyên. Bản lưu trước chỉ thiếu nhiều nhất là nước cuối.</translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation>Mở bản lưu trước</translation>
    </message>
    <message>
        <source>The newest save, of {when}, cannot be opened and was left as it is. The saved games tell why.</source>
        <translation>Không mở được ván lưu mới nhất, lúc {when}; tệp vẫn được giữ nguyên. Hãy xem lý do trong các ván đã lưu.</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>A new deck</source>
        <translation>Bộ tranh mới</translation>
    </message>
    <message>
        <source>{wide} by {high} pixels, {left} from the left, {top} from the top</source>
        <extracomment>For screen readers: how many pixels of the photo are on the card, and from where.</extracomment>
        <translation>{wide} × {high} điểm ảnh, cách trái {left}, cách trên {top}</translation>
    </message>
    <message>
        <source>Into which deck?</source>
        <translation>Thêm vào bộ nào?</translation>
    </message>
    <message>
        <source>Name of the new deck</source>
        <translation>Tên bộ tranh mới</translation>
    </message>
    <message>
        <source>Title of this picture</source>
        <translation>Tên bức tranh này</translation>
    </message>
    <message>
        <source>Our pictures</source>
        <translation>Tranh nhà mình</translation>
    </message>
    <message>
        <source>Name of the deck with a number</source>
        <translation>Tên bộ tranh kèm số</translation>
    </message>
    <message>
        <source>Leave this one out</source>
        <translation>Bỏ bức này</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Move the frame to what matters, pull its corners to size it; or take all pictures in as they are framed.</source>
        <translation>Dời khung đến chỗ quan trọng, kéo góc để đổi cỡ; hoặc cứ thêm mọi bức theo khung sẵn có.</translation>
    </message>
    <message>
        <source>Frame of the card: the arrow keys move it, plus and minus size it</source>
        <translation>Khung thẻ: phím mũi tên để dời, cộng và trừ để đổi cỡ</translation>
    </message>
    <message>
        <source>How the card will look</source>
        <translation>Thẻ sẽ trông thế này</translation>
    </message>
    <message>
        <source>The photo before</source>
        <translation>Ảnh trước</translation>
    </message>
    <message>
        <source>The next photo</source>
        <translation>Ảnh tiếp theo</translation>
    </message>
    <message>
        <source>Smaller frame</source>
        <translation>Khung nhỏ hơn</translation>
    </message>
    <message>
        <source>Larger frame</source>
        <translation>Khung lớn hơn</translation>
    </message>
    <message>
        <source>Not taken in:</source>
        <translation>Không thêm được:</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Which photo this is, such as 3 of 12.</extracomment>
        <translation>{number} / {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) found</source>
        <translation>
            <numerusform>Tìm thấy %n bức</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take in %n picture(s)</source>
        <translation>
            <numerusform>Thêm %n bức</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Thêm vào</translation>
    </message>
</context>
<context>
    <name>LanguagesPanel</name>
    <message>
        <source>Word languages</source>
        <translation>Ngôn ngữ của từ</translation>
    </message>
    <message>
        <source>Up to three. Number 1 is the largest.</source>
        <translation>Tối đa ba, số 1 lớn nhất.</translation>
    </message>
    <message>
        <source>Three languages fit on a card: take one away first.</source>
        <translation>Mỗi thẻ chỉ vừa ba ngôn ngữ: hãy bỏ bớt một trước.</translation>
    </message>
    <message>
        <source>One language must stay: choose another one first.</source>
        <translation>Phải còn một ngôn ngữ: hãy chọn ngôn ngữ khác trước.</translation>
    </message>
    <message>
        <source>Number {number} on the cards</source>
        <translation>Vị trí {number} trên thẻ</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules</source>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>Diễn biến ván chơi</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Điện thoại…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Toàn màn hình</translation>
    </message>
    <message>
        <source>To the shelf (the game is saved)</source>
        <translation>Về trang đầu (ván được lưu)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Why we matched</source>
        <translation>Ai hợp ý với ai?</translation>
    </message>
    <message>
        <source>Nobody saw the same as somebody else.</source>
        <translation>Không ai thấy giống ai.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n bức tranh</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>“{picture}” is not in the deck any more. Nothing is lost: it lies in a folder of its own. Saved games show a card back in its place until it is put back.</source>
        <translation>“{picture}” không còn trong bộ tranh nữa. Không mất gì cả: bức tranh nằm trong một thư mục riêng. Các ván đã lưu sẽ hiện mặt sau ở chỗ của nó cho đến khi đưa trở lại.</translation>
    </message>
    <message>
        <source>“{picture}” is in the deck again.</source>
        <translation>“{picture}” đã trở lại bộ tranh.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Stella Desktop seems to be running already, but does not answer. Nothing was changed. If it runs neither here nor on another computer, delete the file {file} and start again.</source>
        <translation>Có vẻ Stella Desktop đang chạy nhưng không trả lời. Chưa có gì thay đổi. Nếu nó không chạy ở đây cũng như trên máy khác, hãy xóa tệp {file} rồi mở lại.</translation>
    </message>
    <message>
        <source>This game has become too long to be saved any further. What was saved before is kept: play on to the end without closing the app.</source>
        <translation>Ván này đã quá dài nên không lưu thêm được nữa. Những gì đã lưu vẫn còn: hãy chơi đến hết, đừng đóng ứng dụng.</translation>
    </message>
    <message>
        <source>This game could not be saved. You can play on and what was saved before is kept: do not close the app, it tries again after every move.</source>
        <translation>Chưa lưu được ván này. Cả nhà cứ chơi tiếp, những gì đã lưu vẫn còn: đừng đóng ứng dụng, sau mỗi nước nó sẽ thử lưu lại.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing new is saved. You can go on and what was saved before is kept: make room on the disk, and saving goes on by itself.</source>
        <translation>Đĩa đã đầy nên không lưu thêm được. Cứ chơi tiếp, những gì đã lưu vẫn còn: hãy dọn bớt đĩa, ứng dụng sẽ tự lưu tiếp.</translation>
    </message>
    <message>
        <source>The app may not write into its folder, so nothing new is saved. You can go on and what was saved before is kept: allow writing there, and saving goes on by itself.</source>
        <translation>Ứng dụng không được phép ghi vào thư mục của nó nên không lưu thêm được. Cứ chơi tiếp, những gì đã lưu vẫn còn: hãy cho phép ghi, ứng dụng sẽ tự lưu tiếp.</translation>
    </message>
    <message>
        <source>The folder of the app cannot be found, so nothing new is saved. You can go on as long as the app is open: bring the folder or its disk back, and saving goes on by itself.</source>
        <translation>Không tìm thấy thư mục của ứng dụng nên không lưu thêm được. Vẫn chơi tiếp được khi ứng dụng còn mở: hãy đưa thư mục hoặc ổ đĩa trở lại, ứng dụng sẽ tự lưu tiếp.</translation>
    </message>
    <message>
        <source>The disk takes no file of this size, so nothing new is saved. You can go on and what was saved before is kept: play to the end without closing the app.</source>
        <translation>Đĩa không nhận tệp lớn như thế nên không lưu thêm được. Cứ chơi tiếp, những gì đã lưu vẫn còn: hãy chơi đến hết, đừng đóng ứng dụng.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has the saves now, so this window saves nothing any more. What was saved before is kept: close this window and go on in the other.</source>
        <translation>Stella Desktop đang mở ở một cửa sổ khác và cửa sổ ấy giữ việc lưu, nên ở đây không lưu thêm gì nữa. Những gì đã lưu vẫn được giữ: hãy đóng cửa sổ này và chơi tiếp ở cửa sổ kia.</translation>
    </message>
    <message>
        <source>The disk could not be written to, so nothing new is saved. You can go on and what was saved before is kept: check the disk, and saving goes on by itself.</source>
        <translation>Không ghi được vào đĩa nên không lưu thêm được. Cứ chơi tiếp, những gì đã lưu vẫn còn: hãy kiểm tra đĩa, ứng dụng sẽ tự lưu tiếp.</translation>
    </message>
    <message>
        <source>The save “{name}” is empty. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>Ván lưu “{name}” không có dữ liệu. Tệp vẫn được giữ nguyên: hãy mở bản lưu trước nếu có, hoặc cất nó đi.</translation>
    </message>
    <message>
        <source>The end of the save “{name}” is missing. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>Ván lưu “{name}” bị thiếu phần cuối. Tệp vẫn được giữ nguyên: hãy mở bản lưu trước nếu có, hoặc cất nó đi.</translation>
    </message>
    <message>
        <source>The save “{name}” is damaged. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>Ván lưu “{name}” bị hỏng. Tệp vẫn được giữ nguyên: hãy mở bản lưu trước nếu có, hoặc cất nó đi.</translation>
    </message>
    <message>
        <source>The file “{name}” is not a save of Stella Desktop. It was left as it is: open another one.</source>
        <translation>Tệp “{name}” không phải ván lưu của Stella Desktop. Tệp vẫn được giữ nguyên: hãy mở ván khác.</translation>
    </message>
    <message>
        <source>A newer Stella Desktop wrote the save “{name}”. It was left as it is: update this app, then open it again.</source>
        <translation>Ván lưu “{name}” là của Stella Desktop bản mới hơn. Tệp vẫn được giữ nguyên: hãy cập nhật ứng dụng rồi mở lại.</translation>
    </message>
    <message>
        <source>The save “{name}” is bigger than any game can be. It was left as it is: open another one, or put it away.</source>
        <translation>Ván lưu “{name}” lớn hơn mức một ván có thể có. Tệp vẫn được giữ nguyên: hãy mở ván khác, hoặc cất nó đi.</translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that is not on this shelf. It was left as it is: a newer Stella Desktop may know the game.</source>
        <translation>Ván lưu “{name}” thuộc một trò chơi không có ở đây. Tệp vẫn được giữ nguyên: Stella Desktop bản mới hơn có thể có trò ấy.</translation>
    </message>
    <message>
        <source>The save “{name}” is of a game that this version cannot show yet. It was left as it is: a newer Stella Desktop may have a table for it.</source>
        <translation>Ván lưu “{name}” thuộc một trò chơi mà bản này chưa chơi được. Tệp vẫn được giữ nguyên: Stella Desktop bản mới hơn có thể chơi được.</translation>
    </message>
    <message>
        <source>Something in the save “{name}” makes no sense. It was left as it is: open the copy from before if there is one, or put it away.</source>
        <translation>Trong ván lưu “{name}” có chỗ vô lý. Tệp vẫn được giữ nguyên: hãy mở bản lưu trước nếu có, hoặc cất nó đi.</translation>
    </message>
    <message>
        <source>A move in the save “{name}” is against the rules, so the game cannot go on. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation>Trong ván lưu “{name}” có một nước trái luật nên không chơi tiếp được. Tệp vẫn được giữ nguyên: hãy mở bản lưu trước nếu có, hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>The moves in the save “{name}” do not lead to the table in it. It was left as it is: open the copy from before if there is one, or begin a new game.</source>
        <translation>Trong ván lưu “{name}”, các nước đi không khớp với bàn chơi. Tệp vẫn được giữ nguyên: hãy mở bản lưu trước nếu có, hoặc bắt đầu ván mới.</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” could not be opened. It was left as it is: make room on the disk, then try again.</source>
        <translation>Đĩa đã đầy nên không mở được “{name}”. Tệp vẫn được giữ nguyên: hãy dọn bớt đĩa rồi thử lại.</translation>
    </message>
    <message>
        <source>The app may not read “{name}”. It was left as it is: allow reading it, then try again.</source>
        <translation>Ứng dụng không được phép đọc “{name}”. Tệp vẫn được giữ nguyên: hãy cho phép đọc rồi thử lại.</translation>
    </message>
    <message>
        <source>The save “{name}” is not there any more. The other saves are as they were: bring the file or its disk back, or open another one.</source>
        <translation>Ván lưu “{name}” không còn ở đó. Các ván khác vẫn nguyên vẹn: hãy đưa tệp hoặc ổ đĩa trở lại, hoặc mở ván khác.</translation>
    </message>
    <message>
        <source>The file “{name}” is too big to be opened. It was left as it is: open another one.</source>
        <translation>Tệp “{name}” quá lớn nên không mở được. Tệp vẫn được giữ nguyên: hãy mở ván khác.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has “{name}” now. It was left as it is: open it in the other window.</source>
        <translation>Stella Desktop đang mở ở một cửa sổ khác và cửa sổ ấy giữ “{name}”. Tệp vẫn được giữ nguyên: hãy mở nó ở cửa sổ kia.</translation>
    </message>
    <message>
        <source>The disk could not read “{name}”. It was left as it is: check the disk, then try again.</source>
        <translation>Không đọc được “{name}” từ đĩa. Tệp vẫn được giữ nguyên: hãy kiểm tra đĩa rồi thử lại.</translation>
    </message>
    <message>
        <source>The disk is full. “{name}” is as it was: make room on the disk, then try again.</source>
        <translation>Đĩa đã đầy. “{name}” vẫn như cũ: hãy dọn bớt đĩa rồi thử lại.</translation>
    </message>
    <message>
        <source>The app may not change “{name}”. It is as it was: allow writing into its folder, then try again.</source>
        <translation>Ứng dụng không được phép thay đổi “{name}”. Tệp vẫn như cũ: hãy cho phép ghi vào thư mục của tệp rồi thử lại.</translation>
    </message>
    <message>
        <source>“{name}” cannot be found, or something else is in its place. Nothing was changed: bring the file or its disk back, then try again.</source>
        <translation>Không tìm thấy “{name}”, hoặc có thứ khác ở chỗ của nó. Chưa có gì thay đổi: hãy đưa tệp hoặc ổ đĩa trở lại rồi thử lại.</translation>
    </message>
    <message>
        <source>“{name}” is too big. It is as it was: move it to another folder by hand.</source>
        <translation>“{name}” quá lớn. Tệp vẫn như cũ: hãy tự chuyển nó sang thư mục khác.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has “{name}” now. It is as it was: close this window and go on in the other.</source>
        <translation>Stella Desktop đang mở ở một cửa sổ khác và cửa sổ ấy giữ “{name}”. Không có gì thay đổi: hãy đóng cửa sổ này và tiếp tục ở cửa sổ kia.</translation>
    </message>
    <message>
        <source>The disk could not read or write “{name}”. It is as it was: check the disk, then try again.</source>
        <translation>Không đọc hay ghi được “{name}” trên đĩa. Tệp vẫn như cũ: hãy kiểm tra đĩa rồi thử lại.</translation>
    </message>
    <message>
        <source>The disk is full, so your settings were not written down. They hold until the app is closed: make room on the disk, then choose once more.</source>
        <translation>Đĩa đã đầy nên chưa lưu được cài đặt. Cài đặt vẫn dùng được đến khi đóng ứng dụng: hãy dọn bớt đĩa rồi chọn lại lần nữa.</translation>
    </message>
    <message>
        <source>The app may not write into the folder {folder}, so your settings were not written down. They hold until the app is closed: allow writing there, then choose once more.</source>
        <translation>Ứng dụng không được phép ghi vào thư mục {folder} nên chưa lưu được cài đặt. Cài đặt vẫn dùng được đến khi đóng ứng dụng: hãy cho phép ghi rồi chọn lại lần nữa.</translation>
    </message>
    <message>
        <source>The folder {folder} is missing, or something else is in its place, so your settings were not written down. They hold until the app is closed: bring the folder back, then choose once more.</source>
        <translation>Thư mục {folder} không còn, hoặc có thứ khác ở chỗ của nó, nên chưa lưu được cài đặt. Cài đặt vẫn dùng được đến khi đóng ứng dụng: hãy đưa thư mục trở lại rồi chọn lại lần nữa.</translation>
    </message>
    <message>
        <source>The folder {folder} takes no file of this size, so your settings were not written down. They hold until the app is closed: make room on its disk, then choose once more.</source>
        <translation>Thư mục {folder} không nhận tệp lớn như thế nên chưa lưu được cài đặt. Cài đặt vẫn dùng được đến khi đóng ứng dụng: hãy dọn bớt đĩa rồi chọn lại lần nữa.</translation>
    </message>
    <message>
        <source>Stella Desktop is open a second time and has the folder {folder}, so your settings were not written down. They hold until the app is closed: choose once more in the other window.</source>
        <translation>Stella Desktop đang mở ở một cửa sổ khác và cửa sổ ấy giữ thư mục {folder}, nên cài đặt chưa được ghi lại. Chúng có hiệu lực đến khi đóng ứng dụng: hãy chọn lại ở cửa sổ kia.</translation>
    </message>
    <message>
        <source>The folder {folder} could not be written to, so your settings were not written down. They hold until the app is closed: check its disk, then choose once more.</source>
        <translation>Không ghi được vào thư mục {folder} nên chưa lưu được cài đặt. Cài đặt vẫn dùng được đến khi đóng ứng dụng: hãy kiểm tra đĩa rồi chọn lại lần nữa.</translation>
    </message>
    <message>
        <source>“{name}” is not there, or cannot be read. Everything else is as it was: put it back into its folder, or choose another one.</source>
        <extracomment>{name}: of a deck of pictures or of a pack of words; so in the next four texts.</extracomment>
        <translation>Không có “{name}”, hoặc không đọc được. Mọi thứ khác vẫn như cũ: hãy đưa nó trở lại thư mục, hoặc chọn bộ khác.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be read. It was left as it is: fetch it once more, or choose another one.</source>
        <translation>“{name}” bị hỏng nên không đọc được. Nó vẫn được giữ nguyên: hãy tải lại, hoặc chọn bộ khác.</translation>
    </message>
    <message>
        <source>“{name}” is made for a newer Stella Desktop. It was left as it is: update this app, or choose another one.</source>
        <translation>“{name}” dành cho Stella Desktop bản mới hơn. Nó vẫn được giữ nguyên: hãy cập nhật ứng dụng, hoặc chọn bộ khác.</translation>
    </message>
    <message>
        <source>Something in “{name}” is not as it must be. It was left as it is: ask who made it, or choose another one.</source>
        <translation>Trong “{name}” có chỗ chưa đúng. Nó vẫn được giữ nguyên: hãy hỏi người làm ra nó, hoặc chọn bộ khác.</translation>
    </message>
    <message>
        <source>Some pictures of “{name}” are missing. It was left as it is: put them back into its folder, or choose another deck.</source>
        <translation>“{name}” bị thiếu vài bức tranh. Nó vẫn được giữ nguyên: hãy đưa chúng trở lại thư mục, hoặc chọn bộ tranh khác.</translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more card(s) are needed. What you chose is kept: take a bigger deck.</source>
        <translation>
            <numerusform>Ván này còn cần thêm %n bức tranh. Những gì đã chọn vẫn giữ nguyên: hãy lấy bộ tranh lớn hơn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this game %n more word card(s) are needed. The words you have are kept: write some more, or play with the words of the app.</source>
        <translation>
            <numerusform>Ván này còn cần thêm %n thẻ chữ. Các từ đã có vẫn giữ nguyên: hãy viết thêm, hoặc chơi với từ của ứng dụng.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same picture or word is there twice. What you chose is kept: take one of the two out.</source>
        <translation>Có một bức tranh hay một từ xuất hiện hai lần. Những gì đã chọn vẫn giữ nguyên: hãy bỏ bớt một.</translation>
    </message>
    <message>
        <source>So many players do not fit this game. What you chose is kept: change how many play.</source>
        <translation>Trò này không hợp với số người như vậy. Những gì đã chọn vẫn giữ nguyên: hãy đổi số người chơi.</translation>
    </message>
    <message>
        <source>Two players have the same colour. What you chose is kept: give each player another one.</source>
        <translation>Hai người chơi có cùng màu. Những gì đã chọn vẫn giữ nguyên: hãy cho mỗi người một màu khác.</translation>
    </message>
    <message>
        <source>Who is to begin does not sit at this table. What you chose is kept: let somebody else begin.</source>
        <translation>Người đi đầu không ngồi ở bàn này. Những gì đã chọn vẫn giữ nguyên: hãy để người khác đi đầu.</translation>
    </message>
    <message>
        <source>These house rules do not go together. What you chose is kept: take the usual rules, or change one of them.</source>
        <translation>Các luật riêng này không đi cùng nhau được. Những gì đã chọn vẫn giữ nguyên: hãy dùng luật thường, hoặc đổi một luật.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n more picture(s) needed: choose another deck, or let pictures back in that the album leaves out.</source>
        <translation>
            <numerusform>Cần thêm %n bức: hãy chọn thêm bộ khác, hoặc cho những bức album đã bỏ ra quay lại.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write your own words: %n more card(s) needed.</source>
        <translation>
            <numerusform>Hãy tự viết từ: cần thêm %n thẻ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few word cards here: %n more needed.</source>
        <translation>
            <numerusform>Chưa đủ thẻ chữ: cần thêm %n thẻ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is everybody seated? Then let us play.</source>
        <translation>Cả nhà ngồi vào chỗ chưa? Ta chơi nào.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Print paper boards…</source>
        <translation>In bảng giấy…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>What you bring</source>
        <translation>Những gì bạn mang đến</translation>
    </message>
    <message numerus="yes">
        <source>Deck “{name}” by {author}, %n picture(s)</source>
        <extracomment>{name}: of a deck; {author}: who made it.</extracomment>
        <translation>
            <numerusform>Bộ tranh “{name}” của {author}, %n bức</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words “{name}” by {author}, %n card(s)</source>
        <extracomment>{name}: of a pack of words; {author}: who made it.</extracomment>
        <translation>
            <numerusform>Gói từ “{name}” của {author}, %n thẻ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>Another phone wants to take over this seat. It shows the number {number}.</source>
        <translation>Một điện thoại khác muốn nhận chỗ này. Nó đang hiện số {number}.</translation>
    </message>
    <message>
        <source>Play here instead</source>
        <translation>Chuyển sang chơi ở đây</translation>
    </message>
    <message>
        <source>The marks made so far stay at the seat.</source>
        <translation>Các dấu đã đánh vẫn ở lại chỗ này.</translation>
    </message>
    <message>
        <source>Yes, the new phone</source>
        <translation>Vâng, điện thoại mới</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>is in</source>
        <translation>đã vào</translation>
    </message>
    <message>
        <source>asleep until somebody looks at it</source>
        <translation>điện thoại đang ngủ, nhìn vào là thức</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>chưa vào</translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message>
        <source>Play with phones</source>
        <translation>Chơi bằng điện thoại</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Về bàn chơi</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Tìm lại</translation>
    </message>
    <message>
        <source>Look for the networks of this computer again.</source>
        <translation>Tìm lại các mạng của máy tính này.</translation>
    </message>
    <message>
        <source>Phones talk to this computer without encryption: who can listen in to your home network could read marks. Play in a network you trust.</source>
        <translation>Điện thoại nói chuyện với máy tính này không mã hóa: ai nghe lén được mạng trong nhà có thể đọc các dấu. Hãy chơi trong mạng mà bạn tin cậy.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera here, then choose your seat.</source>
        <translation>Hướng máy ảnh của điện thoại vào đây, rồi chọn chỗ của mình.</translation>
    </message>
    <message>
        <source>Or type {address}</source>
        <translation>Hoặc gõ {address}</translation>
    </message>
    <message>
        <source>A phone asks to come in. It shows the number {number}.</source>
        <translation>Một điện thoại xin vào. Nó đang hiện số {number}.</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Cho vào</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>The network has changed: scan once more.</source>
        <translation>Mạng đã thay đổi: hãy quét lại mã.</translation>
    </message>
    <message>
        <source>All phones are in.</source>
        <translation>Mọi điện thoại đã vào.</translation>
    </message>
    <message>
        <source>The phones are in another network? Choose it:</source>
        <translation>Điện thoại ở mạng khác? Hãy chọn mạng đó:</translation>
    </message>
    <message>
        <source>Has the network changed?</source>
        <translation>Mạng đã thay đổi?</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Cáp mạng</translation>
    </message>
    <message>
        <source>VPN, hardly the right one</source>
        <translation>VPN, chắc không phải</translation>
    </message>
    <message>
        <source>Virtual, hardly the right one</source>
        <translation>Mạng ảo, chắc không phải</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Chưa có ai vào.</translation>
    </message>
    <message>
        <source>Somebody is still missing.</source>
        <translation>Còn thiếu người.</translation>
    </message>
    <message>
        <source>Is the phone in the same Wi-Fi as this computer, and not in a guest network?</source>
        <translation>Điện thoại có cùng Wi-Fi với máy tính này không? Mạng dành cho khách thì không vào được.</translation>
    </message>
    <message>
        <source>A firewall may be in the way: allow Stella Desktop (Python) in it.</source>
        <translation>Có thể tường lửa đang chặn: hãy cho phép Stella Desktop (Python).</translation>
    </message>
    <message>
        <source>This computer uses a VPN: switch it off while you play.</source>
        <translation>Máy tính này đang dùng VPN: hãy tắt VPN trong lúc chơi.</translation>
    </message>
    <message>
        <source>Paper and the curtain work without any network.</source>
        <translation>Giấy và tấm màn thì không cần mạng.</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it with the network of the phones and look again. Paper and the curtain work without any network.</source>
        <translation>Máy tính này chưa vào mạng nào. Hãy nối vào cùng mạng với điện thoại rồi tìm lại. Giấy và tấm màn thì không cần mạng.</translation>
    </message>
    <message>
        <source>This computer is open to the internet here, so the game does not open by itself. Connect the computer with your home network and look again.</source>
        <translation>Ở đây máy tính này mở ra internet nên trò chơi không tự mở. Hãy nối máy tính vào mạng trong nhà rồi tìm lại.</translation>
    </message>
    <message>
        <source>Only a VPN or a virtual network was found, and no phone is in there. Connect the computer with the network of the phones and look again.</source>
        <translation>Chỉ thấy VPN hoặc mạng ảo, và không có điện thoại nào ở đó. Hãy nối máy tính vào cùng mạng với điện thoại rồi tìm lại.</translation>
    </message>
    <message>
        <source>This network does not let the game in at the moment. Choose another one or look again.</source>
        <translation>Lúc này mạng này không cho ván chơi vào. Hãy chọn mạng khác hoặc tìm lại.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>Joins the last two of several names: {first} is one name or a list of names.</extracomment>
        <translation>{first} và {last}</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list, before the last one.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Round {number} of IV</source>
        <translation>Vòng {number} / IV</translation>
    </message>
</context>
<context>
    <name>PicturePage</name>
    <message>
        <source>Back to the album</source>
        <translation>Về album tranh</translation>
    </message>
    <message>
        <source>This picture</source>
        <translation>Bức này</translation>
    </message>
    <message>
        <source>Give it another title</source>
        <translation>Đặt tên khác</translation>
    </message>
    <message>
        <source>Take it out of the deck</source>
        <translation>Bỏ khỏi bộ tranh</translation>
    </message>
    <message>
        <source>Title of this picture</source>
        <translation>Tên bức tranh này</translation>
    </message>
    <message>
        <source>Never on the table again</source>
        <translation>Không đưa lên bàn nữa</translation>
    </message>
    <message>
        <source>Not while small children play</source>
        <translation>Không dùng khi có trẻ nhỏ</translation>
    </message>
    <message>
        <source>The picture before</source>
        <translation>Bức trước</translation>
    </message>
    <message>
        <source>The next picture</source>
        <translation>Bức tiếp theo</translation>
    </message>
    <message>
        <source>From the deck “{deck}”</source>
        <translation>Thuộc bộ tranh “{deck}”</translation>
    </message>
    <message numerus="yes">
        <source>Seen in %n game(s)</source>
        <translation>
            <numerusform>Đã gặp trong %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen in any game yet</source>
        <translation>Chưa gặp trong ván nào</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Which picture of the album this is, such as 3 of 84.</extracomment>
        <translation>{number} / {total}</translation>
    </message>
</context>
<context>
    <name>PicturesPanel</name>
    <message>
        <source>The pictures</source>
        <translation>Tranh</translation>
    </message>
    <message>
        <source>Small children play along</source>
        <translation>Có trẻ nhỏ cùng chơi</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <extracomment>{name}: of a deck; {count}: how many of its pictures can come.</extracomment>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>One deck must stay: choose another one first.</source>
        <translation>Phải còn một bộ: hãy chọn bộ khác trước.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) can come.</source>
        <translation>
            <numerusform>%n bức có thể xuất hiện.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) stay out.</source>
        <translation>
            <numerusform>%n bức ở ngoài.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pictures may come.</source>
        <translation>Bức nào cũng có thể ra.</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Keep as PDF</source>
        <translation>Lưu thành PDF</translation>
    </message>
    <message>
        <source>The PDF could not be written. Choose another folder or name.</source>
        <translation>Không ghi được PDF. Hãy chọn thư mục hoặc tên khác.</translation>
    </message>
    <message>
        <source>Kept as {file}.</source>
        <translation>Đã lưu thành {file}.</translation>
    </message>
    <message>
        <source>The printer takes nothing now; keep a PDF instead.</source>
        <translation>Máy in hiện không nhận; hãy lưu thành PDF.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Paper boards</source>
        <translation>Bảng giấy</translation>
    </message>
    <message>
        <source>Personal boards</source>
        <translation>Bảng cá nhân</translation>
    </message>
    <message>
        <source>Four each</source>
        <translation>Mỗi người bốn</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Mỗi người một</translation>
    </message>
    <message>
        <source>Four boards each, one a round; or one in a clear sleeve with a wipeable pen.</source>
        <translation>Mỗi người bốn bảng, mỗi vòng một bảng; hoặc một bảng trong bìa nhựa trong, với bút xóa được.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Blank word cards</source>
        <translation>Thẻ chữ trống</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>No printer was found; keep a PDF instead.</source>
        <translation>Không tìm thấy máy in; hãy lưu thành PDF.</translation>
    </message>
</context>
<context>
    <name>PrivatePage</name>
    <message>
        <source>marked</source>
        <translation>đã đánh dấu</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Bảng của mình</translation>
    </message>
    <message>
        <source>{count} of {most} marks</source>
        <translation>{count} / {most} dấu</translation>
    </message>
    <message>
        <source>Pass the pen</source>
        <translation>Chuyền bút</translation>
    </message>
    <message>
        <source>Mark at least one picture first.</source>
        <translation>Hãy đánh dấu ít nhất một bức trước.</translation>
    </message>
    <message>
        <source>Wipe all</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Khép màn</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Để sau</translation>
    </message>
    <message>
        <source>Once the pen is passed, the marks are final. Until then they stay on your board.</source>
        <translation>Chuyền bút rồi thì không đổi được nữa. Trước đó, các dấu vẫn ở trên bảng của bạn.</translation>
    </message>
    <message>
        <source>These are your marks. Pictures already shown are dimmed.</source>
        <translation>Đây là các dấu của bạn. Bức đã chỉ thì mờ đi.</translation>
    </message>
    <message>
        <source>Ten marks are the most. Take one away first.</source>
        <translation>Nhiều nhất mười dấu. Hãy xóa bớt một dấu trước.</translation>
    </message>
    <message>
        <source>Mark at least one picture that goes with the word.</source>
        <translation>Hãy đánh dấu ít nhất một bức hợp với từ.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message numerus="yes">
        <source>%n picture(s) of this game are no longer here: their deck was taken away. They show their backs; the game goes on.</source>
        <translation>
            <numerusform>%n bức tranh của ván này không còn ở đây: bộ tranh của chúng đã bị cất đi. Chúng hiện mặt sau; ván chơi vẫn tiếp tục.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving works again; nothing is lost.</source>
        <translation>Đã lưu lại được; không mất gì cả.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>The rules could not be read. Everything else works; install the app again.</source>
        <translation>Không đọc được luật chơi. Mọi thứ khác vẫn chạy; hãy cài lại ứng dụng.</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Tiếp: {title}</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Put away</source>
        <translation>Cất đi</translation>
    </message>
    <message>
        <source>The save goes to the folder of deleted saves; it is not lost yet.</source>
        <translation>Ván được chuyển vào thư mục ván đã xóa; chưa mất hẳn.</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>Ván không mở được</translation>
    </message>
    <message>
        <source>Open the copy from before</source>
        <translation>Mở bản lưu trước</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Xem kết quả</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Chơi tiếp</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Các ván đã lưu</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Chưa có ván nào được lưu.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Take the last picture of the round back? All must agree.</source>
        <translation>Rút lại bức cuối của vòng này? Tất cả phải đồng ý.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>Có, rút lại</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Không, giữ nguyên</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Đi lại</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Xem bàn chơi</translation>
    </message>
    <message>
        <source>All four rounds are played.</source>
        <translation>Đã chơi xong bốn vòng.</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Ai thắng?</translation>
    </message>
    <message>
        <source>Boards…</source>
        <translation>Bảng…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Vòng tiếp theo</translation>
    </message>
    <message>
        <source>{round}: the word was {word}</source>
        <translation>{round}: từ là “{word}”</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{name}: {sum}; in all {total}</source>
        <extracomment>A line of the score board, read aloud: {sum} is the arithmetic of the round.</extracomment>
        <translation>{name}: {sum}; tổng cộng {total}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Vòng này</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tổng</translation>
    </message>
</context>
<context>
    <name>ScreenPanel</name>
    <message>
        <source>The screen</source>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Đặt đứng</translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation>Mọi người nhìn từ cùng một phía.</translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation>Đặt nằm</translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation>Mỗi bảng xoay về phía chủ của nó.</translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>A picture for {name}</source>
        <translation>Ảnh đại diện của {name}</translation>
    </message>
    <message>
        <source>Colour and symbol of {name}</source>
        <translation>Màu và hình riêng của {name}</translation>
    </message>
    <message>
        <source>How does {name} mark?</source>
        <translation>{name} đánh dấu thế nào?</translation>
    </message>
    <message>
        <source>Where does {name} sit?</source>
        <translation>{name} ngồi ở đâu?</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Không có ảnh</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Ảnh {number}</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Hình tròn</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Tam giác</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Hình vuông</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Hình thoi</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ngôi sao</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mặt trăng</translation>
    </message>
    <message>
        <source>Near side</source>
        <translation>Phía gần</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Bên trái</translation>
    </message>
    <message>
        <source>Far side</source>
        <translation>Phía xa</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Bên phải</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Tên người chơi {number}</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>Ảnh đại diện của {name}</translation>
    </message>
    <message>
        <source>Colour and symbol of {name}</source>
        <translation>Màu và hình riêng của {name}</translation>
    </message>
    <message>
        <source>Where {name} sits</source>
        <translation>Chỗ ngồi của {name}</translation>
    </message>
    <message>
        <source>How {name} marks</source>
        <translation>Cách {name} đánh dấu</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Chuyển {name} lên</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Chuyển {name} xuống</translation>
    </message>
    <message>
        <source>Take {name} off the table</source>
        <translation>Cho {name} rời bàn</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Người chơi {number}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Ai cùng chơi?</translation>
    </message>
    <message>
        <source>In the order you sit, clockwise.</source>
        <translation>Theo thứ tự chỗ ngồi, chiều kim đồng hồ.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Thêm người</translation>
    </message>
    <message>
        <source>Stella needs three players: nobody can leave.</source>
        <translation>Stella cần ba người chơi: không bớt được nữa.</translation>
    </message>
    <message>
        <source>Six is the most: the table is full.</source>
        <translation>Nhiều nhất sáu người: bàn đã đủ.</translation>
    </message>
    <message>
        <source>More than one player is called {name}. Only the symbols tell them apart.</source>
        <translation>Có hơn một người tên {name}. Chỉ phân biệt được nhờ hình riêng.</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Back to the default</source>
        <translation>Về mặc định</translation>
    </message>
    <message>
        <source>Number {number} on the cards</source>
        <translation>Vị trí {number} trên thẻ</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Three languages fit on a card: take one away first.</source>
        <translation>Mỗi thẻ chỉ vừa ba ngôn ngữ: hãy bỏ bớt một trước.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Trên màn hình</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Khi chơi</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Máy này</translation>
    </message>
    <message>
        <source>Like this computer: {language}</source>
        <translation>Theo máy này: {language}</translation>
    </message>
    <message>
        <source>Language of the app</source>
        <translation>Ngôn ngữ của ứng dụng</translation>
    </message>
    <message>
        <source>All buttons, sentences and rules speak it at once.</source>
        <translation>Mọi nút, câu chữ và luật chơi đổi theo ngay.</translation>
    </message>
    <message>
        <source>Languages of the words on the table</source>
        <translation>Ngôn ngữ của các từ trên bàn</translation>
    </message>
    <message>
        <source>One to three, in the order in which you press them: number 1 is the largest. Press one again to take it away. It holds for new games.</source>
        <translation>Từ một đến ba ngôn ngữ, theo thứ tự bạn nhấn: số 1 hiện lớn nhất. Nhấn lần nữa để bỏ. Áp dụng cho các ván mới.</translation>
    </message>
    <message>
        <source>Like the app</source>
        <translation>Theo ứng dụng</translation>
    </message>
    <message>
        <source>Readings of Japanese words</source>
        <translation>Cách đọc từ tiếng Nhật</translation>
    </message>
    <message>
        <source>Small kana above a word help those who do not know its signs yet.</source>
        <translation>Chữ kana nhỏ phía trên giúp người chưa biết chữ kanji.</translation>
    </message>
    <message>
        <source>With kana</source>
        <translation>Có kana</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Không kana</translation>
    </message>
    <message>
        <source>How far do you sit?</source>
        <translation>Bạn ngồi cách bao xa?</translation>
    </message>
    <message>
        <source>The farther away you sit, the larger all words are.</source>
        <translation>Ngồi càng xa, chữ càng lớn.</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Gần</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Xa</translation>
    </message>
    <message>
        <source>At a desk, an arm away.</source>
        <translation>Ở bàn, trong tầm tay.</translation>
    </message>
    <message>
        <source>Around a table, one or two metres away.</source>
        <translation>Quanh bàn, cách một hai mét.</translation>
    </message>
    <message>
        <source>On the sofa, three metres away or more.</source>
        <translation>Trên ghế sofa, cách từ ba mét.</translation>
    </message>
    <message>
        <source>Can everybody read this? “Kenji and Yuki saw the same picture: a super-spark!”</source>
        <translation>Mọi người đọc được không? “Kenji và Yuki cùng thấy một bức tranh: siêu tia sáng!”</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Chuyển động</translation>
    </message>
    <message>
        <source>Lanterns travel and cards turn over, or everything is in its place at once.</source>
        <translation>Đèn lồng di chuyển, thẻ lật qua, hoặc mọi thứ vào chỗ ngay.</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Đầy đủ</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Giảm bớt</translation>
    </message>
    <message>
        <source>Key letters on the pictures</source>
        <translation>Chữ phím trên tranh</translation>
    </message>
    <message>
        <source>Each picture shows the key that chooses it. The keys work without them too.</source>
        <translation>Mỗi bức tranh hiện phím để chọn nó. Không hiện thì phím vẫn dùng được.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ẩn</translation>
    </message>
    <message>
        <source>Small children play along</source>
        <translation>Có trẻ nhỏ cùng chơi</translation>
    </message>
    <message>
        <source>Pictures that the album calls “not for small children” stay in the box then.</source>
        <translation>Những bức trong album ghi “Không dùng khi có trẻ nhỏ” sẽ ở lại trong hộp.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>Hints for the first game</source>
        <translation>Gợi ý cho ván đầu tiên</translation>
    </message>
    <message>
        <source>A sentence at each step tells newcomers what happens. Each can be closed for good.</source>
        <translation>Ở mỗi bước có một câu cho người mới biết điều gì xảy ra. Mỗi câu đều có thể đóng hẳn.</translation>
    </message>
    <message>
        <source>How the screen lies</source>
        <translation>Cách đặt màn hình</translation>
    </message>
    <message>
        <source>What a new game begins with; you can still choose there.</source>
        <translation>Lựa chọn ban đầu cho ván mới; khi tạo ván vẫn đổi được.</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Đặt đứng</translation>
    </message>
    <message>
        <source>It lies flat</source>
        <translation>Đặt nằm</translation>
    </message>
    <message>
        <source>Everybody looks from the same side.</source>
        <translation>Mọi người nhìn từ cùng một phía.</translation>
    </message>
    <message>
        <source>Each board is turned to the side where its player sits.</source>
        <translation>Mỗi bảng xoay về phía chủ của nó.</translation>
    </message>
    <message>
        <source>Taking back a picture that was shown</source>
        <translation>Rút lại bức đã chỉ</translation>
    </message>
    <message>
        <source>For a slip of the finger. It is possible until the next player has acted.</source>
        <translation>Phòng khi lỡ tay. Rút lại được cho đến khi người kế tiếp đã đi.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Ask the table</source>
        <translation>Hỏi cả bàn</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Luôn luôn</translation>
    </message>
    <message>
        <source>What was shown stays shown.</source>
        <translation>Đã chỉ là đã chỉ.</translation>
    </message>
    <message>
        <source>The table is asked first.</source>
        <translation>Hỏi ý cả bàn trước.</translation>
    </message>
    <message>
        <source>One press takes it back.</source>
        <translation>Nhấn một lần là rút lại.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Toàn màn hình</translation>
    </message>
    <message>
        <source>The game fills the whole screen, also when it is started again. F11 does it too.</source>
        <translation>Trò chơi phủ kín màn hình, lần mở sau cũng vậy. Phím F11 cũng đổi được.</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>Trong cửa sổ</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Name: ____________________</source>
        <translation>Tên: ____________________</translation>
    </message>
    <message>
        <source>Marks: ____  of 10</source>
        <translation>Dấu: ____ / 10</translation>
    </message>
    <message>
        <source>Mark pictures with a cross. Ink two stars for a spark, all three for a super-spark.</source>
        <translation>Đánh dấu chéo vào ô của tranh đã chọn. Tia sáng tô hai sao, siêu tia sáng tô cả ba.</translation>
    </message>
    <message>
        <source>Stella: score sheet</source>
        <translation>Stella: bảng điểm</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>Fallen in the dark: one star less for each picture that brought stars.</source>
        <translation>Ngã trong bóng tối: mỗi bức đã mang về sao bị bớt một sao.</translation>
    </message>
</context>
<context>
    <name>StellaPlay</name>
    <message>
        <source>A phone asks to come in: open “Phones…”.</source>
        <translation>Có điện thoại muốn vào: hãy mở “Điện thoại…”.</translation>
    </message>
    <message>
        <source>The network has changed: open “Phones…” and scan once more.</source>
        <translation>Mạng đã đổi: mở “Điện thoại…” và quét lại.</translation>
    </message>
</context>
<context>
    <name>StellaTable</name>
    <message>
        <source>Menu</source>
        <translation>Trình đơn</translation>
    </message>
    <message>
        <source>The word is {word}</source>
        <translation>Từ là “{word}”</translation>
    </message>
</context>
<context>
    <name>StellaTexts</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n sao</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n dấu</numerusform>
        </translation>
    </message>
    <message>
        <source>Associate</source>
        <translation>Liên tưởng</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Công bố</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Hé lộ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tính điểm</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>hàng trên</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>hàng giữa</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>hàng dưới</translation>
    </message>
    <message>
        <source>has passed the pen</source>
        <translation>đã chuyền bút</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>đang chọn</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>bóng tối</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>đã ngã</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>dẫn đường</translation>
    </message>
    <message>
        <source>{name}, which pictures go with the word? Nobody else may see.</source>
        <translation>{name} ơi, bức nào hợp với từ? Đừng để ai thấy nhé.</translation>
    </message>
    <message>
        <source>{name} marks</source>
        <translation>{name} đánh dấu</translation>
    </message>
    <message>
        <source>{name} marks on paper, unseen by the others.</source>
        <translation>{name} đánh dấu trên giấy, đừng để ai thấy nhé.</translation>
    </message>
    <message>
        <source>{name} passes the pen</source>
        <translation>{name} chuyền bút</translation>
    </message>
    <message>
        <source>{name}, how many did you mark? Press the number on the track.</source>
        <translation>{name} ơi, có mấy dấu? Nhấn con số trên đường đèn lồng nhé.</translation>
    </message>
    <message>
        <source>{names}: who had this picture too? Press the board of whoever did.</source>
        <translation>{names}: còn ai có bức này? Nhấn vào bảng của người ấy.</translation>
    </message>
    <message>
        <source>{names}: still choosing pictures …</source>
        <translation>{names}: còn đang chọn tranh …</translation>
    </message>
    <message>
        <source>{name} is about to point at a picture …</source>
        <translation>{name} sắp chỉ vào một bức …</translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I saw ‘{word}’ in %n picture(s).”</source>
        <translation>
            <numerusform>{name}: “Mình thấy ‘{word}’ trong %n bức.”</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “I do not know the pictures or the word. I guessed.”</source>
        <translation>{name}: “Mình không biết tranh hay từ này, mình đoán thôi.”</translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I was not quite sure of %n picture(s).”</source>
        <translation>
            <numerusform>{name}: “Có %n bức mình không chắc lắm.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “%n of my pictures I only dreamt.”</source>
        <translation>
            <numerusform>{name}: “Có %n bức mình chỉ mơ thấy thôi.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “In %n picture(s) I saw what nobody else sees.”</source>
        <translation>
            <numerusform>{name}: “Trong %n bức, mình thấy điều không ai thấy.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: “I marked %n picture(s) just for you.”</source>
        <translation>
            <numerusform>{name}: “Có %n bức mình đánh dấu chỉ vì các bạn.”</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: “I marked only what I was sure of.”</source>
        <translation>{name}: “Mình chỉ đánh dấu bức nào thật chắc.”</translation>
    </message>
    <message>
        <source>{name}: “Better one mark too few than one too many.”</source>
        <translation>{name}: “Thà thiếu một dấu còn hơn thừa một dấu.”</translation>
    </message>
    <message>
        <source>{name}: “I looked until the pictures began to move.”</source>
        <translation>{name}: “Mình ngắm mãi đến khi tranh chuyển động.”</translation>
    </message>
    <message>
        <source>{name}: “This word is in my dreams, too.”</source>
        <translation>{name}: “Từ này cũng có trong giấc mơ của mình.”</translation>
    </message>
    <message>
        <source>{name}: “I asked myself what you would mark.”</source>
        <translation>{name}: “Mình tự hỏi các bạn sẽ đánh dấu bức nào.”</translation>
    </message>
    <message>
        <source>{name}: “I like what all of you like.”</source>
        <translation>{name}: “Ai cũng thích thì mình cũng thích.”</translation>
    </message>
    <message>
        <source>{name} had it</source>
        <translation>{name} cũng có</translation>
    </message>
    <message>
        <source>{name}, point at one of your pictures.</source>
        <translation>{name} ơi, chỉ vào một bức mình đã đánh dấu nhé.</translation>
    </message>
    <message>
        <source>{name} points at this picture?</source>
        <translation>{name} chỉ vào bức này chứ?</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Tiếp: {name}</translation>
    </message>
    <message>
        <source>Next round: new pictures for the {row}</source>
        <translation>Vòng tiếp theo: tranh mới cho {row}</translation>
    </message>
    <message>
        <source>{name} leads alone with {count}: in the dark. Whoever is in the dark must not fall.</source>
        <translation>{name} một mình dẫn đầu với {count} dấu: ở trong bóng tối. Trong bóng tối thì đừng để ngã.</translation>
    </message>
    <message>
        <source>{names} lead together with {count}: nobody is in the dark.</source>
        <translation>{names} cùng dẫn đầu với {count} dấu: không ai ở trong bóng tối.</translation>
    </message>
    <message numerus="yes">
        <source>%n lead together with {count}: nobody is in the dark.</source>
        <translation>
            <numerusform>%n người cùng dẫn đầu với {count} dấu: không ai ở trong bóng tối.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fall!</source>
        <translation>Ngã!</translation>
    </message>
    <message>
        <source>Super-spark!</source>
        <translation>Siêu tia sáng!</translation>
    </message>
    <message>
        <source>Spark!</source>
        <translation>Tia sáng!</translation>
    </message>
    <message>
        <source>{name} is alone with this picture: no more stars in this round. The marks still count for the others.</source>
        <translation>Chỉ mình {name} có bức này: vòng này hết nhận sao. Các dấu vẫn tính cho người khác.</translation>
    </message>
    <message>
        <source>{names} saw the same, but all of them have fallen: no stars.</source>
        <translation>{names} cùng có, nhưng đều đã ngã: không có sao.</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each.</source>
        <translation>{names} cùng có bức này: mỗi người {stars}.</translation>
    </message>
    <message>
        <source>{stars} for {winners}. The fallen get none.</source>
        <translation>{winners} được {stars}. Ai đã ngã thì không có.</translation>
    </message>
    <message>
        <source>{stars} each for {winners}. The fallen get none.</source>
        <translation>{winners}: mỗi người {stars}. Ai đã ngã thì không có.</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} for {winners}; the fallen get none.</source>
        <translation>{names} cùng có: {stars} cho {winners}, ai ngã thì không.</translation>
    </message>
    <message>
        <source>{names} saw the same: {stars} each for {winners}; the fallen get none.</source>
        <translation>{names} thấy giống nhau: {winners} mỗi người {stars}; ai đã ngã thì không có sao.</translation>
    </message>
    <message>
        <source>{round}. {name} is the first scout.</source>
        <translation>{round}. {name} là người dẫn đường đầu tiên.</translation>
    </message>
    <message>
        <source>{name} proposes the other word.</source>
        <translation>{name} đề nghị từ kia.</translation>
    </message>
    <message>
        <source>{name} agrees.</source>
        <translation>{name} đồng ý.</translation>
    </message>
    <message>
        <source>{name} keeps this word.</source>
        <translation>{name} muốn giữ từ này.</translation>
    </message>
    <message>
        <source>All agree: the other word it is.</source>
        <translation>Tất cả đồng ý: đổi sang từ kia.</translation>
    </message>
    <message>
        <source>{name} has passed the pen.</source>
        <translation>{name} đã chuyền bút.</translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation>{name}: {marks}</translation>
    </message>
    <message>
        <source>{name} points at picture {number}.</source>
        <translation>{name} chỉ vào bức số {number}.</translation>
    </message>
    <message>
        <source>{name} had it.</source>
        <translation>{name} có bức này.</translation>
    </message>
    <message>
        <source>{name} did not have it.</source>
        <translation>{name} không có bức này.</translation>
    </message>
    <message>
        <source>{name} {stars}</source>
        <translation>{name} {stars}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>Điểm: {scores}</translation>
    </message>
    <message>
        <source>New pictures for the {row}.</source>
        <translation>Tranh mới cho {row}.</translation>
    </message>
    <message>
        <source>{name} marks on paper from now on.</source>
        <translation>Từ giờ {name} đánh dấu trên giấy.</translation>
    </message>
    <message>
        <source>{name} marks on a screen from now on.</source>
        <translation>Từ giờ {name} đánh dấu trên màn hình.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} thắng!</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <translation>{names} cùng thắng!</translation>
    </message>
    <message>
        <source>no stars</source>
        <translation>không có sao</translation>
    </message>
    <message>
        <source>{sum}; in the dark and fallen: {total} − {lost} = {score}</source>
        <translation>{sum}; ngã trong bóng tối: {total}&#xa0;−&#xa0;{lost}&#xa0;=&#xa0;{score}</translation>
    </message>
    <message numerus="yes">
        <source>%n spark(s)</source>
        <translation>
            <numerusform>%n tia sáng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n super-spark(s)</source>
        <translation>
            <numerusform>%n siêu tia sáng</numerusform>
        </translation>
    </message>
    <message>
        <source>This picture is not on {name}&apos;s board. Nothing has changed: choose another, or look at your board again.</source>
        <translation>Bảng của {name} không có bức này. Chưa đổi gì: chọn bức khác, hoặc xem lại bảng.</translation>
    </message>
    <message>
        <source>This picture was shown already. Choose another one.</source>
        <translation>Bức này đã được chỉ rồi. Hãy chọn bức khác.</translation>
    </message>
    <message>
        <source>Mark at least one and at most ten pictures.</source>
        <translation>Đánh ít nhất một và nhiều nhất mười dấu.</translation>
    </message>
    <message>
        <source>{name} has passed the pen already: the marks are final.</source>
        <translation>{name} đã chuyền bút rồi: không đổi dấu được nữa.</translation>
    </message>
    <message>
        <source>{name} has as many marks left as there are pictures: this must be one of them.</source>
        <translation>Số dấu còn lại của {name} bằng số tranh còn lại: bức này phải là một trong số đó.</translation>
    </message>
    <message>
        <source>First answer whether to take the other word.</source>
        <translation>Hãy trả lời trước: có đổi sang từ kia không?</translation>
    </message>
    <message>
        <source>That is not possible just now. Nothing has changed.</source>
        <translation>Lúc này chưa làm được. Chưa có gì thay đổi.</translation>
    </message>
    <message numerus="yes">
        <source>{names}: %n picture(s) together</source>
        <translation>
            <numerusform>{names}: chung %n bức</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>The story so far</source>
        <translation>Diễn biến ván chơi</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Đã hủy: {what}</translation>
    </message>
    <message>
        <source>{sentence} The word is {word}.</source>
        <extracomment>{sentence}: that a round has begun, or that another word is taken.</extracomment>
        <translation>{sentence} Từ là “{word}”.</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>pointed at</source>
        <translation>đang được chỉ</translation>
    </message>
    <message>
        <source>shown already; {names} had it</source>
        <translation>đã chỉ; {names} có bức này</translation>
    </message>
</context>
<context>
    <name>TablePrompts</name>
    <message>
        <source>Take the last move back? Everybody has seen it; all must agree.</source>
        <translation>Đi lại nước vừa rồi? Mọi người đã thấy; tất cả phải đồng ý.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>Có, đi lại</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Không, giữ nguyên</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Đi lại</translation>
    </message>
    <message>
        <source>A move was taken back. The robots wait until you tell them to go on.</source>
        <translation>Đã đi lại một nước. Các robot chờ bạn bảo đi tiếp.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>One lantern after the other finds its number …</source>
        <translation>Từng chiếc đèn tìm đến con số của mình …</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Vòng này đã xong.</translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation>Xem điểm</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Điện thoại…</translation>
    </message>
    <message>
        <source>Start the reveal</source>
        <translation>Bắt đầu hé lộ</translation>
    </message>
    <message>
        <source>Nobody more</source>
        <translation>Hết rồi</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Không ai cả</translation>
    </message>
    <message>
        <source>{name} points at this picture.</source>
        <translation>{name} là người đang chỉ vào bức này.</translation>
    </message>
    <message>
        <source>{name} has answered already.</source>
        <translation>{name} đã trả lời rồi.</translation>
    </message>
    <message>
        <source>{name} does not mark on paper: the app knows the marks.</source>
        <translation>{name} không đánh dấu trên giấy: ứng dụng biết các dấu ấy.</translation>
    </message>
    <message>
        <source>{name} has no marks left: this cannot be one of them.</source>
        <translation>{name} không còn dấu nào: bức này không thể là của người ấy.</translation>
    </message>
    <message>
        <source>{names}: thinking about the other word …</source>
        <translation>{names}: đang nghĩ về từ kia …</translation>
    </message>
    <message>
        <source>Take the other word of the card? {names}: do you agree as well?</source>
        <translation>Lấy từ kia của thẻ nhé? {names}: có đồng ý không?</translation>
    </message>
    <message>
        <source>Take the other word of the card? Only if everybody agrees.</source>
        <translation>Đổi sang từ kia của thẻ? Chỉ khi tất cả đồng ý.</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tất cả đồng ý</translation>
    </message>
    <message>
        <source>Keep this word</source>
        <translation>Giữ từ này</translation>
    </message>
    <message>
        <source>Other word…</source>
        <translation>Từ kia…</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Bảng của mình</translation>
    </message>
    <message>
        <source>Yes, this one</source>
        <translation>Đúng, bức này</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Chỉ vào tranh</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Hãy chọn một bức trước.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Look at the word and the pictures. In secret, everybody marks 1 to 10 pictures that go with it: best those that others will mark as well.</source>
        <translation>Nhìn từ và các bức tranh. Ai cũng bí mật đánh dấu 1 đến 10 bức hợp với từ: tốt nhất là bức mà người khác cũng sẽ đánh dấu.</translation>
    </message>
    <message>
        <source>Tap a picture, or press its key, to mark it. When you are content, pass the pen: after that nothing can be changed.</source>
        <translation>Chạm vào bức tranh, hoặc nhấn phím của nó, để đánh dấu. Khi đã ưng, hãy chuyền bút: sau đó không đổi được nữa.</translation>
    </message>
    <message>
        <source>Everybody says how many pictures they marked. Whoever alone has the most sits in the dark: a fall will cost them a star for each picture that scored.</source>
        <translation>Mọi người cho biết đã đánh dấu bao nhiêu bức. Ai một mình nhiều nhất thì ở trong bóng tối: nếu ngã, cứ mỗi bức có sao lại mất một sao.</translation>
    </message>
    <message>
        <source>The scout points at a picture they have marked. If two or more others have it too, all of them get 2 stars each; if it is just one, both get 3.</source>
        <translation>Người dẫn đường chỉ vào một bức mình đã đánh dấu. Có thêm từ hai người trở lên: mỗi người 2 sao; chỉ thêm một người: cả hai được 3 sao.</translation>
    </message>
    <message>
        <source>Whoever points at a picture that nobody else has falls: no more stars in this round, but their marks still count for the others.</source>
        <translation>Ai chỉ vào bức mà không ai khác có thì ngã: vòng này không nhận sao nữa, nhưng các dấu của người ấy vẫn tính cho người khác.</translation>
    </message>
    <message>
        <source>The sheet shows how each of you got the stars. Then five pictures leave, five new ones come, and the next player is first scout.</source>
        <translation>Bảng này cho thấy mỗi người có sao từ đâu. Sau đó năm bức rời bàn, năm bức mới đến, và người kế tiếp dẫn đường đầu tiên.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Đã hiểu</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Tắt gợi ý</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>Đóng thông báo này</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>The words</source>
        <translation>Bộ từ</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Ván đầu tiên</translation>
    </message>
    <message>
        <source>Four easy cards, in this order</source>
        <translation>Bốn thẻ dễ, theo thứ tự này</translation>
    </message>
    <message>
        <source>A surprise</source>
        <translation>Bất ngờ</translation>
    </message>
    <message numerus="yes">
        <source>Four of %n card(s) at random</source>
        <translation>
            <numerusform>Bốn trong %n thẻ, ngẫu nhiên</numerusform>
        </translation>
    </message>
    <message>
        <source>Our own words</source>
        <translation>Từ của cả nhà</translation>
    </message>
    <message>
        <source>Cards that you write</source>
        <translation>Thẻ tự viết</translation>
    </message>
    <message>
        <source>One card on each line: one word, or two with a slash.
summer / winter
home</source>
        <translation>Mỗi dòng một thẻ: một từ, hoặc hai từ cách nhau bằng dấu gạch chéo.
mùa hè / mùa đông
nhà</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… và %n dòng nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than fits: the last lines are not used.</source>
        <translation>Nhiều quá mức chứa được: các dòng cuối không dùng đến.</translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) ready.</source>
        <translation>
            <numerusform>Đã có %n thẻ chữ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more needed.</source>
        <translation>
            <numerusform>Cần thêm %n thẻ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is too long for a card.</source>
        <translation>Dòng {line}: “{word}” quá dài cho một thẻ.</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” has more than two words.</source>
        <translation>Dòng {line}: “{word}” có hơn hai từ.</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is there already.</source>
        <translation>Dòng {line}: “{word}” đã có rồi.</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>{done} of {total}</source>
        <extracomment>How far a task is, such as 3 of 12 pictures.</extracomment>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
</TS>
