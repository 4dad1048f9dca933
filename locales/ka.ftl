# The words of Kozyr in Georgian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = კარტის თამაში დურაკა
app-close = დახურვა
app-reconnecting = კავშირი აღდგება…
app-moment = წამით…
app-drain = სერვერი ახლავე გადაიტვირთება. შენი თამაში გაგრძელდება.
app-version = ვერსია { $version }
app-you = შენ

## Before the game

lobby-play = თამაში
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } მეტოქე
lobby-continue = თამაშის გაგრძელება
lobby-new-game = მიატოვე და დაიწყე ახალი
lobby-given-up = დაუმთავრებელი თამაში მიტოვებულია.
lobby-way-back = მასთან დაბრუნება
lobby-choose = აირჩიე თამაში
lobby-friends = ითამაშე მეგობრებთან
lobby-quick = სწრაფი თამაში
lobby-tables = ღია მაგიდები
lobby-device = ერთ მოწყობილობაზე
lobby-games = ჩემი თამაშები
lobby-best = საუკეთესოები
lobby-matching = ვეძებთ მოთამაშეებს… ჯერჯერობით { $number }
lobby-how-to-play = როგორ ვითამაშოთ
lobby-learn = სწავლა
lobby-newcomer = დურაკას პირველად თამაშობ? ისწავლე სამ წუთში
lobby-settings = პარამეტრები
lobby-account = ანგარიში
lobby-language = ენა
lobby-theme = თემა
lobby-number-of-opponents = მეტოქეები
lobby-opponent = მეტოქე { $number }
lobby-all-opponents = ყველა მეტოქე
lobby-level-beginner = დამწყები
lobby-level-regular = მოყვარული
lobby-level-club = გამოცდილი
lobby-level-strong = ძლიერი
lobby-level-expert = ექსპერტი
lobby-level-master = ოსტატი
lobby-level-grandmaster = გროსმაისტერი
lobby-level-beginner-about = თამაშობს უმცირეს კარტს და ხშირად ცდება
lobby-level-regular-about = ზოგავს კოზირებს, ავიწყდება კარტი, ზოგჯერ ცდება
lobby-level-club-about = ახსოვს ყველა კარტი
lobby-level-strong-about = ახსოვს ყველა კარტი და ბოლოში არ ცდება
lobby-level-expert-about = სვლებს უამრავი თამაშის გამოცდილებით აფასებს
lobby-level-master-about = ბევრი სვლით წინ ითვლის
lobby-level-grandmaster-about = ყველაზე დიდხანს ფიქრობს და ხვდება, ვის რა უჭირავს
lobby-pace = ბოტების სისწრაფე
lobby-pace-normal = ადამიანივით
lobby-pace-instant = მაშინვე
lobby-your-name = შენი სახელი
lobby-your-name-hint = ჩანს მხოლოდ შენს ადგილთან
lobby-start = დაწყება
lobby-cancel = გაუქმება
lobby-offline = კავშირი ჯერ არ არის. თამაში მის აღდგენისთანავე დაიწყება.

## Choosing the rules

choose-presets = ცნობილი წესები
choose-own-rules = შენი წესები
choose-all-rules = ყველა წესი
choose-rules-summary = ეს წესები: { $text }
choose-reset-rules = ჩვეული წესების დაბრუნება
# Beside a rule that is not as usual.
choose-changed = შეცვლილია
choose-refused = ეს წესები ერთად არ გამოდის
choose-seats-range = { $least }–{ $most } მოთამაშე
choose-seats-exactly = { $number } მოთამაშე

# Sets of rules that people know by a name.
# unreviewed: დამატება (to throw in)
preset-app = დამატებით
# unreviewed: დამატება (to throw in), რანგი (rank)
preset-app-about = მცველის გარდა ყველა ამატებს იმ რანგის კარტს, რომელიც მაგიდაზეა.
# unreviewed: გადაცემა (to transfer)
preset-app-transfer = გადაცემით
# unreviewed: გადაცემა (to transfer), რანგი (rank)
preset-app-transfer-about = შეტევის გადაცემაც შეიძლება იმავე რანგის კარტით.
preset-simple = უბრალო
# unreviewed: დამატება (to throw in)
preset-simple-about = ერთი კარტი ჩამოდის, მას ჭრიან ან იღებენ: არავინ ამატებს.
preset-neighbours = მეზობლები
# unreviewed: დამატება (to throw in)
preset-neighbours-about = ამატებს მხოლოდ მცველის ორი მეზობელი.
preset-one-by-one = რიგრიგობით
# unreviewed: დამატება (to throw in)
preset-one-by-one-about = ამატებენ რიგრიგობით და მხოლოდ მაშინ, როცა ყველაფერი გაჭრილია.
# unreviewed: გადაცემა (to transfer)
preset-transfer-and-show = გადაცემა ჩვენებით
# unreviewed: რანგი (rank)
preset-transfer-and-show-about = გადასაცემად იმავე რანგის კოზირს აჩვენებ და ხელში იტოვებ.
preset-two-player-series-to-5 = ორნი, ხუთ ქულამდე
preset-two-player-series-to-5-about = ვინც პირველი გავა, ქულას იღებს და შემდეგ პარტიას იწყებს; იგებს ხუთი ქულა.
preset-teams = ორი ორზე
# unreviewed: მეწყვილე (partner)
preset-teams-about = ოთხი მოთამაშე, ორი გუნდი; მეწყვილეები პირისპირ სხედან.
preset-teams-of-three = სამი სამზე
# unreviewed: მეწყვილე (partner)
preset-teams-of-three-about = ექვსი მოთამაშე, ორი გუნდი; მეწყვილეები ერთის გამოტოვებით სხედან.
preset-short-24 = მოკლე თამაში
preset-short-24-about = 24 კარტი, ცხრიანიდან ტუზამდე.
preset-classic-52 = სრული დასტა
preset-classic-52-about = 52 კარტი, ორიანიდან ტუზამდე.
preset-jokers = ჯოკერებით
preset-jokers-about = 52 კარტი და ორი ჯოკერი: წითელი ყველა წითელ კარტს ჭრის, შავი – ყველა შავს.
preset-two-packs = ორი დასტა
preset-two-packs-about = ორი 36-კარტიანი დასტა ერთად: გრძელი თამაშისთვის ან ბევრი მოთამაშისთვის.
preset-japanese = იაპონური
preset-japanese-about = კოზირი ყოველთვის აგურია, ყვავს კი მხოლოდ ყვავი ჭრის.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = კარტი და კოზირი
rule-group-begin = ვინ იწყებს
# unreviewed: დამატება (to throw in)
rule-group-attack = შეტევა და დამატება
# unreviewed: გადაცემა (to transfer)
rule-group-transfer = გადაცემა
# unreviewed: ბიტა (all is beaten; the discard pile)
rule-group-end = დასტა, ბიტა და ბოლო
rule-group-series = რამდენიმე პარტია
rule-group-teams = გუნდები
rule-group-rare = იშვიათი წესები

rule-pack = დასტა
rule-pack-about = რომელი კარტით თამაშობენ. რაც ნაკლებია, მით მოკლეა პარტია.
value-pack-24 = 24 კარტი, ცხრიანიდან
value-pack-32 = 32 კარტი, შვიდიანიდან
value-pack-36 = 36 კარტი, ექვსიანიდან
value-pack-52 = 52 კარტი, ორიანიდან
value-pack-54 = 52 კარტი და ორი ჯოკერი
value-pack-2x36 = ორი 36-კარტიანი დასტა
value-pack-2x52 = ორი 52-კარტიანი დასტა
says-pack =
    { $number ->
        [54] 52 კარტი და ორი ჯოკერი
        [72] ორი 36-კარტიანი დასტა
        [104] ორი 52-კარტიანი დასტა
       *[other] { $number } კარტი
    }
rule-hand-size = კარტი ხელში
rule-hand-size-about = რამდენ კარტს ურიგებენ თითოეულს და რამდენამდე ივსება ხელი შეტევის შემდეგ.
says-hand-size = ხელში { $number } კარტი
rule-trump-mode = კოზირი
rule-trump-mode-about = როგორ ირკვევა კოზირი, ან რომელი მასტია ყოველთვის კოზირი.
value-trump-mode-turned = ყოველ ჯერზე კარტი წყვეტს
value-trump-mode-always-clubs = ყოველთვის ჯვარი
value-trump-mode-always-diamonds = ყოველთვის აგური
value-trump-mode-always-hearts = ყოველთვის გული
value-trump-mode-always-spades = ყოველთვის ყვავი
value-trump-mode-none = უკოზიროდ
says-trump-mode =
    { $value ->
        [always_clubs] კოზირი ყოველთვის ჯვარია
        [always_diamonds] კოზირი ყოველთვის აგურია
        [always_hearts] კოზირი ყოველთვის გულია
        [always_spades] კოზირი ყოველთვის ყვავია
        [none] უკოზიროდ
       *[turned] კოზირს კარტი წყვეტს
    }
rule-trump-source = რომელი კარტი წყვეტს კოზირს
rule-trump-source-about = ამოტრიალებული კარტი დასტის ქვეშ დევს და ბოლოს იღებენ; ბოლო დარიგებული მოთამაშეს რჩება.
value-trump-source-next-after-deal = პირველი დარიგების შემდეგ
value-trump-source-bottom-card = დასტის ქვედა კარტი
value-trump-source-last-dealt = ბოლო დარიგებული კარტი
says-trump-source =
    { $value ->
        [bottom_card] კოზირს დასტის ქვედა კარტი წყვეტს
        [last_dealt] კოზირს ბოლო დარიგებული კარტი წყვეტს
       *[next_after_deal] კოზირს დარიგების შემდეგ პირველი კარტი წყვეტს
    }

rule-first-attacker = ვინ იწყებს პირველ პარტიას
rule-first-attacker-about = ვინ ჩამოდის სულ პირველი.
value-first-attacker-lowest-trump = ვისაც უმცირესი კოზირი აქვს
value-first-attacker-left-of-dealer = დამრიგებლის მარცხენა მეზობელი
# unreviewed: კენჭისყრა (lot)
value-first-attacker-lot = კენჭისყრა წყვეტს
# unreviewed: კენჭისყრა (lot)
says-first-attacker =
    { $value ->
        [left_of_dealer] პირველ პარტიას დამრიგებლის მარცხენა მეზობელი იწყებს
        [lot] ვინ იწყებს პირველ პარტიას – კენჭისყრა წყვეტს
       *[lowest_trump] პირველ პარტიას უმცირესი კოზირი იწყებს
    }
rule-next-first-attacker = ვინ იწყებს შემდეგ პარტიებს
rule-next-first-attacker-about = ვინ ჩამოდის პირველი, როცა ერთი პარტია უკვე ნათამაშებია.
value-next-first-attacker-lowest-trump = ვისაც უმცირესი კოზირი აქვს
value-next-first-attacker-left-of-dealer = დამრიგებლის მარცხენა მეზობელი
# unreviewed: კენჭისყრა (lot)
value-next-first-attacker-lot = კენჭისყრა წყვეტს
# unreviewed: დურაკი (the fool)
value-next-first-attacker-under-fool = დურაკის მარჯვენა მეზობელი, დურაკზე
# unreviewed: დურაკი (the fool)
value-next-first-attacker-from-under-fool = დურაკის მარცხენა მეზობელი
value-next-first-attacker-winner = ვინც პირველი გავიდა
# unreviewed: დურაკი (the fool)
value-next-first-attacker-fool = დურაკი
# unreviewed: დურაკი (the fool), კენჭისყრა (lot)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] შემდეგ პარტიებს დამრიგებლის მარცხენა მეზობელი იწყებს
        [lot] ვინ იწყებს შემდეგ პარტიებს – კენჭისყრა წყვეტს
        [under_fool] შემდეგი პარტია დურაკზე შეტევით იწყება
        [from_under_fool] შემდეგ პარტიას დურაკის მარცხენა მეზობელი იწყებს
        [winner] შემდეგ პარტიას პირველი გასული იწყებს
        [fool] შემდეგ პარტიას დურაკი იწყებს
       *[lowest_trump] შემდეგ პარტიებს უმცირესი კოზირი იწყებს
    }
rule-no-trump-fallback = თუ კოზირი არავის აქვს
rule-no-trump-fallback-about = ვინ იწყებს, როცა უმცირეს კოზირს უნდა გადაეწყვიტა, ხელში კი არავის უჭირავს.
value-no-trump-fallback-lowest-card = ვისაც უმცირესი კარტი აქვს
# unreviewed: კენჭისყრა (lot)
value-no-trump-fallback-lot = კენჭისყრა წყვეტს
value-no-trump-fallback-first-seat = პირველ ადგილზე მჯდომი
# unreviewed: კენჭისყრა (lot)
says-no-trump-fallback =
    { $value ->
        [lot] თუ კოზირი არავის აქვს – კენჭისყრა წყვეტს
        [first_seat] თუ კოზირი არავის აქვს – პირველი ადგილი იწყებს
       *[lowest_card] თუ კოზირი არავის აქვს – უმცირესი კარტი იწყებს
    }
rule-dealer = ვინ არიგებს შემდეგ
rule-dealer-about = ვინ არიგებს კარტს შემდეგ პარტიაში.
# unreviewed: დურაკი (the fool)
value-dealer-fool = დურაკი
value-dealer-next-seat = შემდეგი მოთამაშე მარცხნივ
# unreviewed: დურაკი (the fool)
says-dealer =
    { $value ->
        [next_seat] არიგებენ რიგრიგობით
       *[fool] არიგებს დურაკი
    }

# unreviewed: დამატება (to throw in)
rule-throwers = ვინ ამატებს
# unreviewed: დამატება (to throw in), რანგი (rank)
rule-throwers-about = დამატება ნიშნავს: შეტევას მიუმატო იმ რანგის კარტი, რომელიც მაგიდაზეა.
value-throwers-all = ყველა მცველის გარდა
value-throwers-neighbours = მცველის ორი მეზობელი
value-throwers-attacker-only = მხოლოდ შემტევი
value-throwers-nobody = არავინ
# unreviewed: დამატება (to throw in)
says-throwers =
    { $value ->
        [neighbours] ამატებს მხოლოდ მცველის ორი მეზობელი
        [attacker_only] ამატებს მხოლოდ შემტევი
        [nobody] არავინ ამატებს
       *[all] ამატებს ყველა
    }
# unreviewed: დამატება (to throw in)
rule-throw-order = დამატების რიგი
# unreviewed: დამატება (to throw in)
rule-throw-order-about = ამატებენ, როცა უნდათ, თუ თავის რიგს ელოდებიან.
value-throw-order-free = ვინც მოასწრებს
value-throw-order-ordered = რიგრიგობით, ჯერ შემტევი
# unreviewed: დამატება (to throw in)
says-throw-order =
    { $value ->
        [ordered] ამატებენ რიგრიგობით
       *[free] ამატებენ ურიგოდ
    }
