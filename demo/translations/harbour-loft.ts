// The Harbour Loft in German and Arabic.

import { harbourLoft } from '../homes/harbour-loft.ts'
import type { Translations } from './of-both-homes.ts'

const german = `Hundertvierzig Jahre lang lagerten auf diesem Boden Fässer aus Dänisch-Westindien, und an feuchten Abenden riechen die Balken noch immer nach etwas zwischen Rosinen und Teer. Der Speicher steht mit den Füßen fast in der Förde. Elf Bogenfenster gehen nach Osten auf den Museumshafen, in dem Holzschiffe abgekratzt und gestrichen werden, von Leuten, die Ihnen gern so lange davon erzählen, wie Sie zuhören mögen.

Das Loft ist ein einziger langer Raum, das Bett steht hinter einer Wand aus Bücherregalen. Es gibt eine blaue Küche, in der man wirklich kochen kann, einen Schreibtisch am besten Fenster und einen Balkon von zwei Quadratmetern, auf dem von zehn bis zwei die Sonne steht. Bis unters Dach ist alles Backstein, Eiche und weiße Farbe; den Ofen hat die Feuerwehr verboten, die Wärme kommt daher aus dem Fußboden.

Vier Dinge sollten Sie wissen, bevor Sie sich in die Bilder verlieben. Die Wohnung liegt im dritten Stock, der Aufzug fährt nur bis in den zweiten, denn für Menschen war der dritte nie gedacht. Sobald mehr als Windstärke vier weht, und das tut es oft, schlagen die Fallen an die Masten: Manche Gäste nennen es ein Wiegenlied, für die anderen liegen Ohrstöpsel in der Schublade. Am Kai sind Restaurants, deren letzte Gäste im Sommer um Mitternacht nach Hause gehen. Geparkt wird im Parkhaus am Norderhofenden, sechs Minuten mit dem Koffer.

Dafür wohnen Sie mitten in der Stadt und brauchen kein Auto. Mittwochs und samstags ist zwei Straßen weiter Markt. Das Schiff nach Glücksburg legt unter dem Fenster ab. Dänemark beginnt nach fünf Kilometern am Ufer entlang, ein Spaziergang, den die meisten wegen des Hotdogs am Ende machen.

Am liebsten ist es uns Ende November, wenn im Hafen Lichter in den Takelagen hängen und die Förde dampft.`

const arabic = `ظلّ هذا الطابق مئة وأربعين عامًا مخزنًا لبراميل الرم القادمة من جزر الهند الغربية الدنماركية، وما زالت عوارضه في الأمسيات الرطبة تفوح برائحة بين الزبيب والقطران. يكاد المبنى يغمس قدميه في مياه الخليج. إحدى عشرة نافذة مقوّسة تطلّ شرقًا على الميناء المتحف، حيث تُكشط السفن الخشبية وتُطلى على أيدي أناس يحدّثونك عنها ما شئت أن تستمع.

اللوفت قاعة طويلة واحدة، وخلف جدار من رفوف الكتب غرفة النوم. فيه مطبخ أزرق يصلح للطبخ حقًا، ومكتب عند أجمل النوافذ، وشرفة من مترين مربعين تنال الشمس من العاشرة إلى الثانية. كل ما فيه حتى السقف طوب وخشب بلّوط ودهان أبيض. أما المدفأة فقد منعتها فرقة الإطفاء، ولذلك يأتي الدفء من الأرضية.

أربعة أمور يحسن أن تعرفها قبل أن تقع في حب الصور. الشقة في الطابق الثالث والمصعد لا يصل إلا إلى الثاني، فالثالث لم يُبنَ للناس أصلًا. وكلما اشتدت الريح، وهذا كثير، قرعت الحبال الصواري: بعض الضيوف يسمّيها تهويدة، ولغيرهم سدادات أذن في الدرج. وعلى الرصيف مطاعم يغادرها آخر روّادها صيفًا عند منتصف الليل. وموقف السيارات في مبنى متعدد الطوابق في نوردرهوفندن، على بعد ست دقائق مع الحقيبة.

وفي المقابل تسكن قلب المدينة بلا حاجة إلى سيارة. سوق الأربعاء والسبت على بعد شارعين، والعبّارة إلى غلوكسبورغ تنطلق من تحت النافذة. وتبدأ الدنمارك بعد خمسة كيلومترات من درب الشاطئ، نزهة يقوم بها معظم الناس من أجل شطيرة النقانق في آخرها.

أحبّ الأوقات إلينا أواخر نوفمبر، حين تُعلَّق المصابيح في حبال السفن ويتصاعد البخار من الخليج.`

