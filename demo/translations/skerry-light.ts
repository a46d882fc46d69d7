// Skerry Light in German and Arabic.

import { skerryLight } from '../homes/skerry-light.ts'
import type { Translations } from './of-both-homes.ts'

const german = `Das Feuer wurde 1896 zum ersten Mal entzündet und kommt seit 1988 allein zurecht: Damals übergab der letzte Wärter, Mr Mackay, seine Schlüssel einer Maschine und zog nach Bonar Bridge. Es dreht sich noch. Alle zwölf Sekunden zieht sein Strahl als zartester grauer Streif über die Decke des Schlafzimmers, und die meisten schlafen damit besser. Für alle anderen gibt es gefütterte Vorhänge.

Sie wohnen im Wärterhaus, das ein Gang mit Haken für elf Ölmäntel mit dem Turm verbindet. Die Mauern sind einen Meter dick. In der Stube steht ein Ofen mit einem Korb trockenem Torf daneben, in der Küche ein richtiger Tisch; dazu kommen eine tiefe Badewanne, ein Doppel- und ein Zweibettzimmer. Eine Leiter führt in den früheren Signalraum, wo ein einziges rundes Fenster auf einen einzigen Sessel schaut. Darüber, wer an der Reihe ist, wird oft gestritten.

Der Turm selbst gehört der Leuchtturmbehörde und bleibt verschlossen. Am ersten Samstag im Monat führt Sie aber ein pensionierter Ingenieur namens Duncan die vierundneunzig Stufen hinauf, wenn sein Knie es erlaubt.

Nun zum Rest. Die letzten drei Kilometer sind einspurig, die letzten achthundert Meter gehören uns und sind schlimmer, und bei Nordsturm sollten Sie auf der Windseite keine Autotür öffnen. Das Trinkwasser kommt vom Hügel und hat die Farbe von dünnem Tee; es wird monatlich geprüft und schmeckt nach nichts. Einen Fernseher gibt es mit Absicht nicht, Handyempfang aus Versehen nicht. Vierzig Schritte vor der Tür beginnt die Klippe, ohne Zaun, deshalb nehmen wir keine Kinder unter acht Jahren auf.

Dafür haben Sie das Meer auf drei Seiten, bei Niedrigwasser Robben auf der Schäre, im Juni einen Wachtelkönig, der um vier Uhr früh an Reiz verliert, und so viele Sterne, dass selbst gesprächige Gäste verstummen.`

const arabic = `أُوقد الضوء أول مرة عام 1896، وهو يعتني بنفسه منذ 1988 حين سلّم آخر حارس، السيد ماكاي، مفاتيحه إلى آلة وانتقل إلى بونار بريدج. وما زال يدور. كل اثنتي عشرة ثانية يعبر شعاعه سقف غرفة النوم خيطًا رماديًا خافتًا، ومعظم الناس ينامون معه نومًا أهنأ. ولغيرهم ستائر مبطّنة.

تقيم في كوخ الحارس المتصل بالبرج عبر ممرّ فيه مشاجب لأحد عشر معطفًا من الجلد المشمّع. سماكة الجدران متر كامل. في غرفة الجلوس مدفأة وبجانبها سلة من الخُثّ الجاف، وفي المطبخ طاولة حقيقية، وهناك حوض استحمام عميق وغرفة بسرير مزدوج وأخرى بسريرين. وعلى سلّم خشبي، في ما كان غرفة الإشارة، نافذة مستديرة واحدة تطلّ على كرسي وثير واحد. وكثيرًا ما يدور الجدال حول من حان دوره.

أما البرج نفسه فيتبع هيئة المنارات ويبقى مغلقًا، إلا أن مهندسًا متقاعدًا اسمه دنكان يصحبك في أول سبت من كل شهر عبر الدرجات الأربع والتسعين إن سمحت له ركبته.

وهذا هو الباقي. آخر ثلاثة كيلومترات طريق بمسار واحد، وآخر ثمانمئة متر طريقنا نحن وهو أسوأ، وفي العاصفة الشمالية لا تحاول فتح باب السيارة من جهة الريح. ماء الشرب ينزل من التل بلون شاي خفيف، يُفحص كل شهر ولا طعم له. لا تلفاز عندنا عن قصد، ولا تغطية للهاتف عن غير قصد. ويبدأ الجرف على بعد أربعين خطوة من الباب بلا سياج، ولذلك لا نستقبل أطفالًا دون الثامنة.

أما ما ستجده فالبحر من ثلاث جهات، والفقمات على الصخرة عند الجزر، وطائر صِفرِد في يونيو يقلّ سحره في الرابعة صباحًا، ونجوم بكثرة تُسكت حتى أكثر الضيوف كلامًا.`