# unreviewed: დამატება (to throw in)
rule-throw-timing = როდის შეიძლება დამატება
rule-throw-timing-about = რამდენი უნდა იყოს გაჭრილი, სანამ ახალი კარტი მოვა.
value-throw-timing-any-time = ნებისმიერ დროს
value-throw-timing-after-first-beat = როცა პირველი კარტი გაჭრილია
value-throw-timing-all-beaten = მხოლოდ როცა ყველაფერი გაჭრილია
# unreviewed: დამატება (to throw in)
says-throw-timing =
    { $value ->
        [after_first_beat] ამატებენ პირველი გაჭრილი კარტის შემდეგ
        [all_beaten] ამატებენ მხოლოდ როცა ყველაფერი გაჭრილია
       *[any_time] ამატებენ ნებისმიერ დროს
    }
# unreviewed: დამატება (to throw in), რანგი (rank)
rule-throw-ranks = რომელი რანგის დამატება შეიძლება
rule-throw-ranks-about = ითვლება თუ არა დაცვის კარტიც, თუ მხოლოდ შეტევისა.
# unreviewed: რანგი (rank)
value-throw-ranks-attack-and-defence = ყველა რანგის, რაც მაგიდაზეა
# unreviewed: რანგი (rank)
value-throw-ranks-attack-only = მხოლოდ შეტევის კარტის რანგის
# unreviewed: დამატება (to throw in), რანგი (rank)
says-throw-ranks =
    { $value ->
        [attack_only] ამატებენ მხოლოდ შეტევის კარტის რანგს
       *[attack_and_defence] ამატებენ ყველა რანგს მაგიდიდან
    }
# unreviewed: დამატება (to throw in)
rule-throw-after-take = დამატება „ვიღებ“-ის შემდეგ
# unreviewed: რანგი (rank)
rule-throw-after-take-about = ვინც იღებს, მას კიდევ შეიძლება მიემატოს მაგიდის რანგის კარტი.
# unreviewed: დამატება (to throw in)
says-throw-after-take =
    { $value ->
        [off] „ვიღებ“-ის შემდეგ არ ამატებენ
       *[on] ამატებენ „ვიღებ“-ის შემდეგაც
    }
rule-opening = შეტევის პირველი კარტი
# unreviewed: რანგი (rank)
rule-opening-about = შეიძლება თუ არა ერთი რანგის რამდენიმე კარტით ჩამოსვლა.
value-opening-one-card = ერთი კარტი
# unreviewed: რანგი (rank)
value-opening-equal-ranks = ერთი ან რამდენიმე ერთი რანგის
# unreviewed: რანგი (rank)
says-opening =
    { $value ->
        [equal_ranks] ერთი რანგის რამდენიმე კარტით ჩამოსვლაც შეიძლება
       *[one_card] ჩამოდიან ერთი კარტით
    }
rule-attack-limit = რამდენი კარტია შეტევაში
rule-attack-limit-about = სულ მეტი რამდენი კარტის გაჭრა შეიძლება მოუწიოს მცველს.
value-attack-limit-0 = ულიმიტოდ
says-attack-limit =
    { $number ->
        [0] შეტევაში კარტი რამდენიც გინდა
       *[other] შეტევაში არაუმეტეს { $number } კარტისა
    }
rule-first-bout-limit = რამდენი კარტია პირველ შეტევაში
rule-first-bout-limit-about = რომ თავიდანვე არავინ აივსოს კარტით.
value-first-bout-limit-0 = რამდენიც ყველა შეტევაში
says-first-bout-limit =
    { $number ->
        [0] პირველ შეტევაში იმდენივე
       *[other] პირველ შეტევაში არაუმეტეს { $number }
    }
rule-first-cap-scope = როდემდე მოქმედებს პირველი ლიმიტი
rule-first-cap-scope-about = პირველი შეტევა აღებითაც შეიძლება დამთავრდეს; ლიმიტი მერეც შეიძლება დარჩეს.
value-first-cap-scope-first-bout = მხოლოდ პირველ შეტევაში
# unreviewed: ბიტა (all is beaten; the discard pile)
value-first-cap-scope-until-first-discard = პირველ ბიტამდე
# unreviewed: ბიტა (all is beaten; the discard pile)
says-first-cap-scope =
    { $value ->
        [until_first_discard] პირველი შეტევის ლიმიტი პირველ ბიტამდე მოქმედებს
       *[first_bout] პირველი შეტევის ლიმიტი მასთან ერთად მთავრდება
    }
rule-defender-hand-cap = მცველის ხელი ზღუდავს შეტევას
rule-defender-hand-cap-about = შეიძლება თუ არა მეტი კარტის დადება, ვიდრე მცველს გაჭრა შეუძლია.
value-defender-hand-cap-when-became-defender = არა უმეტეს, ვიდრე ხელში ჰქონდა
value-defender-hand-cap-none = მეტიც შეიძლება
says-defender-hand-cap =
    { $value ->
        [none] მცველის ხელი შეტევას არ ზღუდავს
       *[when_became_defender] მცველის ხელი შეტევას ზღუდავს
    }

# unreviewed: გადაცემა (to transfer)
rule-transfer = გადაცემა
# unreviewed: რანგი (rank)
rule-transfer-about = ვისაც ჯერ არაფერი გაუჭრია, იმავე რანგის კარტს დებს და თავს შემდეგი იცავს.
# unreviewed: გადაცემა (to transfer)
says-transfer =
    { $value ->
        [on] შეტევის გადაცემა შეიძლება
       *[off] გადაცემის გარეშე
    }
# unreviewed: გადაცემა (to transfer)
rule-transfer-cards = რამდენი კარტით გადასცემენ
# unreviewed: გადაცემა (to transfer), რანგი (rank)
rule-transfer-cards-about = შეიძლება თუ არა გადაცემისას იმავე რანგის რამდენიმე კარტის დადება.
value-transfer-cards-one = ერთი კარტით
# unreviewed: რანგი (rank)
value-transfer-cards-several = იმავე რანგის რამდენიმე კარტით
# unreviewed: გადაცემა (to transfer)
says-transfer-cards =
    { $value ->
        [several] გადასცემენ რამდენიმე კარტითაც
       *[one] გადასცემენ ერთი კარტით
    }
# unreviewed: გადაცემა (to transfer)
rule-transfer-sufficiency = გადაცემა, თუ კარტი ჰყოფნის
rule-transfer-sufficiency-about = არავის ერგება იმაზე მეტი გასაჭრელი, ვიდრე ხელში უჭირავს.
# unreviewed: გადაცემა (to transfer)
says-transfer-sufficiency =
    { $value ->
        [off] გადასცემენ იმასაც – ვისაც კარტი არ ჰყოფნის
       *[on] გადასცემენ მხოლოდ იმას – ვისაც კარტი ჰყოფნის
    }
# unreviewed: გადაცემა (to transfer)
rule-transfer-in-first-bout = გადაცემა პირველ შეტევაში
# unreviewed: გადაცემა (to transfer)
rule-transfer-in-first-bout-about = შეიძლება თუ არა სულ პირველი შეტევის გადაცემა.
# unreviewed: გადაცემა (to transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] პირველ შეტევას არ გადასცემენ
       *[on] გადასცემენ პირველ შეტევასაც
    }
# unreviewed: გადაცემა (to transfer)
rule-transfer-chain-limit = რამდენჯერ გადასცემენ
# unreviewed: გადაცემა (to transfer)
rule-transfer-chain-limit-about = სულ მეტი რამდენჯერ შეიძლება ერთი შეტევის გადაცემა.
value-transfer-chain-limit-0 = რამდენჯერაც გინდა
# unreviewed: გადაცემა (to transfer)
says-transfer-chain-limit =
    { $number ->
        [0] შეტევას გადასცემენ რამდენჯერაც უნდათ
       *[other] შეტევას გადასცემენ სულ მეტი { $number }-ჯერ
    }
# unreviewed: გადაცემა (to transfer)
rule-transfer-by-showing = გადაცემა კარტის ჩვენებით
# unreviewed: გადაცემა (to transfer), რანგი (rank)
rule-transfer-by-showing-about = ვინც იმავე რანგის კარტს აჩვენებს, შეტევას გადასცემს და კარტს იტოვებს.
value-transfer-by-showing-off = არ თამაშობენ
value-transfer-by-showing-trump = კოზირით, შეტევაში ერთხელ
value-transfer-by-showing-trump-once-a-deal = კოზირით, პარტიაში ერთხელ
value-transfer-by-showing-any-card = ნებისმიერით, შეტევაში ერთხელ
# unreviewed: გადაცემა (to transfer)
says-transfer-by-showing =
    { $value ->
        [trump] გადაცემა შეიძლება კოზირის ჩვენებით
        [trump_once_a_deal] გადაცემა შეიძლება კოზირის ჩვენებით პარტიაში ერთხელ
        [any_card] გადაცემა შეიძლება ნებისმიერი კარტის ჩვენებით
       *[off] ჩვენებით არ გადასცემენ
    }

# unreviewed: ბიტა (all is beaten; the discard pile)
rule-discard = ბიტა
rule-discard-about = შეიძლება თუ არა უკვე გაჭრილი კარტის ნახვა.
value-discard-hidden = დახურულია
value-discard-open = ნახვა შეიძლება
# unreviewed: ბიტა (all is beaten; the discard pile)
says-discard =
    { $value ->
        [open] ბიტის ნახვა შეიძლება
       *[hidden] ბიტა დახურულია
    }
rule-draw-order = კარტის აღების რიგი
rule-draw-order-about = რა რიგით ივსება ხელი შეტევის შემდეგ.
value-draw-order-defender-last = ჯერ შემტევი, ბოლოს მცველი
value-draw-order-defender-first = ჯერ მცველი
says-draw-order =
    { $value ->
        [defender_first] დასტიდან პირველი მცველი იღებს
       *[defender_last] დასტიდან ბოლოს მცველი იღებს
    }
# unreviewed: გადაცემა (to transfer)
rule-draw-lead = ვინ იღებს პირველი გადაცემის შემდეგ
rule-draw-lead-about = ვინ ითვლება შემტევად ხელის შევსებისას.
# unreviewed: გადაცემა (to transfer)
value-draw-lead-last-transferrer = ვინც ბოლოს გადასცა
value-draw-lead-opener = ვინც შეტევა დაიწყო
# unreviewed: გადაცემა (to transfer)
says-draw-lead =
    { $value ->
        [opener] გადაცემის შემდეგ პირველი შეტევის დამწყები იღებს
       *[last_transferrer] გადაცემის შემდეგ პირველი ბოლო გადამცემი იღებს
    }
rule-swap-trump = ღია კოზირის გაცვლა
rule-swap-trump-about = შეტევებს შორის უმცირესი კოზირი დასტის ქვეშ მდებარე კოზირზე იცვლება.
says-swap-trump =
    { $value ->
        [on] უმცირესი კოზირი ღია კოზირზე იცვლება
       *[off] ღია კოზირი არ იცვლება
    }
rule-draw-rule = თუ კარტი არავის დარჩა
rule-draw-rule-about = რა ხდება, როცა ბოლო მოთამაშეებს კარტი ერთ შეტევაში უმთავრდებათ.
# unreviewed: დურაკი (the fool)
value-draw-rule-draw = ფრე: დურაკი არ არის
# unreviewed: დურაკი (the fool)
value-draw-rule-last-defender-loses = დურაკი ბოლო მცველია
# unreviewed: დურაკი (the fool)
says-draw-rule =
    { $value ->
        [last_defender_loses] თუ კარტი არავის დარჩა – დურაკი ბოლო მცველია
       *[draw] თუ კარტი არავის დარჩა – ფრეა
    }

rule-placing = რა ითვლება
rule-placing-about = რისთვის იწერება ქულა, როცა რამდენიმე პარტიას თამაშობენ.
# unreviewed: დურაკი (the fool)
value-placing-fool-only = ქულა დურაკს
value-placing-first-out-wins = ქულა პირველ გასულს
# unreviewed: დურაკი (the fool)
says-placing =
    { $value ->
        [first_out_wins] ქულას პირველი გასული იღებს
       *[fool_only] ქულა დურაკს ეწერება
    }
# unreviewed: სერია (series)
rule-series = პარტიების სერია
# unreviewed: სერია (series)
rule-series-about = პარტიები ერთად ითვლება თუ არა, და როდის მთავრდება სერია.
value-series-none = ყოველი პარტია ცალკე
value-series-to-points = გარკვეულ ქულამდე
value-series-deals = გარკვეული რაოდენობის პარტია
value-series-count = ანგარიში დაუსრულებლად
# unreviewed: სერია (series)
says-series =
    { $value ->
        [to_points] სერია { $number } ქულამდე
        [deals] { $number }-პარტიანი სერია
        [count] ქულები დაუსრულებლად ითვლება
       *[none] ყოველი პარტია ცალკე
    }
# unreviewed: სერია (series)
rule-series-length = სერიის სიგრძე
# unreviewed: სერია (series)
rule-series-length-about = რამდენი ქულა ან პარტიაა სერიაში.
value-series-length-0 = არ არის

rule-teams = გუნდები
# unreviewed: მეწყვილე (partner)
rule-teams-about = მეწყვილეები მეტოქეებს შორის სხედან, ერთმანეთს არ უტევენ, ერთად იგებენ და ერთად აგებენ.
value-teams-none = ყველა თავისთვის
value-teams-2v2 = ორი ორზე
value-teams-3v3 = სამი სამზე
says-teams =
    { $number ->
        [4] ორი ორზე
        [6] სამი სამზე
       *[other] ყველა თავისთვის
    }
# unreviewed: მეწყვილე (partner)
rule-team-out-seat = როცა მეწყვილე გასულია
rule-team-out-seat-about = რა ემართება იმის სვლებს, ვისაც კარტი აღარ აქვს.
# unreviewed: მეწყვილე (partner)
value-team-out-seat-partner-plays = მის მაგივრად მეწყვილე თამაშობს
value-team-out-seat-skipped = მისი სვლა გამოიტოვება
# unreviewed: მეწყვილე (partner)
says-team-out-seat =
    { $value ->
        [skipped] გასულის სვლა გამოიტოვება
       *[partner_plays] გასულის მაგივრად მეწყვილე თამაშობს
    }

rule-low-beats-ace = უმცირესი კარტი ტუზს ჭრის
rule-low-beats-ace-about = მასტის ყველაზე სუსტი კარტი, ხშირად ექვსიანი, ყველაზე ძლიერსაც ჭრის.
value-low-beats-ace-off = არა
value-low-beats-ace-same-suit = ყველა მასტში
value-low-beats-ace-trumps = მხოლოდ კოზირებში
says-low-beats-ace =
    { $value ->
        [same_suit] მასტის უმცირესი კარტი თავის ტუზს ჭრის
        [trumps] უმცირესი კოზირი კოზირის ტუზს ჭრის
       *[off] უმცირესი კარტი ტუზს არ ჭრის
    }