export const harbourLoftTranslations: Translations = {
  [harbourLoft.name]: ['Das Hafenloft', 'لوفت الميناء'],
  [harbourLoft.summary]: [
    'Der oberste Boden eines Rumspeichers am Flensburger Kai: Bogenfenster, darunter das Klappern der Fallen, gegenüber das dänische Ufer.',
    'الطابق الأعلى من مخزن رم مبني بالطوب على رصيف فلنسبورغ، بنوافذ مقوّسة ورنين حبال الأشرعة تحتها، وفي مرآه الضفة الدنماركية.',
  ],
  [harbourLoft.description]: [german, arabic],
  Flensburg: ['Flensburg', 'فلنسبورغ'],
  'Schleswig-Holstein': ['Schleswig-Holstein', 'شلسفيغ هولشتاين'],
  'Bedroom behind the books': ['Schlafzimmer hinter den Büchern', 'غرفة النوم خلف الكتب'],
  'Long room': ['Langer Raum', 'القاعة الطويلة'],
  'To the second floor; one flight of stairs remains': [
    'Bis in den zweiten Stock; eine Treppe bleibt',
    'حتى الطابق الثاني، ويبقى درج واحد',
  ],
  'No shoes with heels on the oak, please: a family lives below.': [
    'Bitte keine Absätze auf der Eiche: Darunter wohnt eine Familie.',
    'من فضلكم، لا أحذية بكعب على أرضية البلّوط: تسكن عائلة في الأسفل.',
  ],
  'Boats to Glücksburg': ['Schiffe nach Glücksburg', 'قوارب إلى غلوكسبورغ'],
  'From Easter to October': ['Von Ostern bis Oktober', 'من عيد الفصح حتى أكتوبر'],
  'Maritime Museum': ['Schifffahrtsmuseum', 'المتحف البحري'],
  'Südermarkt, Wednesdays and Saturdays': ['Südermarkt, mittwochs und samstags', 'سوق زودرماركت، الأربعاء والسبت'],
  'Bäckerei Thomsen & Iwersen': ['Bäckerei Thomsen & Iwersen', 'مخبز تومسن وإيفرسن'],
  'Rolls from six, Sundays from seven': [
    'Brötchen ab sechs, sonntags ab sieben',
    'خبز طازج من السادسة، والأحد من السابعة',
  ],
  'Hansens Kolonialwaren': ['Hansens Kolonialwaren', 'بقالة هانسن'],
  Ostseebad: ['Ostseebad', 'شاطئ أوستزيباد'],
  'Shore path into Denmark': ['Uferweg nach Dänemark', 'درب الشاطئ إلى الدنمارك'],
  'Five kilometres to the border': ['Fünf Kilometer bis zur Grenze', 'خمسة كيلومترات إلى الحدود'],
  'Brick warehouse with arched windows at the water, sailing ships and gabled houses across the harbour in the evening sun':
    [
      'Backsteinspeicher mit Bogenfenstern am Wasser, Segelschiffe und Giebelhäuser jenseits des Hafens in der Abendsonne',
      'مخزن من الطوب بنوافذ مقوّسة على الماء، وسفن شراعية وبيوت بأسقف مدببة عبر الميناء في شمس المساء',
    ],
  'Leather sofa and a reading lamp in a brick room at dusk, a red carpet, lit gables in two arched windows': [
    'Ledersofa und Leselampe im Backsteinraum in der Dämmerung, roter Teppich, erleuchtete Giebel in zwei Bogenfenstern',
    'أريكة جلدية ومصباح قراءة في غرفة من الطوب عند الغسق، وسجادة حمراء وواجهات مضاءة في نافذتين مقوّستين',
  ],
  'Kitchen island with three stools under teal lamps, dark cupboards along the brick wall, coffee and lemons': [
    'Kücheninsel mit drei Hockern unter petrolfarbenen Lampen, dunkle Schränke an der Backsteinwand, Kaffee und Zitronen',
    'جزيرة مطبخ بثلاثة مقاعد تحت مصابيح خضراء مزرقّة، وخزائن داكنة على جدار الطوب، وقهوة وليمون',
  ],
  'Low bed with an amber throw against a dark blue wall at night, lights of the old town in an arched window': [
    'Niedriges Bett mit bernsteinfarbener Decke vor dunkelblauer Wand bei Nacht, Lichter der Altstadt im Bogenfenster',
    'سرير منخفض بغطاء كهرماني أمام جدار أزرق داكن ليلًا، وأضواء المدينة القديمة في نافذة مقوّسة',
  ],
  'White tiles and a rain shower behind a black steel screen, a bowl on a concrete shelf and a round mirror': [
    'Weiße Fliesen und Regendusche hinter schwarzem Stahlrahmen, eine Schale auf Betonbord und ein runder Spiegel',
    'بلاط أبيض ودش مطري خلف حاجز من الفولاذ الأسود، وحوض على رف خرساني ومرآة مستديرة',
  ],
  'Desk with an open book and a steaming cup at a tall window streaming with rain, gables across the water': [
    'Schreibtisch mit offenem Buch und dampfender Tasse am hohen Fenster, an dem der Regen läuft, Giebel am anderen Ufer',
    'مكتب عليه كتاب مفتوح وفنجان يتصاعد بخاره عند نافذة عالية يسيل عليها المطر، وواجهات على الضفة الأخرى',
  ],
  'Small table and two chairs on the narrow balcony, seen through its open arch, the gabled old town beyond the railing':
    [
      'Tischchen und zwei Stühle auf dem schmalen Balkon, durch den offenen Bogen gesehen, hinter dem Geländer die Giebel der Altstadt',
      'طاولة صغيرة وكرسيان على الشرفة الضيقة كما تُرى من قوسها المفتوح، وخلف السياج أسقف البلدة القديمة',
    ],
  'The gabled houses across the water at dusk with lights in their windows, lamps in the rigging of two ships': [
    'Die Giebelhäuser jenseits des Wassers in der Dämmerung mit Licht in den Fenstern, Lampen in der Takelage zweier Schiffe',
    'البيوت ذات الأسقف المدببة عبر الماء عند الغسق ونوافذها مضاءة، ومصابيح في حبال سفينتين',
  ],
  'A record on its player beside a lamp and a glass of rum, sleeves leaning against the brick wall': [
    'Eine Schallplatte auf dem Spieler neben Lampe und Rumglas, Hüllen an der Backsteinwand',
    'أسطوانة على مشغّلها إلى جانب مصباح وكأس من الرم، وأغلفة مسنودة إلى جدار الطوب',
  ],
  '7 nights or more: −12%': ['Ab 7 Nächten: −12 %', 'خصم 12% لمدة 7 ليالٍ أو أكثر'],
  'Booked 120 days ahead or more: −5%': [
    'Mindestens 120 Tage im Voraus gebucht: −5 %',
    'خصم 5% للحجز قبل 120 يومًا أو أكثر',
  ],
  'Booked within 5 days of check-in: −10%': [
    'Höchstens 5 Tage vor der Anreise gebucht: −10 %',
    'خصم 10% للحجز خلال 5 أيام قبل الوصول',
  ],
  'Harbour lights': ['Hafenlichter', 'أضواء الميناء'],
  'Visitors’ tax of Flensburg (illustrative)': [
    'Kurtaxe Flensburg (Beispiel)',
    'ضريبة السياحة في فلنسبورغ (مثال توضيحي)',
  ],
  'The entrance is on the quay, between the two bollards. Type the code at the blue door, take the lift to the second floor, and walk up one more.\n\nThe same code opens the door of the loft.':
    [
      'Der Eingang liegt am Kai, zwischen den beiden Pollern. Geben Sie den Code an der blauen Tür ein, fahren Sie mit dem Aufzug in den zweiten Stock, und gehen Sie eine Treppe hinauf.\n\nDerselbe Code öffnet die Tür des Lofts.',
      'المدخل على الرصيف بين مربطَي السفن. أدخل الرمز عند الباب الأزرق، واصعد بالمصعد إلى الطابق الثاني، ثم اصعد درجًا واحدًا.\n\nالرمز نفسه يفتح باب اللوفت.',
    ],
  'I look after the loft and live across the harbour: from the balcony you can nearly wave to me.': [
    'Ich kümmere mich um das Loft und wohne auf der anderen Seite des Hafens: Vom Balkon aus können Sie mir fast zuwinken.',
    'أعتني باللوفت وأسكن على الجانب الآخر من الميناء: تكاد تلوّح لي من الشرفة.',
  ],
  Heating: ['Heizung', 'التدفئة'],
  'The warmth comes out of the floor and takes half a day. Turn the wheel by **one** step only.': [
    'Die Wärme kommt aus dem Fußboden und braucht einen halben Tag. Drehen Sie das Rad nur um **eine** Stufe.',
    'يأتي الدفء من الأرضية ويستغرق نصف يوم. أدِر العجلة درجة **واحدة** فقط.',
  ],
  'The coffee machine wants its tank filled first. Beans are in the tin.': [
    'Die Kaffeemaschine möchte zuerst Wasser im Tank. Bohnen sind in der Dose.',
    'املأ خزان آلة القهوة أولًا. البنّ في العلبة.',
  ],
  'Before you leave': ['Vor der Abreise', 'قبل المغادرة'],
  '- Close all eleven windows\n- Put the rubbish into the bins in the yard\n- Pull the door shut until it clicks': [
    '- Alle elf Fenster schließen\n- Den Müll in die Tonnen im Hof bringen\n- Die Tür zuziehen, bis sie klickt',
    '- أغلق النوافذ الإحدى عشرة كلها\n- ضع القمامة في الحاويات في الفناء\n- اسحب الباب حتى تسمع نقرته',
  ],
}