export const skerryLightTranslations: Translations = {
  [skerryLight.name]: ['Leuchtfeuer Skerry', 'منارة سكيري'],
  [skerryLight.summary]: [
    'Das Wärterhaus unter einem Leuchtturm in Betrieb, in Sutherland: zwei Schlafzimmer, ein sehr guter Sessel und Wetter, dem man beim Kommen zusehen kann.',
    'كوخ الحارس تحت منارة عاملة في ساذرلاند: غرفتا نوم وكرسي رائع واحد وطقس تراه وهو قادم.',
  ],
  [skerryLight.description]: [german, arabic],
  Scourie: ['Scourie', 'سكوري'],
  'Sutherland, Scotland': ['Sutherland, Schottland', 'ساذرلاند، اسكتلندا'],
  'Keeper’s room': ['Zimmer des Wärters', 'غرفة الحارس'],
  'Assistant’s room': ['Zimmer des Gehilfen', 'غرفة المساعد'],
  'By satellite; fine for letters, poor for films': [
    'Über Satellit; gut für Briefe, schlecht für Filme',
    'عبر الأقمار الصناعية، يكفي للرسائل لا للأفلام',
  ],
  'No children under 8: the cliff has no fence.': [
    'Keine Kinder unter 8 Jahren: Die Klippe hat keinen Zaun.',
    'لا أطفال دون 8 سنوات: الجرف بلا سياج.',
  ],
  'Dogs on a lead between April and July, when birds nest.': [
    'Hunde von April bis Juli an die Leine, wenn die Vögel brüten.',
    'الكلاب بمقود من أبريل إلى يوليو، في موسم تعشيش الطيور.',
  ],
  'White lighthouse with its lamp and beams lit and the low cottage beside it under a violet evening sky, the sea beyond':
    [
      'Weißer Leuchtturm mit brennendem Licht und Strahlen, daneben das niedrige Haus unter violettem Abendhimmel, dahinter das Meer',
      'منارة بيضاء بضوئها وأشعتها المضيئة، وإلى جانبها الكوخ المنخفض تحت سماء مساء بنفسجية، وخلفهما البحر',
    ],
  'Yellow wing chair by an iron stove with a fire, a bench with cushions in the deep window, rain on the panes': [
    'Gelber Ohrensessel am eisernen Ofen mit Feuer, eine Bank mit Kissen im tiefen Fenster, Regen auf den Scheiben',
    'كرسي أصفر ذو جناحين قرب مدفأة حديدية مشتعلة، ومقعد بوسائد في النافذة العميقة، ومطر على الزجاج',
  ],
  'Low beamed kitchen with a cream range under its hood, a kettle steaming, a sink at the window and a long table': [
    'Niedrige Balkenküche mit hellem Herd unter der Haube, der Kessel dampft, Spüle am Fenster und ein langer Tisch',
    'مطبخ منخفض بعوارض خشبية وموقد فاتح تحت مدخنته وغلاية يتصاعد بخارها ومغسلة عند النافذة وطاولة طويلة',
  ],
  'Bed built into a blue cupboard with an ochre curtain, a lamp lit inside and a lantern on the stool before it': [
    'In einen blauen Schrank gebautes Bett mit ockerfarbenem Vorhang, innen brennt eine Lampe, davor eine Laterne auf dem Hocker',
    'سرير مبني داخل خزانة زرقاء بستارة بلون المغرة، فيه مصباح مضاء وأمامه فانوس على كرسي صغير',
  ],
  'Two iron beds with ochre blankets under the sloping roof at night, an oil lamp lit between them': [
    'Zwei Eisenbetten mit ockerfarbenen Decken unter dem schrägen Dach bei Nacht, dazwischen brennt eine Öllampe',
    'سريران حديديان ببطانيتين بلون المغرة تحت السقف المائل ليلًا، وبينهما مصباح زيت مضاء',
  ],
  'Blue wing chair and a telescope before a round brass-rimmed window over the sea, books on a small table': [
    'Blauer Ohrensessel und ein Fernrohr vor einem runden, messinggefassten Fenster zum Meer, Bücher auf einem Tischchen',
    'كرسي أزرق ذو جناحين ومنظار أمام نافذة مستديرة بإطار نحاسي على البحر، وكتب على طاولة صغيرة',
  ],
  'Signal room': ['Signalraum', 'غرفة الإشارة'],
  'Dark blue slipper bath on stone flags beside a rainy window, two candles on a stool': [
    'Dunkelblaue Wanne mit hoher Lehne auf Steinplatten neben einem verregneten Fenster, zwei Kerzen auf einem Hocker',
    'حوض استحمام أزرق داكن بظهر مرتفع على بلاط حجري قرب نافذة ماطرة، وشمعتان على كرسي صغير',
  ],
  'The lighthouse and cottage in sunshine seen over long grass': [
    'Leuchtturm und Haus in der Sonne, über hohes Gras gesehen',
    'المنارة والكوخ في ضوء الشمس من فوق عشب طويل',
  ],
  'Table laid for tea and two chairs before a low white wall, the evening sea beyond': [
    'Gedeckter Teetisch und zwei Stühle vor einer niedrigen weißen Mauer, dahinter das abendliche Meer',
    'طاولة مُعدّة للشاي وكرسيان أمام جدار أبيض منخفض، وخلفه بحر المساء',
  ],
  'Grass and clover at the cliff edge and the path of the sun on the water': [
    'Gras und Klee am Rand der Klippe und der Weg der Sonne auf dem Wasser',
    'عشب وبرسيم على حافة الجرف ودرب الشمس على الماء',
  ],
  'Yellow oilskins on their hooks, three pairs of boots, an umbrella and a lit lantern in the passage': [
    'Gelbes Ölzeug an seinen Haken, drei Paar Stiefel, ein Schirm und eine brennende Laterne im Gang',
    'معاطف مشمّعة صفراء على علّاقاتها وثلاثة أزواج من الأحذية ومظلة وفانوس مضاء في الممر',
  ],
  'Seal skerry, at low water': ['Robbenschäre, bei Niedrigwasser', 'صخرة الفقمات عند الجزر'],
  'Scourie Bay': ['Bucht von Scourie', 'خليج سكوري'],
  'Sgeir Stores and Post Office': ['Laden und Post Sgeir', 'متجر سغير ومكتب البريد'],
  'Sundays eleven to one': ['Sonntags elf bis eins', 'الأحد من الحادية عشرة إلى الواحدة'],
  'The Corncrake': ['The Corncrake', 'ذا كورنكريك'],
  'Kitchen until eight': ['Küche bis acht', 'المطبخ حتى الثامنة'],
  'Boat to Handa Island': ['Boot zur Insel Handa', 'قارب إلى جزيرة هاندا'],
  'April to August, from Tarbet': ['April bis August, ab Tarbet', 'من أبريل إلى أغسطس، من تاربت'],
  'Kylesku Bridge': ['Brücke von Kylesku', 'جسر كايلسكو'],
  'Sandwood Bay, start of the walk': ['Sandwood Bay, Beginn des Wegs', 'خليج ساندوود، بداية الدرب'],
  'Two hours on foot from there': ['Von dort zwei Stunden zu Fuß', 'ساعتان سيرًا من هناك'],
  Lairg: ['Lairg', 'ليرغ'],
  '7 nights or more: −6%': ['Ab 7 Nächten: −6 %', 'خصم 6% لمدة 7 ليالٍ أو أكثر'],
  'Booked 180 days ahead or more: −5%': [
    'Mindestens 180 Tage im Voraus gebucht: −5 %',
    'خصم 5% للحجز قبل 180 يومًا أو أكثر',
  ],
  'Storm watching': ['Sturmzeit', 'موسم العواصف'],
  Hogmanay: ['Hogmanay (Silvester)', 'هوغماناي (رأس السنة الاسكتلندية)'],
  'Second sack of peat': ['Zweiter Sack Torf', 'كيس ثانٍ من الخُثّ'],
  'The boat leaves the pier at Tarbet. Ring us an hour before; we wait for you with a lamp and an oilskin.': [
    'Das Boot fährt am Anleger von Tarbet ab. Rufen Sie uns eine Stunde vorher an; wir warten mit Lampe und Ölzeug auf Sie.',
    'ينطلق القارب من رصيف تاربت. اتصل بنا قبل ساعة، وسننتظرك بمصباح ومعطف مشمّع.',
  ],
  'I keep the light, the boat and the biscuits.': [
    'Ich hüte das Licht, das Boot und die Kekse.',
    'أرعى المنارة والقارب والبسكويت.',
  ],
  'The stairs': ['Die Treppe', 'الدرج'],
  'There are ninety-one. Your bags come up by the winch: please do not use it yourselves.': [
    'Es sind einundneunzig Stufen. Ihr Gepäck kommt mit der Winde nach oben: Bitte bedienen Sie sie nicht selbst.',
    'إحدى وتسعون درجة. تُرفع حقائبك بالرافعة: يُرجى عدم تشغيلها بنفسك.',
  ],
  'When the sea is high': ['Bei hohem Seegang', 'حين يعلو الموج'],
  'No boat runs above force six. There is food for three days in the store room.': [
    'Über Windstärke sechs fährt kein Boot. Im Vorratsraum ist Essen für drei Tage.',
    'لا يبحر أي قارب فوق الدرجة السادسة. في المخزن طعام لثلاثة أيام.',
  ],
}