rule-spades-only-spades = ყვავს მხოლოდ ყვავი ჭრის
rule-spades-only-spades-about = სხვა მასტის კოზირი ყვავს ვერ ჭრის.
says-spades-only-spades =
    { $value ->
        [on] ყვავს მხოლოდ ყვავი ჭრის
       *[off] კოზირი ყვავსაც ჭრის
    }
rule-ace-turned-up = თუ კოზირს ტუზი წყვეტს
rule-ace-turned-up-about = ზოგი ამ დროს თავიდან არიგებს.
value-ace-turned-up-keep = თამაშობენ
value-ace-turned-up-redeal = თავიდან არიგებენ
says-ace-turned-up =
    { $value ->
        [redeal] ტუზის ამოსვლისას თავიდან არიგებენ
       *[keep] კოზირს ტუზიც წყვეტს
    }
rule-redeal = როდის არიგებენ თავიდან
rule-redeal-about = თუ ვინმეს ასეთი ხელი მოუვიდა, ყველას თავიდან ურიგებენ.
value-redeal-never = არასდროს
value-redeal-five-of-a-suit = ერთი მასტის ხუთი ან მეტი კარტი
value-redeal-one-colour = სულ წითელი ან სულ შავი
says-redeal =
    { $value ->
        [five_of_a_suit] ერთი მასტის ხუთ კარტზე თავიდან არიგებენ
        [one_colour] სულ წითელ ან სულ შავ ხელზე თავიდან არიგებენ
       *[never] თავიდან არ არიგებენ
    }
# unreviewed: სამხრე (epaulette)
rule-pogony = სამხრეები
# unreviewed: დურაკი (the fool), სამხრე (epaulette)
rule-pogony-about = უმცირესი კარტით ბოლო შეტევა დურაკს მხრებზე სამხრეებს ადებს. მხოლოდ ხუმრობაა: არაფერს ცვლის.
# unreviewed: დურაკი (the fool), სამხრე (epaulette)
says-pogony =
    { $value ->
        [on] უმცირესი კარტი ბოლოს დურაკის სამხრეა
       *[off] სამხრეების გარეშე
    }
rule-bout-limit = რამდენი შეტევის შემდეგაა ფრე
rule-bout-limit-about = წრეზე მიმავალი თამაში ამდენი შეტევის შემდეგ ფრედ წყდება.
says-bout-limit = ფრე { $number } შეტევის შემდეგ

# Why rules cannot be played together, or by so many players.
conflict-hand-size = ხელში { $least }–{ $most } კარტია და არა { $given }.
# unreviewed: გადაცემა (to transfer), სერია (series)
conflict-negative =
    { $parameter ->
        [attack_limit] შეტევის კარტის ლიმიტი { $given } ვერ იქნება: მინიმუმ 0.
        [first_bout_limit] პირველი შეტევის ლიმიტი { $given } ვერ იქნება: მინიმუმ 0.
        [transfer_chain_limit] გადაცემების რაოდენობა { $given } ვერ იქნება: მინიმუმ 0.
       *[series_length] სერიის სიგრძე { $given } ვერ იქნება: მინიმუმ 0.
    }
conflict-bout-limit = შეტევების რაოდენობა { $given } ვერ იქნება: ერთი მაინც უნდა იყოს.
conflict-first-limit-above = პირველი შეტევის ლიმიტია { $given }, სხვებისა { $most }: ის მხოლოდ ნაკლები შეიძლება იყოს.
conflict-redeal-hand-size = ერთი მასტის ხუთ კარტზე თავიდან დასარიგებლად ხელში არაუმეტეს { $most } კარტი უნდა იყოს: მეტში ხუთი თითქმის ყოველთვის მოვა.
conflict-ace-needs-turned-trump = ამ წესებით კოზირს კარტი არ წყვეტს და ვერც ტუზი გადაწყვეტს.
conflict-source-needs-turned-trump = ამ წესებით კოზირს კარტი არ წყვეტს: ასარჩევი არაფერია.
conflict-swap-needs-face-up-trump = ამ წესებით დასტის ქვეშ ღია კოზირი არ დევს: გასაცვლელი არაფერია.
conflict-low-trump-needs-trump = უკოზიროდ უმცირესი კოზირიც არ არის, რომ ტუზი გაჭრას.
# unreviewed: გადაცემა (to transfer)
conflict-showing-needs-trump = უკოზიროდ კოზირის ჩვენებით ვერ გადასცემ.
# unreviewed: გადაცემა (to transfer)
conflict-showing-needs-transfer = კარტს შეტევის გადასაცემად აჩვენებენ: გადაცემაც უნდა იყოს ნებადართული.
# unreviewed: დურაკი (the fool)
conflict-first-deal-has-no-fool = პირველ პარტიამდე არც დურაკია და არც გამარჯვებული: ვერ გადაწყვეტენ, ვინ იწყებს.
# unreviewed: სერია (series)
conflict-series-length-missing = აირჩიე, რამდენი ქულა ან პარტიაა სერიაში.
# unreviewed: სერია (series)
conflict-series-length-unused = სიგრძე მხოლოდ ქულებამდე ან პარტიებამდე სერიას აქვს.
# unreviewed: გადაცემა (to transfer)
conflict-teams-never-transfer = გუნდებში გადაცემის გარეშე თამაშობენ.
# unreviewed: დურაკი (the fool)
conflict-teams-have-no-one-fool = გუნდებში ერთი დურაკი არ არის: ვერ გადაწყვეტს, ვინ იწყებს.
conflict-teams-seats = ასეთ გუნდებს { $most } მოთამაშე სჭირდება და არა { $given }.
conflict-too-few-seats = { $given } მოთამაშე ცოტაა: მინიმუმ { $least } უნდა იყოს.
conflict-too-many-seats = { $cards } კარტი { $given } მოთამაშეს არ ჰყოფნის: მაქსიმუმ { $most }.

## The table

table-title = სათამაშო მაგიდა
table-players = მოთამაშეები
table-profile = პროფილი: { $player }
table-bout = კარტი მაგიდაზე
table-bout-empty = მაგიდაზე კარტი არ არის
table-hand = შენი კარტი
table-stock = დასტა
# unreviewed: ბიტა (all is beaten; the discard pile)
table-discard = ბიტა
table-actions = მოქმედებები
table-practice = ვარჯიში
table-practice-hint = სვლა უკან დაბრუნდა: ეს თამაში არ ითვლება.
table-thinking = ფიქრობს
# unreviewed: დამატება (to throw in)
table-done = აღარ ამატებს
table-lobby = მთავარზე
table-undo = სვლის დაბრუნება
table-takeback = დაბრუნება
table-ask = რჩევის თხოვნა
table-mute = ხმის გამორთვა
table-unmute = ხმის ჩართვა
table-last-bout = წინა შეტევა
table-log = პარტია აქამდე
table-log-bout = შეტევა { $number }
table-how-to-play = როგორ ვითამაშოთ
table-settings = პარამეტრები
table-removed = მაგიდის მასპინძელმა მაგიდიდან გაგიშვა.
table-closed = ეს მაგიდა დაიხურა.
table-away = კავშირი არ არის
table-bot-sits-in = ჯერჯერობით ბოტი თამაშობს
table-wishes = კიდევ უნდა თამაში
table-watchers = მაყურებლები
table-talk = თქვი რამე
table-people = მოთამაშეები
# unreviewed: ბიტა (all is beaten; the discard pile)
table-last-bout-beaten = ყველა კარტი გაჭრილია და ბიტაში წავიდა.
table-last-bout-taken = კარტი მიდის ამ მოთამაშესთან: { $player }.
table-last-bout-taken-you = კარტი შენ აიღე.
table-rules = ამ მაგიდის წესები
table-team = გუნდი { $number }
# unreviewed: მეწყვილე (partner)
table-partner = შენი მეწყვილე
# $player plays for a partner who is out, $other.
# unreviewed: მეწყვილე (partner)
table-plays-for = { $player } თამაშობს მეწყვილის ({ $other }) მაგივრად
# unreviewed: მეწყვილე (partner)
table-plays-for-you = შენ თამაშობ მეწყვილის ({ $other }) მაგივრად
table-plays-your-turn = { $player } თამაშობს შენ მაგივრად
# What the points in a series count: deals won, or deals in which somebody was the fool.
# unreviewed: დურაკი (the fool)
series-score =
    { $counts ->
        [for] მოგებული პარტიები
       *[against] რამდენჯერ დურაკი
    }
# unreviewed: სერია (series)
series-to-points = სერია { $number } ქულამდე
series-over-deals = პარტია { $deal } / { $number }
# $players is one name or a list of names.
# unreviewed: სერია (series)
series-winner = სერიის გამარჯვებული: { $players }
# unreviewed: სერია (series)
series-winner-you = სერია შენია!
series-next-deal = შემდეგი პარტია
discard-look = ბიტის ნახვა

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] ანი
        [Areg] არეგ
        [Eka] ეკა
        [Emin] ემინ
        [Jaan] იაან
        [Luka] ლუკა
        [Mari] მარი
        [Nane] ნანე
        [Nigar] ნიგარ
        [Olya] ოლია
        [Petryk] პეტრიკ
        [Vanya] ვანია
        [Aram] არამ
        [Boris] ბორის
        [Giorgi] გიორგი
        [Gohar] გოარ
        [Kadri] კადრი
        [Leyla] ლეილა
        [Margus] მარგუს
        [Nino] ნინო
        [Oksana] ოქსანა
        [Rauf] რაუფ
        [Tamar] თამარ
        [Taras] ტარას
       *[other] { $name }
    }

## The line above the hand

prompt-open = შენ უტევ, თავს იცავს { $player }
prompt-defend =
    { $number ->
        [one] გაჭერი კარტი ან აიღე
       *[other] გაჭერი { $number } კარტი ან აიღე
    }
# unreviewed: გადაცემა (to transfer)
prompt-defend-transfer =
    { $number ->
        [one] გაჭერი კარტი, გადაეცი ან აიღე
       *[other] გაჭერი { $number } კარტი, გადაეცი ან აიღე
    }
# unreviewed: დამატება (to throw in)
prompt-add = თავს იცავს { $player }: შეგიძლია დაამატო
# unreviewed: დამატება (to throw in), ბიტა (all is beaten; the discard pile)
prompt-covered = ყველა გაჭრილია: დაამატე ან „ბიტა“
# unreviewed: დამატება (to throw in)
prompt-taking = { $player } იღებს: დაამატე ან „პასი“
prompt-wait-open = უტევს { $player }…
prompt-wait-open-you = შენ გიტევს { $player }…
prompt-wait-defend = თავს იცავს { $player }…
# unreviewed: დამატება (to throw in)
prompt-wait-throw-in = ამატებს { $player }…
# unreviewed: დამატება (to throw in)
prompt-wait-taking = იღებ. ამატებს { $player }…
prompt-wait = წამით…
prompt-wait-again = ველოდებით: { $players }
prompt-taking-soon = იღებ…
prompt-still-taking = კარტს იღებ. თამაშის გასაგრძელებლად დააჭირე: „გაუქმება“
# unreviewed: დამატება (to throw in)
prompt-done-soon = დასამატებელი არაფერი გაქვს…
prompt-out = გახვედი და გადარჩი
prompt-choose-target = სად წავიდეს { $card }?
# unreviewed: რანგი (rank)
prompt-selected =
    { $number ->
        [one] { $cards }: ახლა შეეხე იმავე რანგის სხვა კარტს
       *[other] { $cards } ერთად: შეეხე მაგიდას
    }
# unreviewed: რანგი (rank)
prompt-one-rank = ერთად მხოლოდ ერთი რანგის კარტი იდება
prompt-dropped = მომზადებული კარტი ხელში დაგრჩა
prompt-drop-here = აქ
# unreviewed: გადაცემა (to transfer)
prompt-transfer-here = გადაეცი, თავს დაიცავს { $player }
prompt-over = თამაში დამთავრდა
# unreviewed: დამატება (to throw in), ბიტა (all is beaten; the discard pile)
prompt-covered-nothing = ყველა გაჭრილია: დასამატებელი არ გაქვს, თქვი „ბიტა“
# unreviewed: დამატება (to throw in)
prompt-taking-nothing = { $player } იღებს: დასამატებელი არ გაქვს, თქვი „პასი“
prompt-bout-beaten = ყველა გაჭრილია.
prompt-tap-to-go-on = შეეხე და განაგრძე
prompt-trump = კოზირი: { $card }.
prompt-trumps = კოზირი: { $suit }.
prompt-no-trumps = კოზირი არ არის.
prompt-no-line = კავშირი არ არის: ახლა ვერ ითამაშებ

## Buttons

# unreviewed: ბიტა (all is beaten; the discard pile)
action-bita = ბიტა
action-pass = პასი
action-take = ვიღებ
action-take-undo = გაუქმება
# unreviewed: გადაცემა (to transfer)
action-transfer = გადაცემა
action-lay = { $number } კარტის დადება
action-unselect = არჩევის მოხსნა
action-swap = კოზირის გაცვლა
action-skip-to-end = ბოლომდე გადახვევა
action-rematch = კიდევ ერთხელ
action-leave = მთავარზე
action-see-table = მაგიდის ნახვა
action-review = თამაშის ნახვა
action-how-to-play = როგორ ვითამაშოთ?

## After the game

end-safe-you = გადარჩი!
end-places = ადგილები

## Settings

settings-title = პარამეტრები
settings-section-look = იერსახე
settings-section-play = თამაში
settings-section-motion = მოძრაობა
settings-language = ენა
settings-theme = თემა
settings-theme-auto = ავტო
settings-theme-light = ნათელი
settings-theme-dark = მუქი
settings-hints = მინიშნებები
settings-hints-hint = აჩვენებს, რომელი კარტით შეიძლება თამაში და რატომ არ შეიძლება სხვებით.
settings-advise = მრჩეველი
settings-advise-hint = ღილაკი აჩვენებს, რას იზამდა უძლიერესი ბოტი და რატომ.
settings-tap = კარტზე შეხებისას
settings-tap-plays = ჩამოდის
settings-tap-second = ირჩევა, მეორე შეხებით ჩამოდის
settings-sort = ჩემი კარტის წყობა
settings-sort-suit = მასტით
# unreviewed: რანგი (rank)
settings-sort-rank = რანგით
settings-sort-own = როგორც თვითონ დავაწყობ
settings-speed = კარტის მოძრაობა
settings-speed-off = არა
settings-speed-fast = სწრაფი
settings-speed-normal = ჩვეული
settings-speed-slow = ნელი
settings-hold = დამთავრებული შეტევა რჩება
settings-hold-none = არ რჩება
settings-hold-seconds = { $seconds } წმ
settings-hold-tap = სანამ შევეხები
settings-section-sound = ხმა
settings-sounds = ხმები
settings-volume = ხმის სიმაღლე
settings-volume-low = დაბალი
settings-volume-medium = საშუალო
settings-volume-high = მაღალი
settings-vibration = ვიბრაცია
settings-vibration-hint = ტელეფონსა და პლანშეტზე, რომელსაც ეს შეუძლია.
# unreviewed: ბიტა (all is beaten; the discard pile)
settings-auto-done = თქვი „ბიტა“ ან „პასი“ ჩემ მაგივრად
# unreviewed: დამატება (to throw in)
settings-auto-done-hint = როცა დასამატებელი კარტი არ მაქვს.
settings-take-undo = დრო „ვიღებ“-ის გასაუქმებლად
settings-take-undo-hint = სიტყვა 0,8 წამში იგზავნება.
settings-premoves = კარტის მომზადება, სანამ სხვები თამაშობენ
settings-premoves-hint = შეხება ამზადებს; ჩამოვა, როგორც კი შეიძლება; მეორე შეხება აუქმებს.
settings-letters = ასოები სურათიან კარტზე
settings-letters-auto = როგორც ენაში
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = მასტების ფერები
settings-colours-two = ორი
settings-colours-four = ოთხი
settings-colours-safe = ოთხი, ადვილად გასარჩევი
settings-back = კარტის ზურგი
settings-back-red = წითელი
settings-back-blue = ლურჯი
settings-back-green = მწვანე
settings-back-black = შავი
settings-table = მაგიდის ფერი
settings-table-green = მწვანე
settings-table-blue = ლურჯი
settings-table-burgundy = ბორდო
settings-table-slate = რუხი
# unreviewed: რანგი (rank)
settings-large-index = დიდი რანგი და მასტი კარტზე
settings-trump-marks = ჩემი კოზირების მონიშვნა
settings-contrast = კონტრასტი
settings-contrast-auto = ავტო
settings-contrast-high = მაღალი
settings-left-handed = ცაციასთვის
settings-shortcuts = ღილაკების კომბინაციები
settings-reset = ყველა პარამეტრის დაბრუნება

## Sharing a table, and the page without its server

share-title = უტევს { $attacker }, თავს იცავს { $defender }
share-about = დურაკას მაგიდა: { $players }. ნახე, როგორ მიდის თამაში, მერე შენც ითამაშე.
app-somebody = მოთამაშე
share-sheet-title = მაგიდის გაზიარება
share-picture = მაგიდის სურათი
share-with-cards = ჩემი კარტით
share-with-cards-hint = მას ნახავს ყველა, ვისაც ბმული აქვს. სხვების კარტი არასდროს ჩანს.
share-link = ბმული
share-copy = ბმულის კოპირება
share-copied = კოპირებულია
share-send = გაზიარება
table-share = გაზიარება
app-shared = მაგიდა ამ მოთამაშის თვალით: { $player }
app-play-yourself = შენც ითამაშე
app-bad-link = ეს ბმული მაგიდას არ აჩვენებს: შეკვეცილია ან შეცდომითაა აკრეფილი.
app-nowhere = ამ მისამართზე არაფერია.

app-kept = კავშირი არ არის. ასეთი იყო მაგიდა: { $time }
app-newer = მზად არის ახალი ვერსია. გაიხსნება, როცა თამაში დამთავრდება.
app-older = ეს გვერდი სერვერზე ძველია.
app-open-newer = ახლის გახსნა
app-install = აპლიკაციად დაყენება

## Keyboard

keys-title = კლავიატურა
keys-arrows = კარტის ან სამიზნის არჩევა
# unreviewed: რანგი (rank)
keys-ranks = იმ რანგის შემდეგ კარტზე გადასვლა
keys-enter = კარტით ჩამოსვლა ან მისი არჩევა
# unreviewed: რანგი (rank)
keys-select = კარტის არჩევა, რომ ერთი რანგის რამდენიმე ერთად დაიდოს
keys-escape = გაუქმება
keys-take = ვიღებ
# unreviewed: ბიტა (all is beaten; the discard pile)
keys-done = ბიტა ან პასი
# unreviewed: გადაცემა (to transfer)
keys-transfer = გადაცემა
keys-sort = ჩემი კარტის წყობის შეცვლა
keys-move = კარტის გადაადგილება ხელში
keys-explain = რჩევის თხოვნა; ჩამუქებულ კარტზე: რატომ არა?
keys-last-bout = წინა შეტევა
keys-undo = ბოლო სვლის დაბრუნება
keys-read = მაგიდის ხმამაღლა წაკითხვა
keys-help = ეს სია
keys-tab = შემდეგი: შეტყობინება, ჩემი კარტი, მაგიდა, ღილაკები, მოთამაშეები
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = ჰარი
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + დაწკაპუნება

## Lists: $items are joined by commas

list-and = { $items } და { $last }
list-or = { $items } ან { $last }

## Card names, for speech

# unreviewed: a native reader should hear the names of the cards
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] წითელი ჯოკერი
               *[black] შავი ჯოკერი
            }
       *[other]
            { $suit ->
                [clubs] ჯვრის
                [diamonds] აგურის
                [hearts] გულის
               *[spades] ყვავის
            } { $rank ->
                [r2] ორიანი
                [r3] სამიანი
                [r4] ოთხიანი
                [r5] ხუთიანი
                [r6] ექვსიანი
                [r7] შვიდიანი
                [r8] რვიანი
                [r9] ცხრიანი
                [r10] ათიანი
                [J] ვალეტი
                [Q] დამა
                [K] კაროლი
               *[A] ტუზი
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] წითელ ჯოკერს
               *[black] შავ ჯოკერს
            }
       *[other]
            { $suit ->
                [clubs] ჯვრის
                [diamonds] აგურის
                [hearts] გულის
               *[spades] ყვავის
            } { $rank ->
                [r2] ორიანს
                [r3] სამიანს
                [r4] ოთხიანს
                [r5] ხუთიანს
                [r6] ექვსიანს
                [r7] შვიდიანს
                [r8] რვიანს
                [r9] ცხრიანს
                [r10] ათიანს
                [J] ვალეტს
                [Q] დამას
                [K] კაროლს
               *[A] ტუზს
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] წითელი ჯოკერით
               *[black] შავი ჯოკერით
            }
       *[other]
            { $suit ->
                [clubs] ჯვრის
                [diamonds] აგურის
                [hearts] გულის
               *[spades] ყვავის
            } { $rank ->
                [r2] ორიანით
                [r3] სამიანით
                [r4] ოთხიანით
                [r5] ხუთიანით
                [r6] ექვსიანით
                [r7] შვიდიანით
                [r8] რვიანით
                [r9] ცხრიანით
                [r10] ათიანით
                [J] ვალეტით
                [Q] დამით
                [K] კაროლით
               *[A] ტუზით
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] წითელი ჯოკერის
               *[black] შავი ჯოკერის
            }
       *[other]
            { $suit ->
                [clubs] ჯვრის
                [diamonds] აგურის
                [hearts] გულის
               *[spades] ყვავის
            } { $rank ->
                [r2] ორიანის
                [r3] სამიანის
                [r4] ოთხიანის
                [r5] ხუთიანის
                [r6] ექვსიანის
                [r7] შვიდიანის
                [r8] რვიანის
                [r9] ცხრიანის
                [r10] ათიანის
                [J] ვალეტის
                [Q] დამის
                [K] კაროლის
               *[A] ტუზის
            }
    }
suit-name =
    { $suit ->
        [clubs] ჯვარი
        [diamonds] აგური
        [hearts] გული
       *[spades] ყვავი
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = თამაში დამთავრდა.
why-seat-out = უკვე გასული ხარ: არც კარტი, არც დარდი.
why-not-the-attacker = ამ შეტევას { $player } იწყებს. დაელოდე პირველ კარტს.
# unreviewed: გადაცემა (to transfer)
why-not-the-defender = ჭრის, იღებს და გადასცემს მხოლოდ მცველი ({ $player }).
# unreviewed: დამატება (to throw in)
why-defender-never-adds = შენ თავს იცავ: გაჭერი კარტი ან აიღე. სხვები ამატებენ.
# unreviewed: მეწყვილე (partner)
why-defenders-partner = { $player } შენი მეწყვილეა: მეწყვილეს არ უმატებენ.
why-not-a-thrower = ამ წესებით მცველს ({ $player }) ახლა ვერ დაუმატებ.
# unreviewed: დამატება (to throw in)
why-not-your-turn = ჯერ { $player } ამატებს. დაელოდე შენს რიგს.
why-no-attack-yet = { $player } ჯერ არ უტევს: გასაჭრელი არაფერია.
why-must-open = შეტევას შენ იწყებ: კარტით უნდა ჩამოხვიდე.
why-unbeaten-cards = ჯერ არ არის გაჭრილი: { $cards }. დაელოდე მცველს.
# unreviewed: დამატება (to throw in)
why-already-done = უკვე თქვი, რომ აღარ ამატებ. დაელოდე ახალ კარტს.
# unreviewed: დამატება (to throw in)
why-already-taking = უკვე თქვი „ვიღებ“. დაელოდე, სანამ სხვები დაამატებენ.
why-nothing-to-take = ყველაფერი გაჭრილია: ასაღები აღარაფერია.
# unreviewed: დამატება (to throw in)
why-nothing-to-beat = შეტევის ყველა კარტი უკვე გაჭრილია. დაელოდე, იქნებ დაამატონ.
why-not-in-hand = { $card } შენს ხელში არ არის.
# unreviewed: გადაცემა (to transfer)
why-joker-only-beats = { $card } მხოლოდ ჭრის: ჯოკერით ვერც უტევ და ვერც გადასცემ.
# unreviewed: დამატება (to throw in), რანგი (rank)
why-rank-not-on-table = { $card } არ გამოდგება: დაამატებ მხოლოდ მაგიდის რანგს: { $ranks }.
# unreviewed: დამატება (to throw in)
why-after-first-beat = ამ წესებით ამატებენ მხოლოდ პირველი გაჭრილი კარტის შემდეგ.
# unreviewed: დამატება (to throw in)
why-not-all-beaten = ამ წესებით ამატებენ მხოლოდ, როცა ყველაფერი გაჭრილია. დარჩა: { $cards }.
why-defender-hand-limit = მცველს ({ $player }) სულ { $number } კარტი ჰქონდა: შეტევაში მეტი ვერ იქნება.
why-first-bout-limit = პირველ შეტევაში სულ მეტი { $number } კარტია.
why-bout-limit = ერთ შეტევაში სულ მეტი { $number } კარტია.
why-not-on-table = { $target }: ასეთი შეტევის კარტი მაგიდაზე არ არის.
why-already-beaten = { $target } უკვე გაჭრილია.
why-too-low = { $card } ამ კარტს ვერ ჭრის: { $target }. უფრო დიდი უნდა.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } ამ კარტს ვერ ჭრის: { $target }. სხვა მასტს მხოლოდ კოზირი ჭრის, კოზირი კი ჯვარია.
        [diamonds] { $card } ამ კარტს ვერ ჭრის: { $target }. სხვა მასტს მხოლოდ კოზირი ჭრის, კოზირი კი აგურია.
        [hearts] { $card } ამ კარტს ვერ ჭრის: { $target }. სხვა მასტს მხოლოდ კოზირი ჭრის, კოზირი კი გულია.
       *[spades] { $card } ამ კარტს ვერ ჭრის: { $target }. სხვა მასტს მხოლოდ კოზირი ჭრის, კოზირი კი ყვავია.
    }
why-trump-needed = { $card } ამ კარტს ვერ ჭრის: { $target }. კოზირს მხოლოდ უფრო დიდი კოზირი ჭრის.
why-suit-needed = { $card } ამ კარტს ვერ ჭრის: { $target }. უკოზიროდ მხოლოდ იმავე მასტის უფრო დიდი ჭრის.
why-spades-only = { $card } ამ კარტს ვერ ჭრის: { $target }. ამ წესებით ყვავს მხოლოდ ყვავი ჭრის.
why-joker-colour = { $card } ამ კარტს ვერ ჭრის: { $target }. წითელი ჯოკერი მხოლოდ წითლებს ჭრის, შავი – შავებს.
why-joker-unbeatable = { $target }: ამას ვერაფერი ჭრის.
why-beats-nothing = { $card } ვერც ერთს ვერ ჭრის: { $cards }.
# unreviewed: გადაცემა (to transfer)
why-transfer-off = ამ წესებში გადაცემა არ არის.
# unreviewed: გადაცემა (to transfer)
why-transfer-after-beat = ერთი კარტი უკვე გაჭრილია: გადაცემა გვიანაა.
# unreviewed: გადაცემა (to transfer), რანგი (rank)
why-transfer-rank = { $card } ვერ გადასცემს: ეს რანგი უნდა: { $ranks }.
# unreviewed: გადაცემა (to transfer)
why-transfer-first-bout = ამ წესებით პირველ შეტევას არ გადასცემენ.
why-transfer-chain = ეს შეტევა უკვე { $number }-ჯერ გადაიცა: მეტი არ შეიძლება.
why-nobody-to-receive = გადასაცემად აღარავინაა.
why-receiver-hand-limit = შემდეგ მოთამაშეს ({ $player }) სულ { $number } კარტი აქვს, გასაჭრელი კი იქნება { $needed }.
# unreviewed: გადაცემა (to transfer)
why-show-off = ამ წესებში ჩვენებით არ გადასცემენ.
# unreviewed: რანგი (rank)
why-show-trump = { $card } არ გამოდგება: მხოლოდ ამ რანგის კოზირს აჩვენებენ.
why-show-used = { $card } უკვე ნაჩვენებია.
why-swap-off = ამ წესებით ღია კოზირი არ იცვლება.
why-swap-between-bouts = ღია კოზირი მხოლოდ შეტევებს შორის იცვლება და არა პირველამდე.
why-swap-no-trump-card = დასტის ქვეშ ღია კოზირი აღარ დევს.
why-swap-lowest = დასტის ქვეშ სწორედ უმცირესი კოზირი დევს.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = ჩამოდი { $card_ins }.
# unreviewed: დამატება (to throw in)
advice-throw-in = დაამატე { $card }.
advice-beat = გაჭერი { $target } { $card_ins }.
# unreviewed: გადაცემა (to transfer)
advice-transfer = გადაეცი { $card_ins }.
# unreviewed: გადაცემა (to transfer)
advice-show = აჩვენე { $card } და გადაეცი.
advice-swap = გაცვალე ღია კოზირი.
advice-take = აიღე.
# unreviewed: დამატება (to throw in)
advice-done = მეტს ნუ დაამატებ.
advice-wait = დაელოდე.
motive-only-move = სხვას ვერაფერს იზამ.
motive-wins = ასე იგებ, რაც არ უნდა ქნას მეტოქემ.
# unreviewed: written without a native reader
motive-only-win = მხოლოდ ეს იგებს: ყველა სხვა სვლა მოგებას გაუშვებს ხელიდან.
# unreviewed: written without a native reader
motive-draws = ეს ფრეს ინარჩუნებს, რაც არ უნდა ქნას მეტოქემ.
# unreviewed: written without a native reader
motive-only-draw = მხოლოდ ეს ინარჩუნებს ფრეს: ყველა სხვა სვლა აგებს.
motive-lost = ახლა მხოლოდ მეტოქის შეცდომა გიშველის.
motive-last-card = { $card } შენი ბოლო კარტია, დასტა კი ცარიელია.
motive-last-cards = ამ შეტევაში მთელი შენი კარტი შეიძლება წავიდეს: { $number }.
motive-swap = { $card } უფრო დიდია, ვიდრე კოზირი, რომელსაც აძლევ.
motive-unbeatable = { $card }: მცველს ({ $player }) ამის გასაჭრელი არაფერი აქვს.
# unreviewed: დამატება (to throw in)
motive-pair = { $card }, მერე კი შეგიძლია დაამატო: { $cards }.
# unreviewed: არაკოზირი (a plain card)
motive-lowest = { $card } შენი უმცირესი არაკოზირი კარტია.
motive-lowest-trump = მხოლოდ კოზირები გაქვს და უმცირესია { $card }.
# unreviewed: written without a native reader
motive-he-holds = { $player }: ხელში აქვს { $cards } და ამით გაჭრიდა { $target_acc }.
motive-hard-to-beat = { $card }: უფრო ძნელი გასაჭრელია, ვიდრე მასზე მცირე; { $player } გაჭრის { $number } % ალბათობით.
# unreviewed: written without a native reader
motive-forces-trump = { $player }: { $card_acc } მხოლოდ კოზირით თუ გაჭრის.
# unreviewed: written without a native reader
motive-no-trumps = ყველა კოზირის ადგილი ცნობილია: { $player } უკოზიროდაა.
motive-keeps-trumps = { $card } ჭრის { $target_acc } და კოზირი არ იხარჯება.
motive-trump-needed = { $target }: უკოზიროდ ვერ გაჭრი, ყველაზე იაფია { $card }.
# unreviewed: რანგი (rank)
motive-no-new-rank = { $card } ჭრის { $target_acc } და მაგიდაზე ახალი რანგი არ ჩნდება.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: ამავე რანგის კარტი სხვას არავის აქვს, დასამატებელი არაფერია.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } ჭრის { $target_acc }, ესენი კი ერთად რჩება: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = { $target_gen } შემდეგ { $player } შეძლებს დაამატოს: { $cards }.
# unreviewed: დამატება (to throw in)
motive-few-follow = { $card_gen } შემდეგ ნაკლები კარტი დაემატება, ვიდრე უფრო მცირის შემდეგ.
motive-cheapest-beat = { $card } შენი უმცირესი კარტია, რაც { $target_acc } ჭრის.
motive-cheapest-plan = { $target }, ზედ კი { $card }: ასე ყველა კარტი ({ $number }) ყველაზე იაფად იჭრება.
# unreviewed: გადაცემა (to transfer)
motive-free-transfer = { $card } შეტევას გადასცემს და კოზირი არ იხარჯება.
motive-show = აჩვენე { $card }: შეტევა გადადის, კარტი კი შენ გრჩება.
# unreviewed: გადაცემა (to transfer)
motive-rather-than-take = ყველაფერს ვერ გაჭრი, { $card } კი შეტევას გადასცემს.
motive-cannot-beat =
    { $number ->
        [one] ამ კარტს ვერ გაჭრი: აიღე.
       *[other] ყველა კარტს ({ $number }) ვერ გაჭრი: აიღე.
    }
motive-too-dear = გაჭრა ძვირი დაჯდებოდა: { $cards }. სჯობს, აიღო.
motive-throw-in = { $card } გამოდგება და კოზირი არ არის: ერთი კარტით ნაკლები გექნება.
motive-give-away = { $player } იღებს: გაატანე { $card }.
motive-nothing-fits = შენი კარტიდან არც ერთი არ გამოდგება.
motive-saves-trumps = შენი კარტიდან მხოლოდ კოზირი გამოდგება: { $cards }. შეინახე.
motive-feeds = { $player } იღებს და ეს საჩუქარი იქნებოდა: { $cards }.
# unreviewed: დამატება (to throw in)
motive-saves-high = რაც გამოდგება, დასამატებლად დასანანია: { $cards }.
motive-wait = ჯერ ნახე, რას იზამს { $player }.
motive-preferred = შესაძლო სვლებიდან ({ $number }) უკეთესი ვერ მოიძებნა.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = დურაკად დარჩენის ალბათობა
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = იგებს
# unreviewed: written without a native reader
tutor-draw = ფრე
# unreviewed: written without a native reader
tutor-lose = აგებს
# unreviewed: written without a native reader
tutor-worse = უარესია: { $move } – { $other_number } %, { $number } %-ის ნაცვლად.
# unreviewed: written without a native reader
tutor-line = საუკეთესო თამაში: { $moves }
# unreviewed: written without a native reader
tutor-solved = თამაში ბოლომდე გამოთვლილია.
tutor-move-attack = { $card }
tutor-move-beat = { $card } → { $target }
# unreviewed: written without a native reader
tutor-move-transfer = გადაცემა: { $card }
# unreviewed: written without a native reader
tutor-move-show = ჩვენება: { $card }
# unreviewed: written without a native reader
tutor-move-swap = ღია კოზირის გაცვლა
# unreviewed: written without a native reader
tutor-move-take = აღება
# unreviewed: written without a native reader
tutor-move-done = მეტის არდამატება
# unreviewed: written without a native reader
tutor-move-wait = დალოდება
# unreviewed: written without a native reader
tutor-more = უფრო დაწვრილებით
# unreviewed: written without a native reader
tutor-candidates = ერთ-ერთი ამათგან: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = გათვალე თამაში ბოლომდე.
# unreviewed: written without a native reader
tutor-think-counting = დაითვალე: რა კარტი შეიძლება ჰქონდეთ სხვებს?
# unreviewed: written without a native reader
tutor-think-trumps = იფიქრე შენს კოზირებზე.
# unreviewed: written without a native reader
tutor-think-low = რომელ კარტს შეელევი ყველაზე იოლად?
# unreviewed: written without a native reader
tutor-think-pairs = დააკვირდი ერთი რანგის კარტს.
# unreviewed: written without a native reader
tutor-think-taking = შეიძლება ყველაფრის გაჭრა?
# unreviewed: written without a native reader
tutor-think-keeping = ყველაფრის დადება, რაც გამოდგება, საჭირო არ არის.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] არიგებს { $player }. გაიხსნა { $card }: კოზირი ჯვარია.
        [diamonds] არიგებს { $player }. გაიხსნა { $card }: კოზირი აგურია.
        [hearts] არიგებს { $player }. გაიხსნა { $card }: კოზირი გულია.
       *[spades] არიგებს { $player }. გაიხსნა { $card }: კოზირი ყვავია.
    }
event-dealt-you =
    { $suit ->
        [clubs] შენ არიგებ. გაიხსნა { $card }: კოზირი ჯვარია.
        [diamonds] შენ არიგებ. გაიხსნა { $card }: კოზირი აგურია.
        [hearts] შენ არიგებ. გაიხსნა { $card }: კოზირი გულია.
       *[spades] შენ არიგებ. გაიხსნა { $card }: კოზირი ყვავია.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] არიგებს { $player }. კოზირი ჯვარია.
        [diamonds] არიგებს { $player }. კოზირი აგურია.
        [hearts] არიგებს { $player }. კოზირი გულია.
       *[spades] არიგებს { $player }. კოზირი ყვავია.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] შენ არიგებ. კოზირი ჯვარია.
        [diamonds] შენ არიგებ. კოზირი აგურია.
        [hearts] შენ არიგებ. კოზირი გულია.
       *[spades] შენ არიგებ. კოზირი ყვავია.
    }
event-dealt-no-trumps = არიგებს { $player }. კოზირი არ არის.
event-dealt-no-trumps-you = შენ არიგებ. კოზირი არ არის.
event-dealt-hand = შენი კარტი: { $cards }.
event-dealt-first = { $player } აჩვენებს უმცირეს კოზირს ({ $card }) და პირველი უტევს.
event-dealt-first-you = უმცირესი კოზირი ({ $card }) შენია: პირველი შენ უტევ.
event-dealt-nobody = კოზირი არავის აქვს.
event-dealt-first-lowest = უმცირესი კარტით პირველი უტევს { $player }.
event-dealt-first-lowest-you = უმცირესი კარტი შენია: პირველი შენ უტევ.
event-dealt-begins = პირველი უტევს { $player }.
event-dealt-begins-you = პირველი შენ უტევ.
event-bout-started = უტევს { $player }, თავს იცავს { $to }.
event-bout-started-you = შენ უტევ, თავს იცავს { $to }.
event-bout-started-to-you = უტევს { $player }, თავს იცავ შენ.
event-attacked = { $player } ჩამოდის { $card_ins }.
event-attacked-you = შენ ჩამოდიხარ { $card_ins }.
# unreviewed: დამატება (to throw in)
event-thrown-in = { $player } ამატებს { $card_acc }.
# unreviewed: დამატება (to throw in)
event-thrown-in-you = შენ ამატებ { $card_acc }.
laid-cards = { $player } ჩამოდის: { $cards }.
laid-cards-you = შენ ჩამოდიხარ: { $cards }.
event-beaten = { $player } ჭრის { $target_acc } { $card_ins }.
event-beaten-you = შენ ჭრი { $target_acc } { $card_ins }.
# unreviewed: გადაცემა (to transfer)
event-transferred = { $player } გადასცემს { $card_ins }: ახლა თავს იცავს { $to }.
# unreviewed: გადაცემა (to transfer)
event-transferred-you = შენ გადასცემ { $card_ins }: ახლა თავს იცავს { $to }.
# unreviewed: გადაცემა (to transfer)
event-transferred-to-you = { $player } გადასცემს { $card_ins }: ახლა თავს იცავ შენ.
# unreviewed: გადაცემა (to transfer)
event-transferred-shown = { $player } აჩვენებს { $card_acc } და გადასცემს: ახლა თავს იცავს { $to }.
# unreviewed: გადაცემა (to transfer)
event-transferred-shown-you = შენ აჩვენებ { $card_acc } და გადასცემ: ახლა თავს იცავს { $to }.
# unreviewed: გადაცემა (to transfer)
event-transferred-shown-to-you = { $player } აჩვენებს { $card_acc } და გადასცემს: ახლა თავს იცავ შენ.
event-swapped = { $player } ცვლის { $card_acc } ღია კოზირზე: { $target }.
event-swapped-you = შენ ცვლი { $card_acc } ღია კოზირზე: { $target }.
event-take-said = { $player } იღებს.
event-take-said-you = შენ იღებ.
# unreviewed: დამატება (to throw in)
event-done-said = { $player } აღარ ამატებს.
# unreviewed: დამატება (to throw in)
event-done-said-you = შენ აღარ ამატებ.
# unreviewed: ბიტა (all is beaten; the discard pile)
event-bout-beaten = ყველა გაჭრილია: ბიტაში მიდის { $number } კარტი.
event-bout-taken = { $player } იღებს { $number } კარტს.
event-bout-taken-you = შენ იღებ { $number } კარტს.
event-drew-up = { $player } დასტიდან იღებს { $number } კარტს.
event-drew-up-you = შენ დასტიდან იღებ { $number } კარტს: { $cards }.
event-drew-up-trump =
    { $number ->
        [one] { $player } დასტიდან იღებს ღია კოზირს: { $card }.
       *[other] { $player } დასტიდან იღებს { $number } კარტს, ბოლოს ღია კოზირს: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] შენ დასტიდან იღებ ღია კოზირს: { $card }.
       *[other] შენ დასტიდან იღებ { $number } კარტს: { $cards }. ბოლო ღია კოზირია.
    }
event-went-out =
    { $place ->
        [1] პირველი გადის { $player }.
       *[other] { $player } გადის, ადგილი: { $place }.
    }
event-went-out-you =
    { $place ->
        [1] პირველი შენ გადიხარ. გადარჩი!
       *[other] შენ გადიხარ, ადგილი: { $place }. გადარჩი!
    }
# unreviewed: დურაკი (the fool)
event-game-over = თამაში დამთავრდა: დურაკი – { $player }.
# unreviewed: დურაკი (the fool)
event-game-over-you = თამაში დამთავრდა: დურაკი შენ ხარ.
# unreviewed: დურაკი (the fool)
event-game-over-team = თამაში დამთავრდა: დურაკები – { $players }.
# unreviewed: დურაკი (the fool)
event-game-over-team-you = თამაში დამთავრდა: დურაკი შენი გუნდია.
event-game-over-draw = თამაში დამთავრდა: ფრე.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, კოზირი, შეიძლება
       *[no] { $card }, შეიძლება
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, კოზირი, არ შეიძლება: { $reason }
       *[no] { $card }, არ შეიძლება: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, კოზირი
       *[no] { $card }
    }
aria-pair-beaten = { $target }, გაჭრილია { $card_ins }
aria-pair-open = { $target }, ჯერ არ არის გაჭრილი
aria-seat = { $player }, { $number } კარტი
aria-seat-attacker = { $player }, შემტევი, { $number } კარტი
aria-seat-defender = { $player }, მცველი, { $number } კარტი
# unreviewed: დამატება (to throw in)
aria-seat-thrower = { $player }, ამატებს, { $number } კარტი
aria-seat-out = { $player }, გასულია
# unreviewed: დურაკი (the fool)
aria-seat-fool = { $player }, დურაკი
aria-card-picked = { $card }, არჩეულია: აირჩიე სამიზნე
aria-card-selected = { $card }, არჩეულია სხვებთან ერთად დასადებად
aria-card-prepared = { $card }, მომზადებულია
aria-card-carried = { $card }, აწეულია
aria-target = გაჭერი { $target } { $card_ins }
aria-swap = გაცვალე { $card } ღია კოზირზე: { $target }
aria-stock =
    { $number ->
        [0] დასტა ცარიელია. კოზირი: { $suit }
       *[other] დასტა: { $number } კარტი. კოზირი: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] დასტა ცარიელია. კოზირი არ არის
       *[other] დასტა: { $number } კარტი. კოზირი არ არის
    }
aria-trump-card = კოზირი დასტის ქვეშ: { $card }
# unreviewed: ბიტა (all is beaten; the discard pile)
aria-discard = ბიტა: { $number } კარტი
aria-your-cards = შენი კარტი: { $cards }
aria-sorted-by-suit = კარტი მასტითაა დაწყობილი
# unreviewed: რანგი (rank)
aria-sorted-by-rank = კარტი რანგითაა დაწყობილი
aria-sorted-by-own = კარტი შენი წყობითაა
aria-selected =
    { $number ->
        [0] კარტი არჩეული არ არის
       *[other] არჩეულია { $number } კარტი
    }
aria-moved = { $card }, ადგილი { $place } / { $number }
aria-prepared = { $card } მომზადებულია
aria-cancelled = გაუქმდა

## When the server cannot do what was asked (one message for each error code)

error-not-json = სერვერმა ეს ვერ წაიკითხა. განაახლე გვერდი და ისევ სცადე.
error-too-large = სერვერისთვის ძალიან გრძელია. შეამოკლე და ისევ სცადე.
error-unknown-type = სერვერი ამ მოთხოვნას არ იცნობს. განაახლე გვერდი.
error-bad-shape = სერვერმა ეს ვერ გაიგო. განაახლე გვერდი და ისევ სცადე.
error-bad-rules = სერვერი ამ წესებს არ იცნობს. აირჩიე სხვა.
error-rules-conflict = ეს წესები ერთად არ გამოდის. აირჩიე სხვა.
error-no-such-table = ეს მაგიდა აღარ არის. გახსენი ახალი.
error-not-your-seat = ეს შენი ადგილი არ არის.
error-stale = მაგიდა ამასობაში შეიცვალა. ნახე და ისევ აირჩიე.
error-illegal-move = ახლა ასე ვერ ითამაშებ.
error-nothing-to-undo = დასაბრუნებელი არაფერია.
error-nothing-to-advise = ახლა ვერაფერს იზამ, ამიტომ სარჩევიც არაფერია.
error-no-way-back = იმ თამაშს ვეღარ დაუბრუნდები.
error-no-such-lesson = ასეთი გაკვეთილი არ არის. აირჩიე სხვა სიიდან.
error-step-over = ეს ნაბიჯი დამთავრდა: სცადე თავიდან ან განაგრძე.
error-game-not-over = ჯერ ეს თამაში დაამთავრე.
error-too-fast = ცოტა ნელა: დაელოდე და ისევ სცადე.
error-storage = სერვერმა თამაში ვერ შეინახა. ცოტა ხანში ისევ სცადე.
error-table-full = ამ მაგიდასთან თავისუფალი ადგილი არ არის.
error-seat-taken = ეს ადგილი უკვე დაკავებულია. აირჩიე სხვა.
error-not-host = ეს მხოლოდ მაგიდის მასპინძელს შეუძლია.
error-not-now = ახლა ამის გაკეთება არ შეიძლება.
error-name-taken = ეს სახელი დაკავებულია ან დაკავებულს ჰგავს. აირჩიე სხვა.
error-no-watching = ამ მაგიდის ყურება არ შეიძლება.
error-no-talk = ამ მაგიდასთან არ საუბრობენ.
error-banned = ამ სერვერზე თამაში არ შეგიძლია.
error-too-many-tables = ძალიან ბევრ მაგიდასთან ზიხარ. ჯერ ერთი დატოვე.
error-draining = სერვერი მალე გადაიტვირთება. სცადე ერთ წუთში.

## How it ended

# unreviewed: დურაკი (the fool)
result-fool = დურაკი: { $player }
# unreviewed: დურაკი (the fool)
result-fool-you = ამჯერად დურაკი შენ ხარ
# unreviewed: დურაკი (the fool)
result-team-fools = დურაკები: { $players }
# unreviewed: დურაკი (the fool)
result-team-fools-you = ამჯერად დურაკი შენი გუნდია
# The last attack was with one or two of the lowest cards.
# unreviewed: სამხრე (epaulette)
result-epaulettes =
    { $number ->
        [one] და ერთი სამხრეც მხარზე
       *[other] და სამხრეები ორივე მხარზე
    }
result-fool-note = ვიღაც ხომ უნდა ყოფილიყო. შემდეგი პარტია ყველაფერს აპატიებს.
# unreviewed: დურაკი (the fool)
result-draw = ფრე: დურაკი არ არის
result-adjudicated = თამაში წრეზე ტრიალებდა და ფრედ შეწყდა.
result-place-fool = კარტით დარჩა: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = უკვე { $number } შეტევა იყო.
decided-epaulettes = ბოლო შეტევა უმცირესი კარტით იყო ({ $number }), თავს იცავდა { $player }.
decided-epaulettes-you = ბოლო შეტევა შენზე უმცირესი კარტით იყო: { $number }.
decided-draw = ბოლო კარტი ერთ შეტევაში წავიდა: { $players }.
# unreviewed: დურაკი (the fool)
decided-last-defender = ბოლო მცველი იყო { $player }: ამ წესებით დურაკი ის არის.
# unreviewed: დურაკი (the fool)
decided-last-defender-you = ბოლო მცველი შენ იყავი: ამ წესებით დურაკი ბოლო მცველია.
decided-big-take = { $player } შეტევაში № { $bout } იღებს { $number } კარტს და ბოლომდე ყველაზე მეტი რჩება.
decided-big-take-you = შეტევაში № { $bout } აიღე { $number } კარტი და ბოლომდე ყველაზე მეტი გქონდა.
decided-trumps = კოზირები, როცა დასტა გათავდა: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = როცა დასტა გათავდა, { $number } კოზირი რჩებოდა და ამ მოთამაშეს არც ერთი არ ჰქონდა: { $player }.
decided-no-trumps-you = როცა დასტა გათავდა, { $number } კოზირი რჩებოდა და შენ არც ერთი არ გქონდა.
decided-late-take = { $player } შეტევაში № { $bout }, როცა დასტა უკვე ცარიელია, იღებს { $number } კარტს.
decided-late-take-you = შეტევაში № { $bout }, როცა დასტა უკვე ცარიელი იყო, აიღე { $number } კარტი.
decided-high-trump = როცა დასტა გათავდა, უდიდესი კოზირი ({ $card }) ამ მოთამაშეს ჰქონდა: { $other }.
decided-high-trump-you = როცა დასტა გათავდა, უდიდესი კოზირი ({ $card }) შენ გქონდა.
decided-left-with = როცა სხვები გავიდნენ, ამ მოთამაშეს ({ $player }) კიდევ { $number } კარტი ჰქონდა.
decided-left-with-you = როცა სხვები გავიდნენ, შენ კიდევ { $number } კარტი გქონდა.
decided-team-left-with = ბოლოს დარჩენილი კარტი: { $number }, გუნდი: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = ისწავლე დურაკა
learn-about = შვიდი მოკლე გაკვეთილი ნამდვილ მაგიდასთან. თამაშით ისწავლი.
learn-start = დაწყება
learn-continue = გაგრძელება
learn-again = კიდევ ერთხელ
learn-done = ნასწავლია
# $step is the one at hand, $steps how many there are.
learn-progress = ნაბიჯი { $step } / { $steps }
learn-reset = ყველაფრის თავიდან დაწყება
learn-ends-game = გაკვეთილი შენს დაუმთავრებელ თამაშს შეწყვეტს.
learn-lesson = გაკვეთილი { $number }
learn-next = შემდეგი გაკვეთილი
learn-list = ყველა გაკვეთილი
learn-play = ითამაშე პარტია
learn-try-again = სცადე თავიდან
learn-go-on = განაგრძე
learn-skip = გამოტოვება
learn-reached = ყოჩაღ!
learn-finished = ყოჩაღ! ეს გაკვეთილი ნასწავლია.
learn-graduated = შენი პირველი პარტია მოიგე. ახლა დურაკას თამაში იცი!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = დავალება: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = გაჭრა
lesson-beat-higher = { $player } ჩამოდის { $card_ins }. მას იმავე მასტის უფრო დიდი კარტი ჭრის: გაჭერი.
lesson-beat-attack = ყველა გაჭრილია, ახლა შენ უტევ. ჩამოდი უმცირესი კარტით: { $card }.
# unreviewed: დამატება (to throw in), ბიტა (all is beaten; the discard pile)
lesson-beat-done = { $player } მას { $card_ins } ჭრის, შენ კი დასამატებელი არ გაქვს. თქვი „ბიტა“.
lesson-beat-cheap = შენი ორი კარტი ჭრის { $card_acc }. გაჭერი უმცირესით, უკეთესი შეინახე.
lesson-trump-title = კოზირები
lesson-trump-any = დასტის ქვეშ მდებარე კარტი კოზირის მასტს აჩვენებს. კოზირი ნებისმიერ სხვა მასტს ჭრის: გაჭერი { $card } უმცირესი კოზირით.
# unreviewed: დამატება (to throw in)
lesson-trump-suit = { $player } ამატებს { $card_acc }. ამ მასტის უფრო დიდი კარტი გაქვს: იმით გაჭერი, კოზირი შეინახე.
lesson-trump-higher = { $card } თვითონ კოზირია. მას მხოლოდ უფრო დიდი კოზირი ჭრის და შენ ის გაქვს.
lesson-trump-keep = ყველა გაჭრილია: შენ უტევ. კოზირი თავდაცვისთვის შეინახე და უმცირესი კარტით ჩამოდი: { $card }.
# unreviewed: დამატება (to throw in)
lesson-throw-title = დამატება
lesson-throw-lead = ორი ექვსიანი გაქვს, თავს კი იცავს { $player }. ჩამოდი { $card_ins }.
# unreviewed: დამატება (to throw in), რანგი (rank)
lesson-throw-same = შეგიძლია დაამატო იმ რანგის კარტი, რაც მაგიდაზეა. დაამატე მეორე ექვსიანი.
# unreviewed: დამატება (to throw in)
lesson-throw-any = მჭრელი კარტიც ითვლება, ამიტომ შენი ორი კარტი გამოდგება. დაამატე უმცირესი: { $card }.
# unreviewed: დამატება (to throw in)
lesson-throw-taking = { $player } იღებს. შესაფერისს კიდევ გაატან: დაამატე { $card }.
lesson-take-title = აღება
lesson-take-choose = მხოლოდ შენი კოზირის ტუზი ჭრის { $card_acc }. ტუზი დასანანია: თქვი „ვიღებ“.
lesson-take-again = აიღე და შეტევის რიგი დაკარგე. სამაგიეროდ აღებული კარტი გამოგადგება. იმით გაჭერი: { $card }.
lesson-take-turn = ყველა გაჭრილია: შენი რიგია. ჩამოდი { $card_ins }.
lesson-take-press = { $player } იღებს და რიგს კარგავს. თქვი „პასი“ და ისევ ჩამოდი { $card_ins }.
lesson-limits-title = რამდენი კარტი
# unreviewed: დამატება (to throw in)
lesson-limits-five = პირველ შეტევაში სულ მეტი ხუთი კარტია. დაიწყე ცხრიანით და დაამატე, სანამ ხუთი გახდება.
lesson-limits-hand = იმაზე მეტს ვერ დადებ, რაც მცველს აქვს: მცველს ({ $player }) სამი კარტი აქვს. დადე სამი ცხრიანი, მეოთხე აღარ დაეტევა.
lesson-end-title = ბოლო
lesson-end-open = დასტა ცარიელია: ხელს აღარავინ ივსებს და უკარტოდ დარჩენილი გადის. ჩამოდი { $card_ins }.
lesson-end-give = { $player } იღებს. მეორე ცხრიანიც გაატანე: { $card }.
lesson-end-last = თქვი „პასი“ და ჩამოდი ბოლო კარტით: { $card }. უკარტოდ გადიხარ და გადარჩენილი ხარ.
# unreviewed: უბრალო კარტი (a plain card)
lesson-end-keep = კიდევ ერთი ბოლო: თითოს ორი კარტი აქვს. გაჭერი { $card } უბრალო კარტით, კოზირი ბოლოსთვის შეინახე.
lesson-end-win = ჩამოდი კოზირით: { $player } ვერ გაჭრის და კარტით დარჩება.
# unreviewed: გადაცემა (to transfer)
lesson-transfer-title = გადაცემა და პარტია
# unreviewed: გადაცემა (to transfer)
lesson-transfer-on = აქ შეტევის გადაცემა შეიძლება. მიუდე შენი ათიანი, { $card }: ახლა თავს { $player } იცავს.
lesson-transfer-pass = { $player } ორივეს იღებს. { $card } გამოდგება, მაგრამ კოზირია: შეინახე და თქვი „პასი“.
# unreviewed: გადაცემა (to transfer)
lesson-transfer-beat = კოზირის ვალეტით გადაცემაც შეგიძლია, მაგრამ უფრო იაფია { $card_gen } გაჭრა დამით.
lesson-transfer-game = ახლა შენი პატარა პარტიაა. ითამაშე, როგორც გინდა, სანამ დასტა გათავდება.
lesson-transfer-win = დასტა ცარიელია. კარტი სხვებზე ადრე მოიშორე!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = აღება ყოველთვის შეიძლება, მაგრამ აქ გაქვს კარტი, რომელიც ჭრის.
lesson-hint-dear = ასეც შეიძლება, მაგრამ უფრო მცირე კარტიც კმარა. უკეთესები შეინახე.
lesson-hint-trump = ასეც შეიძლება, მაგრამ კოზირი ძვირფასია: აქ უკოზიროდაც გამოდის.
lesson-hint-named = ამითაც შეიძლება ჩამოსვლა, მაგრამ ამ გაკვეთილს სხვა კარტი სჭირდება.
lesson-hint-fits = გაჩერება შეიძლება, მაგრამ შესაფერისი კარტი კიდევ გაქვს.
# unreviewed: გადაცემა (to transfer)
lesson-hint-transfer = გაჭრილია, მაგრამ აქ შეტევის სხვისთვის გადაცემაც შეიძლება.
lesson-hint-lost = ამჯერად კარტი შენ დაგრჩა. ყველას მოსდის: ითამაშე კიდევ ერთხელ.

## How to play

howto-title = დურაკას წესები
# unreviewed: დურაკი (the fool)
howto-goal = „დურაკი“ სულელს ნიშნავს. მოიშორე მთელი კარტი: გამარჯვებული არ არის, ვინც ბოლოს კარტით დარჩება, ის არის დურაკი.
howto-learn = ისწავლე თამაშით
# Told of a picture: $card lies over $target.
howto-beats = { $card } ჭრის { $target_acc }
howto-search = კითხვებში ძებნა
howto-none = ამაზე კითხვა არ არის.
howto-link = ამ კითხვის ბმულის კოპირება
howto-link-copied = ბმული კოპირებულია
howto-setup-title = მომზადება
howto-setup-1 = დასტაში 36 კარტია, ექვსიანიდან ტუზამდე. თამაშობს ორიდან ექვსამდე კაცი, თითოს ექვსი კარტი ურიგდება.
howto-setup-2 = შემდეგი კარტი გახსნილი დევს დასტის ქვეშ. მისი მასტი მთელი პარტიის კოზირია, თვითონ კარტს კი სულ ბოლოს იღებენ.
howto-setup-3 = პირველი უტევს, ვისაც უმცირესი კოზირი აქვს. მცველი ყოველთვის მისგან მარცხნივ მჯდომია.
howto-attack-title = შეტევა
howto-attack-1 = შემტევი ნებისმიერი კარტით ჩამოდის.
# unreviewed: დამატება (to throw in), რანგი (rank)
howto-attack-2 = მერე ისიც და მცველის გარდა ყველა დანარჩენიც ნებისმიერ დროს ამატებს კარტს, მაგრამ მხოლოდ იმ რანგისას, რაც უკვე მაგიდაზეა – შეტევაში თუ დაცვაში.
howto-attack-3 = ერთ შეტევაში სულ მეტი ექვსი კარტია და არასდროს იმაზე მეტი, რამდენიც მცველს ჰქონდა, როცა მცველი გახდა. პარტიის პირველ შეტევაში სულ მეტი ხუთია.
howto-defence-title = დაცვა
howto-defence-1 = შეტევის ყოველი კარტი გაჭერი იმავე მასტის უფრო დიდი კარტით ან ნებისმიერი კოზირით.
howto-defence-2 = კოზირს მხოლოდ უფრო დიდი კოზირი ჭრის.
# unreviewed: დამატება (to throw in)
howto-defence-3 = ვერ ჭრი ან არ გინდა? თქვი „ვიღებ“. სხვებს კიდევ შეუძლიათ შესაფერისი კარტის დამატება, მერე კი მთელი მაგიდა შენს ხელში მიდის.
howto-after-title = შეტევის შემდეგ
# unreviewed: ბიტა (all is beaten; the discard pile)
howto-after-1 = ყველაფერი გაჭრილია: კარტი ბიტაში მიდის და შემდეგ მცველი უტევს.
howto-after-2 = თუ მცველმა აიღო, სვლას კარგავს და უტევს მისგან მარცხნივ მჯდომი.
howto-after-3 = სანამ დასტაა, ყველა ექვს კარტამდე ივსებს ხელს: ჯერ შემტევი, მერე სხვები საათის ისრის მიმართულებით, ბოლოს მცველი.
howto-end-title = ბოლო
howto-end-1 = როცა დასტა გათავდება, უკარტოდ დარჩენილი გადის და გადარჩენილია.
# unreviewed: დურაკი (the fool)
howto-end-2 = ვინც ბოლოს კარტით დარჩა, დურაკია. თუ ბოლო მოთამაშეებს კარტი ერთ შეტევაში გაუთავდათ, ფრეა.
# unreviewed: გადაცემა (to transfer)
howto-transfer-title = გადაცემა
# unreviewed: გადაცემა (to transfer), რანგი (rank)
howto-transfer-1 = გადაცემით თამაშში მცველს, რომელსაც ჯერ არაფერი გაუჭრია, შეუძლია იმავე რანგის კარტი მიუდოს. მაშინ მთელ შეტევას შემდეგი მოთამაშე იგერიებს.
howto-transfer-2 = შემდეგს იმდენი კარტი მაინც უნდა ჰქონდეს, რამდენიც გასაჭრელია. შეტევა შეიძლება ხელიდან ხელში გადავიდეს, თუნდაც მთელი წრე მოიაროს.
howto-other-title = სხვა წესები
# unreviewed: დამატება (to throw in), გადაცემა (to transfer)
howto-other-1 = ამ გვერდზე დანარჩენი ყველაფერი ჩვეულ თამაშზეა, დამატებით და გადაცემით. „აირჩიე თამაში“ სხვა ცნობილ წესებსაც გთავაზობს, „ყველა წესი“ კი – შენი საკუთარის შედგენას.
# unreviewed: გადაცემა (to transfer), რანგი (rank)
howto-other-2 = გადაცემა ჩვენებით: იმავე რანგის კოზირს არ დებ, მხოლოდ აჩვენებ და ხელში იტოვებ.
# unreviewed: მეწყვილე (partner)
howto-other-3 = გუნდები: მეწყვილეები მეტოქეებს შორის სხედან, ერთმანეთს არ უტევენ, ერთად იგებენ და ერთად აგებენ.
howto-other-4 = ჯოკერი მხოლოდ ჭრის: წითელი ყველა წითელ კარტს, შავი ყველა შავს, კოზირსაც.
howto-other-5 = ორი დასტა: ყოველი კარტი ორი ცალია. ტყუპს ვერ ჭრის, რადგან მასზე დიდი არ არის.
howto-other-6 = როგორ თამაშობენ შენს მაგიდაზე, წერია აქ: „ამ მაგიდის წესები“. შეეხე თამაშის სახელს მაგიდის თავზე.
howto-controls-title = მართვა
howto-controls-1 = შეეხე განათებულ კარტს ან გადაიტანე მაგიდაზე. გასაჭრელად პირდაპირ იმ კარტზე დადე, რომლის გაჭრაც გინდა.
# unreviewed: დამატება (to throw in), ბიტა (all is beaten; the discard pile)
howto-controls-2 = „ბიტა“ (ყველა გაჭრილია) ან „პასი“ (მცველი იღებს) ნიშნავს, რომ აღარ ამატებ. „ვიღებ“ – მაგიდის მთელი კარტი შენს ხელში მოდის.
howto-controls-3 = შეეხე ჩამუქებულ კარტს და გაიგებ, რატომ არ შეიძლება მისი თამაში.
howto-controls-4 = კლავიატურაზე კარტს ისრებით ირჩევ და Enter-ით ჩამოდიხარ.
# unreviewed: რანგი (rank)
howto-controls-5 = ერთი რანგის რამდენიმე კარტი ერთად რომ დადო, თითი ერთზე დააყოვნე, შეეხე სხვებს, მერე მაგიდას.
howto-controls-6 = პარამეტრებში შეგიძლია აირჩიო, რომ კარტი თვითონ დააწყო და მოამზადო კარტი, სანამ სხვები თამაშობენ.

## Questions and answers

faq-title = ხშირი კითხვები
faq-1-q = ვინ უტევს, როცა მცველი იღებს?
faq-1-a = ამღებისგან მარცხნივ მჯდომი. აღება შეტევის რიგს გაკარგვინებს. ორნი თუ თამაშობთ, ისევ ის უტევს.
faq-2-q = შემიძლია ავიღო, თუ ყველაფრის გაჭრა შემიძლია?
faq-2-a = კი, ზოგჯერ კარგი კარტი ამად ღირს. აღება შეიძლება, სანამ მაგიდაზე რამე გაუჭრელია; ნათქვამს უკან ვეღარ წაიღებ.
faq-3-q = რატომ არის პირველ შეტევაში მხოლოდ ხუთი კარტი?
faq-3-a = რომ თავიდანვე არავინ აივსოს კარტით. მეორე შეტევიდან ლიმიტი ექვსია, პირველი გაიჭრა თუ აიღეს.
faq-4-q = რა ხდება, თუ დასტა შევსებისას გათავდა?
faq-4-a = ყველა რიგრიგობით ივსებს ექვსამდე, სანამ დასტა გათავდება. ღია კოზირი იმისია, ვისაც მოუწია. ვისაც არ შეხვდა, იმით თამაშობს, რაც აქვს.
faq-5-q = შეიძლება ბიტის ნახვა?
faq-5-a = არა. გაჭრილი კარტი ბოლომდე დახურული დევს, მხოლოდ რაოდენობა ჩანს. დამახსოვრება თამაშის ნაწილია.
faq-6-q = როდის არის ფრე?
# unreviewed: დურაკი (the fool)
faq-6-a = როცა შეტევის ბოლოს კარტი აღარავის აქვს: მაგალითად, შეტევის ბოლო კარტი სულ ბოლო კარტით გაიჭრა. მაშინ დურაკი არ არის.
faq-7-q = უმცირესი კოზირით მე ვიწყებ: მისით უნდა ჩამოვიდე?
faq-7-a = არა, ის მხოლოდ აჩვენებს, ვინ იწყებს. ჩამოდი, რითაც გინდა.
# unreviewed: დამატება (to throw in)
faq-8-q = შეუძლია მცველს დამატება?
# unreviewed: დამატება (to throw in), გადაცემა (to transfer)
faq-8-a = არა. მცველი ჭრის, იღებს ან, გადაცემით თამაშში, გადასცემს. ყველა სხვა ამატებს.
faq-9-q = ვინ იღებს დასტიდან პირველი?
# unreviewed: გადაცემა (to transfer)
faq-9-a = შემტევი, მერე სხვები საათის ისრის მიმართულებით, ბოლოს მცველი. გადაცემის შემდეგ შემტევად ბოლო გადამცემი ითვლება.
# unreviewed: დამატება (to throw in)
faq-10-q = რა ხდება, თუ ორმა ერთდროულად დაამატა?
faq-10-a = ჯერ ის კარტი დაიდება, რომელიც პირველი მოვა. თუ მან ბოლო ადგილი დაიკავა, მეორე უბრალოდ ხელში ბრუნდება.
# unreviewed: გადაცემა (to transfer)
faq-11-q = შეიძლება ორში გადაცემით თამაში?
faq-11-a = კი. მაშინ შეტევა დამწყებს უბრუნდება, თუ კარტი ჰყოფნის.
faq-12-q = როდის ვერ გადავცემ?
# unreviewed: რანგი (rank)
faq-12-a = როცა რამე უკვე გაჭრილია, როცა „ვიღებ“ თქვი, როცა შენი კარტი სხვა რანგისაა, ან შემდეგს იმაზე ნაკლები კარტი აქვს, ვიდრე გასაჭრელია.
# unreviewed: გადაცემა (to transfer)
faq-13-q = ვინ უტევს გადაცემის შემდეგ?
faq-13-a = ბოლო მცველზეა დამოკიდებული: თუ ყველაფერი გაჭრა, თვითონ უტევს, თუ აიღო – მისგან მარცხნივ მჯდომი.
faq-14-q = შეიძლება კოზირით ჩამოსვლა?
faq-14-a = კი, ნებისმიერი კარტით შეიძლება. კოზირი ძნელი გასაჭრელია: მხოლოდ უფრო დიდი კოზირი ჭრის.
faq-15-q = რამდენი კარტი შეიძლება დამიმატონ?
faq-15-a = სულ მეტი ექვსი, პირველ შეტევაში ხუთი, და არასდროს იმაზე მეტი, რამდენიც გქონდა, როცა მცველი გახდი. „ვიღებ“-ის შემდეგაც ასეა.
faq-16-q = როდის გადის მოთამაშე?
faq-16-a = როცა ხელიც და დასტაც ცარიელია. სანამ დასტაა, ცარიელი ხელი შეტევის შემდეგ ისევ ივსება.
faq-17-q = შემიძლია სვლის დაბრუნება?
faq-17-a = ბოტებთან კი, რამდენჯერაც გინდა. მაშინ თამაში ვარჯიშად ითვლება.
faq-18-q = რა იციან ბოტებმა?
faq-18-a = რასაც მათ ადგილზე შენ გეცოდინებოდა: თავისი კარტი, მაგიდა და რაც ღიად ითამაშეს. არც შენს ხელს ხედავენ და არც დასტას.
# unreviewed: გადაცემა (to transfer)
faq-19-q = რას ნიშნავს გადაცემა?
# unreviewed: გადაცემა (to transfer), რანგი (rank)
faq-19-a = გაჭრის ნაცვლად მცველი შეტევას იმავე რანგის კარტს მიუდებს. მაშინ ყველაფერს შემდეგი მოთამაშე იგერიებს და გადაცემა მასაც შეუძლია.
# unreviewed: დამატება (to throw in)
faq-20-q = ვინ ამატებს პირველი?
# unreviewed: დამატება (to throw in)
faq-20-a = ვინც მოასწრებს: მცველის გარდა ყველა ნებისმიერ დროს ამატებს. ზოგი წესით რიგრიგობით ამატებენ, ჯერ შემტევი.
faq-21-q = რა ხდება, თუ ორნი ერთად გავიდნენ?
# unreviewed: დურაკი (the fool)
faq-21-a = ორივე გადარჩენილია, დანარჩენები აგრძელებენ. თუ კარტი აღარც სხვას აქვს, დურაკი არ არის: ფრეა.
faq-22-q = შემიძლია კოზირით გავჭრა, თუ უკოზიროდაც ვჭრი?
faq-22-a = კი. იმავე მასტით პასუხი სავალდებულო არ არის: კოზირი სხვა მასტის ნებისმიერ კარტს ჭრის, რაც არ უნდა გქონდეს ხელში.
faq-23-q = ნაწილი გავჭერი, მერე კი ავიღე. რა მერგება?
# unreviewed: დამატება (to throw in)
faq-23-a = ყველაფერი, რაც მაგიდაზე დევს: შეტევის კარტი, კარტი, რომლითაც გაჭერი, და რასაც მერე დაამატებენ.
# unreviewed: სერია (series)
faq-24-q = რა არის სერია?
faq-24-a = რამდენიმე პარტია საერთო ანგარიშით: გარკვეულ ქულამდე ან პარტიების გარკვეული რაოდენობით. მას წესებში ირჩევ, ანგარიში კი ყოველი პარტიის შემდეგ ჩანს.
# unreviewed: სამხრე (epaulette)
faq-25-q = რა არის სამხრეები?
faq-25-a = ძველი ხუმრობა: ვინც ბოლო შეტევაში ერთ ან ორ უმცირეს კარტთან წააგო, მათ მხრებზე „ატარებს“. არაფერს ცვლის და მხოლოდ მაშინ ჩანს, თუ წესებში ჩართულია.
faq-26-q = პატიოსნად რიგდება კარტი?
faq-26-a = კი. ყოველი პარტია გამოქვეყნებული წესით ირევა 32 ბაიტიდან, რომლებსაც კომპიუტერი შემთხვევით იღებს. ეს არც მოთამაშეებზეა დამოკიდებული და არც ანგარიშზე, და ვერავინ აირჩევს.
faq-27-q = რატომ რჩება დამთავრებული შეტევა მაგიდაზე?
faq-27-a = რომ ყველამ ნახოს, რით დამთავრდა. შეეხე მაგიდას და თამაში მაშინვე გაგრძელდება; რამდენ ხანს დარჩეს, პარამეტრებში ირჩევ.
# unreviewed: დამატება (to throw in)
faq-28-q = რატომ არის პაუზა, თუ დამატება არავის შეუძლია?
faq-28-a = შესაფერისი კარტის გარეშე თამაში უფრო სწრაფად რომ მიდიოდეს, ყველა მიხვდებოდა, რომ ის არავის აქვს. ამიტომ პაუზა ხელში მყოფ კარტზე დამოკიდებული არ არის.

## ანგარიში

account-title = ანგარიში
account-guest = სტუმარი { $name }
account-about = სტუმრად თამაშობ. ანგარიში შენს სახელს ინახავს და თამაშს ყველა მოწყობილობაზე გიხსნის. ელფოსტა საჭირო არ არის.
account-join-tab = ახალი ანგარიში
account-login-tab = შესვლა
account-name = სახელი
account-name-hint = ერთი ანბანის 3–24 ასო, ციფრებიც შეიძლება
account-password = პაროლი
account-new-password = ახალი პაროლი
account-password-hint = სულ მცირე 8 ნიშანი
account-show-password = პაროლის ჩვენება
account-join = ანგარიშის შექმნა
account-join-passkey = შექმნა წვდომის გასაღებით
account-passkey-about = წვდომის გასაღები პაროლის ნაცვლად შენი თითის ანაბეჭდი, სახე ან ეკრანის საკეტია.
account-login = შესვლა
account-login-passkey = შესვლა წვდომის გასაღებით
account-forgot = პაროლი დაგავიწყდა?
account-recover = აღდგენის კოდის გამოყენება
account-recover-about = შეიყვანე აღდგენის კოდი და ახალი პაროლი. ყველა სხვა მოწყობილობაზე ანგარიშიდან გახვალ.
account-code = აღდგენის კოდი
account-back = უკან
account-codes = აღდგენის კოდები
account-codes-about = თუ პაროლს ან გასაღებს დაკარგავ, თითო კოდი ერთხელ შეგიშვებს. ისინი მხოლოდ ახლა ჩანს: საიმედო ადგილას შეინახე.
account-codes-copy = კოპირება
account-codes-save = ფაილად შენახვა
account-codes-kept = შევინახე
account-codes-left =
    { $number ->
        [one] დარჩა { $number } კოდი
       *[other] დარჩა { $number } კოდი
    }
account-codes-renew = ახალი კოდები
account-rename = სახელის შეცვლა
account-save = შენახვა
account-saved = შენახულია
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = წვდომის გასაღებები
account-passkey-add = ახალი გასაღები
account-passkey-suspect = შესაძლოა, ამ გასაღებს ასლი აქვს. წაშალე.
account-remove = წაშლა
account-last-used = ბოლოს გამოყენებულია: { $time }
account-sessions = სად ხარ შესული
account-this-device = ეს მოწყობილობა
account-unknown-device = უცნობი მოწყობილობა
account-end-others = ყველა სხვაგან გასვლა
account-logout = გასვლა
account-data = შენი მონაცემები
account-export = ჩემი მონაცემების ჩამოტვირთვა
account-delete = ანგარიშის წაშლა
account-delete-about = დასრულებული თამაშები შენი სახელის გარეშე დარჩება. ამას უკან ვერ დააბრუნებ.
account-delete-yes = სამუდამოდ წაშლა
account-confirm-about = დაადასტურე, რომ ეს შენ ხარ.
account-confirm = დადასტურება
account-confirm-passkey = გასაღებით დადასტურება
account-waiting = აქ დაუმთავრებელი თამაში გელოდება, რომელიც სტუმრად დაიწყე. გასვლისას ისევ დაბრუნდება.
account-error-name-too-short = სახელში სულ მცირე 3 ნიშანია.
account-error-name-too-long = სახელში არა უმეტეს 24 ნიშანია.
account-error-name-signs = სახელი ასოთი იწყება და მხოლოდ ასოებსა და ციფრებს შეიცავს; მათ შორის თითო შუალედი, წერტილი ან დეფისი შეიძლება იყოს.
account-error-name-scripts = სახელის ყველა ასო ერთი ანბანისა უნდა იყოს.
account-error-name-reserved = ეს სახელი თავად თამაშისაა.
account-error-name-taken = ეს სახელი დაკავებულია ან დაკავებულს ჰგავს.
account-error-password-too-short = პაროლში სულ მცირე 8 ნიშანია.
account-error-password-too-long = პაროლში არა უმეტეს 128 ნიშანია.
account-error-password-weak = ამ პაროლის გამოცნობა ადვილია. უფრო გრძელი აიღე.
account-error-wrong-login = სახელი ან პაროლი არასწორია.
account-error-wrong-password = პაროლი არასწორია.
account-error-wrong-code = სახელი ან კოდი არასწორია, ან კოდი უკვე გამოყენებულია.
account-error-too-many-tries = ძალიან ბევრი ცდაა. ისევ სცადე { $number } წუთში.
account-error-too-many-accounts = აქედან ძალიან ბევრი ანგარიში შეიქმნა. ისევ სცადე { $number } წუთში.
account-error-bad-passkey = წვდომის გასაღებმა არ იმუშავა. ისევ სცადე.
account-error-copied-passkey = შესაძლოა, ამ გასაღებს ასლი აქვს, ამიტომ არავის უშვებს. სხვაგვარად შედი და წაშალე.
account-error-last-passkey = ეს შესვლის შენი ერთადერთი გზაა. ჯერ პაროლი დააყენე.
account-error-too-many-passkeys = მეტი გასაღები აღარ შეიძლება.
account-error-network = სერვერთან კავშირი არ არის. ისევ სცადე.
account-error-other = არ გამოვიდა. ისევ სცადე.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = სვლა { $number } / { $most }
replay-play = გაგრძელება
replay-pause = პაუზა
replay-back = ერთი სვლით უკან
replay-forward = ერთი სვლით წინ
replay-first = დასაწყისში
replay-last = ბოლოში
replay-speed = სიჩქარე: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = ვისი ადგილიდან ვნახოთ
replay-open = ყველას კარტის ჩვენება

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = გამარჯობა!
# unreviewed: whether players say so
phrase-good-luck = წარმატებები!
phrase-well-played = კარგი თამაში იყო!
phrase-nice-move = კარგი სვლა იყო!
phrase-thanks = მადლობა!
phrase-welcome = არაფრის!
phrase-sorry = ბოდიში!
phrase-oops = უი!
# unreviewed: whether players say so
phrase-lucky = რა იღბალია!
phrase-unlucky = დღეს არ მიმართლებს…
phrase-no-hurry = ნუ ჩქარობ!
phrase-go-on = გავაგრძელოთ?
phrase-moment = ერთი წუთით!
phrase-back = ისევ აქ ვარ
phrase-again = კიდევ ვითამაშოთ?
phrase-bye = ნახვამდის!

# What the pictures show that players send each other.

emote-smile = ღიმილი
emote-laugh = სიცილი
emote-wink = თვალის ჩაკვრა
emote-cool = მზის სათვალე
emote-think = ფიქრი
emote-wow = გაოცება
emote-sad = სევდა
emote-cry = ცრემლები
emote-angry = ბრაზი
emote-clap = ტაში
emote-coffee = ყავა
emote-sleep = ძილი

## Playing with other people

people-name = რა დაგიძახონ სხვებმა?
people-name-wanted = ჯერ სახელი ჩაწერე.
people-watchers = მაყურებლები: { $number }
people-watching = თამაშს უყურებ
# unreviewed: how a native player would say it
people-watching-late = თამაშს ერთი წუთის დაგვიანებით უყურებ
people-left = { $player } მაგიდიდან წავიდა.
people-came = { $player } მაგიდას მიუჯდა.
people-host = მასპინძელი ახლა { $player } არის.
people-host-you = მასპინძელი ახლა შენ ხარ.
people-says = { $player }: { $text }
people-takeback-asks = { $player } ბოლო სვლის დაბრუნებას გთხოვთ.
people-takeback-yes = კი
people-takeback-no = არა
people-takeback-waits = ველოდებით პასუხს: { $players }
people-takeback-done = { $player } ბოლო სვლას აბრუნებს.
people-takeback-done-you = შენი სვლა დაბრუნებულია.
people-takeback-stays = სვლა რჩება.

# unreviewed: გადაცემა (to transfer)
device-about = ყველა ამ მოწყობილობაზე თამაშობს და ერთმანეთს გადასცემს.
device-name = მოთამაშე { $number }
# unreviewed: დამატება (to throw in)
device-add = მოთამაშის დამატება
device-remove = მოხსნა: { $player }
device-bots = ბოტები
# unreviewed: გადაცემა (to transfer)
device-give = გადაეცი მოწყობილობა: { $player }
device-hidden = მანამდე კარტი დამალულია.
device-me = მე ვარ { $player }
people-bot-sits-in = { $player }: მის ნაცვლად ბოტი თამაშობს.
people-lost = { $player }: კავშირი დაიკარგა.
people-back = { $player } დაბრუნდა.
people-wishes = { $player }: კიდევ უნდა თამაში.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: დრო ამოიწურა.
# unreviewed: how a native player would say it
people-out-of-time-you = შენი დრო ამოიწურა.
# unreviewed: how a native player would say it
people-bot-for-you = შენ ნაცვლად ბოტი თამაშობს.
people-waits-for-others = კიდევ გინდა თამაში. ველოდებით სხვებს…
people-wants-player = კარტის დასარიგებლად კიდევ ერთი მოთამაშეა საჭირო.
people-gone = წავიდა
# Beside a name that is known by an account.
people-account = აქვს ანგარიში
people-mute = არ მოვუსმინო
people-unmute = ისევ მოვუსმინო
people-leave = სულ წასვლა
# unreviewed: how a native player would say it
people-leave-about = შენ ნაცვლად ბოტი ბოლომდე ითამაშებს და ეს წასვლად ჩაითვლება.
people-write = დაწერე შეტყობინება
people-send = გაგზავნა

## A table before its first deal

gather-invite = მოიწვიე ბმულით
gather-copy = კოპირება
gather-copied = კოპირებულია
gather-send = გაგზავნა…
gather-code = QR კოდი
gather-sit-hint = დასაჯდომად შეეხე თავისუფალ ადგილს
gather-full = ყველა ადგილი დაკავებულია; შეგიძლია უყურო
gather-waiting = თავისუფალი ადგილები: { $number }
gather-ready = ყველა აქ არის: დაიწყე თამაში
gather-waiting-host = თამაშს დაიწყებს { $player }
gather-seat-free = თავისუფალი ადგილი { $number }
gather-host = მასპინძელი
table-free = თავისუფალი
gather-agreed = რას ვთამაშობთ
gather-change = შეცვლა
gather-access = ვინ იპოვის მაგიდას
gather-access-link = ვისაც ბმული აქვს
gather-access-open = ყველა
gather-watching = ყურება
gather-watching-free = ყურება შეიძლება
gather-watching-delayed = დაგვიანებით
gather-watching-off = ყურება არ შეიძლება
gather-talk = საუბარი
gather-talk-off = საუბრის გარეშე
# unreviewed: how a native player would say it
gather-talk-phrases = მხოლოდ მზა ფრაზები
gather-talk-chat = თავისუფალი ჩატი
# unreviewed: how a native player would say it
gather-rated = რეიტინგზე
gather-rated-about = შედეგი მოთამაშეების რეიტინგს ცვლის.
gather-sit = დაჯდომა
gather-stand = ადგომა
gather-fill = შეავსე ბოტებით
gather-swap = ადგილის გაცვლა: { $player }
gather-move-here = აქ დაჯდომა
gather-bot = ბოტი
gather-remove = გაშვება: { $player }
# unreviewed: how a native player would say it
gather-make-host = მასპინძლად დანიშვნა: { $player }
gather-seats = ადგილები
gather-clock = საათი
gather-starts = დაწყება
gather-starts-host = როცა მასპინძელი იტყვის
gather-starts-full = როცა ადგილები შეივსება
gather-agree = კარგი

## The list of tables

tables-title = მაგიდები
tables-mine = შენი მაგიდები
tables-open = ელოდებიან მოთამაშეებს
tables-filter-rules = წესები
tables-filter-seats = ადგილები
tables-all = ყველა
tables-none = ახლა არავინ ელოდება. გახსენი მაგიდა: ვინც მოვა, დაინახავს.
tables-none-such = ასეთი მაგიდა არ არის. შეცვალე ფილტრი ან გახსენი შენი.
tables-new = მაგიდის გახსნა
tables-taken = დაკავებულია { $number } ადგილი { $most }-დან
tables-your-turn = შენი ჯერია
tables-gathering = ელოდება მოთამაშეებს
tables-playing = თამაში მიდის
# unreviewed: how a native player would say it
tables-in-play = თამაში მიდის
# unreviewed: how a native player would say it
tables-crowd = მოთამაშეები: { $number }. მაგიდები თამაშში: { $playing }.
tables-over = დასრულდა
tables-alone = ჯერ არავინ

## Clocks

clock-none = საათის გარეშე
clock-fast = სწრაფი
clock-normal = ჩვეულებრივი
clock-slow = ნელი
clock-days = { $number } დღე
clock-seconds = { $number } წმ
clock-about-none = დრო შეუზღუდავია.
clock-about-turn = თითო სვლაზე: { $time }.
clock-about-bank = მარაგი თითო პარტიაზე: { $time }.
clock-bank = მარაგი { $time }
# unreviewed: how a native player would say it
clock-window = დასამატებლად: { $time }
clock-paused = ველოდებით, { $player }: { $time }
clock-last = ხუთი წამი დარჩა!

## Whether the deal was fair

proof-title = პატიოსანი დარიგება
# unreviewed: how a native player would say it
proof-about = დარიგებამდე სერვერმა საიდუმლო რიცხვი აირჩია და მისი ანაბეჭდი აჩვენა. თითოეულმა მოთამაშემ თავისი რიცხვი დაამატა. კარტი ორივემ ერთად აურია, ამიტომ მის არჩევას ვერავინ შეძლებდა. ახლა შენი ბრაუზერი ამას თვითონ ამოწმებს. რას ვერ აჩვენებს: რომ სერვერის პატრონს კარტში არ ჩაუხედავს.
proof-cannot = ამ კავშირით ბრაუზერი ვერ შეამოწმებს. გახსენი გვერდი https-ით.
proof-checking = მოწმდება…
proof-not-yet = ჯერ ეს თამაში ბოლომდე ითამაშე: მერე დარიგების შემოწმებაც შეიძლება.
proof-none = შესამოწმებელი დასრულებული პარტია ჯერ არ არის.
proof-fair = კარტი პატიოსნად დარიგდა.
proof-unfair = რაღაც არ ემთხვევა: კარტი ისე არ დარიგდა, როგორც იყო დაპირებული.
proof-deal = პარტია { $number }
proof-bound = საიდუმლო რიცხვი ანაბეჭდს ემთხვევა.
proof-shuffled = კარტი ზუსტად ისე ეწყო, როგორც რიცხვებიდან გამოდის.
proof-mine = შენი რიცხვიც მონაწილეობდა არევაში.
proof-no = არა:
proof-numbers = რიცხვები სხვაგან შესამოწმებლად
proof-save = ფაილად შენახვა

## Players and their games

players-title = მოთამაშე
players-me = ჩემი პროფილი
players-family = თამაშის სახე
players-teams = გუნდებად
players-kind = { $family }, { $number } მოთამაშე
players-games = { $number } თამაში
players-lost = { $number } % წაგებული
players-rating = რეიტინგი
players-changed = რეიტინგი { $number }, { $change }
players-course = რეიტინგი დროში: იყო { $from }, ახლა { $to }, უმცირესი { $low }, უდიდესი { $high }
players-unsettled = ჯერ ცოტა თამაშია: ეს პირველი შეფასებაა.
players-since = აქ არის { $date }-დან
players-newest = ბოლო სარეიტინგო თამაშები
players-unrated = სარეიტინგო თამაშები ჯერ არ ყოფილა.
players-unrated-me = ჯერ რეიტინგი არ გაქვს. ითამაშე „რეიტინგზე“ მაგიდასთან, ადამიანებთან ან ბოტებთან.
players-best-none = აქ ჯერ არავის უთამაშია საკმარისად. ითამაშე რეიტინგზე და იყავი პირველი!
players-missing = ასეთი მოთამაშე არ არის.
players-again = ისევ ცდა
games-none = დამთავრებული თამაშები ჯერ არ არის. ითამაშე: თამაში აქ დარჩება, სვლა-სვლა.
games-missing = ამ თამაშის ჩვენება არ შეიძლება.
games-more = მეტის ჩვენება
games-fool = წაგება
games-safe = გადარჩა
games-draw = ფრე
