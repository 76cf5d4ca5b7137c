/** What players read in the boutique and at its door, in all languages of the page. */
import type { Language } from '../../../shared/rules/languages.ts';
import type { LocationTexts } from '../../../shared/rules/town.ts';

export const TEXTS: Readonly<Record<Language, LocationTexts>> = {
  en: {
    name: 'The boutique',
    doors: {
      'boutique-street': { label: 'To the street', hint: 'Back to Lantern Bay' },
      'boutique-counter': { label: 'Counter', hint: 'Clothes to try on and buy' },
      'boutique-mirror': { label: 'Fitting mirror', hint: 'Wear what you own' },
    },
    places: {
      'boutique-entrance': {
        name: 'The entrance',
        sentence: 'A violet door to the street, with a pink runner before it.',
      },
      'boutique-till': { name: 'The counter', sentence: 'A violet counter with a till, a parcel and a vase.' },
      'boutique-seat': { name: 'The round seat', sentence: 'A pink velvet seat on a lilac carpet, for two.' },
      'boutique-rails': { name: 'The clothes rail', sentence: 'A brass rail with dresses in all colours.' },
      'boutique-fitting': {
        name: 'The fitting rooms',
        sentence: 'Two arches with violet curtains, and a tall mirror.',
      },
      'boutique-floor': { name: 'The shop floor', sentence: 'Wooden boards, and a round rail with more clothes.' },
    },
    seats: {
      'bench boutique-seat': { name: 'Round seat', sentence: 'A velvet seat in the middle of the shop. Two seats.' },
    },
  },
  de: {
    name: 'Die Boutique',
    doors: {
      'boutique-street': { label: 'Zur Straße', hint: 'Zurück nach Lantern Bay' },
      'boutique-counter': { label: 'Ladentisch', hint: 'Kleidung anprobieren und kaufen' },
      'boutique-mirror': { label: 'Spiegel', hint: 'Trag, was dir gehört' },
    },
    places: {
      'boutique-entrance': { name: 'Der Eingang', sentence: 'Eine violette Tür zur Straße, davor ein rosa Läufer.' },
      'boutique-till': { name: 'Der Ladentisch', sentence: 'Ein violetter Tisch mit Kasse, Päckchen und Vase.' },
      'boutique-seat': { name: 'Der runde Sitz', sentence: 'Ein Sitz aus rosa Samt auf lila Teppich, für zwei.' },
      'boutique-rails': { name: 'Die Kleiderstange', sentence: 'Eine Messingstange mit Kleidern in allen Farben.' },
      'boutique-fitting': {
        name: 'Die Umkleiden',
        sentence: 'Zwei Bögen mit violetten Vorhängen und ein hoher Spiegel.',
      },
      'boutique-floor': {
        name: 'Der Verkaufsraum',
        sentence: 'Holzdielen und ein runder Ständer mit noch mehr Kleidung.',
      },
    },
    seats: {
      'bench boutique-seat': { name: 'Runder Sitz', sentence: 'Ein Samtsitz mitten im Laden. Zwei Plätze.' },
    },
  },
  fr: {
    name: 'La boutique',
    doors: {
      'boutique-street': { label: 'Vers la rue', hint: 'Retour à Lantern Bay' },
      'boutique-counter': { label: 'Comptoir', hint: 'Des vêtements à essayer et à acheter' },
      'boutique-mirror': { label: 'Miroir d’essayage', hint: 'Porte ce que tu possèdes' },
    },
    places: {
      'boutique-entrance': { name: 'L’entrée', sentence: 'Une porte violette vers la rue, avec un tapis rose devant.' },
      'boutique-till': { name: 'Le comptoir', sentence: 'Un comptoir violet avec une caisse, un paquet et un vase.' },
      'boutique-seat': { name: 'Le pouf rond', sentence: 'Un siège de velours rose sur un tapis lilas, pour deux.' },
      'boutique-rails': { name: 'Le portant', sentence: 'Un portant en laiton avec des robes de toutes les couleurs.' },
      'boutique-fitting': { name: 'Les cabines', sentence: 'Deux arches aux rideaux violets et un grand miroir.' },
      'boutique-floor': {
        name: 'La salle de vente',
        sentence: 'Un plancher de bois et un portant rond plein de vêtements.',
      },
    },
    seats: {
      'bench boutique-seat': { name: 'Pouf rond', sentence: 'Un siège de velours au milieu du magasin. Deux places.' },
    },
  },
  es: {
    name: 'La boutique',
    doors: {
      'boutique-street': { label: 'A la calle', hint: 'Volver a Lantern Bay' },
      'boutique-counter': { label: 'Mostrador', hint: 'Ropa para probar y comprar' },
      'boutique-mirror': { label: 'Espejo del probador', hint: 'Ponte lo que tienes' },
    },
    places: {
      'boutique-entrance': {
        name: 'La entrada',
        sentence: 'Una puerta violeta a la calle, con una alfombra rosa delante.',
      },
      'boutique-till': { name: 'El mostrador', sentence: 'Un mostrador violeta con caja, un paquete y un jarrón.' },
      'boutique-seat': {
        name: 'El asiento redondo',
        sentence: 'Un asiento de terciopelo rosa sobre una alfombra lila, para dos.',
      },
      'boutique-rails': { name: 'El perchero', sentence: 'Una barra de latón con vestidos de todos los colores.' },
      'boutique-fitting': { name: 'Los probadores', sentence: 'Dos arcos con cortinas violetas y un espejo alto.' },
      'boutique-floor': { name: 'La sala de ventas', sentence: 'Suelo de madera y un perchero redondo con más ropa.' },
    },
    seats: {
      'bench boutique-seat': {
        name: 'Asiento redondo',
        sentence: 'Un asiento de terciopelo en medio de la tienda. Dos plazas.',
      },
    },
  },
  'pt-BR': {
    name: 'A boutique',
    doors: {
      'boutique-street': { label: 'Para a rua', hint: 'Voltar para Lantern Bay' },
      'boutique-counter': { label: 'Balcão', hint: 'Roupas para provar e comprar' },
      'boutique-mirror': { label: 'Espelho do provador', hint: 'Use o que é seu' },
    },
    places: {
      'boutique-entrance': {
        name: 'A entrada',
        sentence: 'Uma porta violeta para a rua, com uma passadeira rosa na frente.',
      },
      'boutique-till': { name: 'O balcão', sentence: 'Um balcão violeta com caixa, um pacote e um vaso.' },
      'boutique-seat': {
        name: 'O assento redondo',
        sentence: 'Um assento de veludo rosa sobre um tapete lilás, para dois.',
      },
      'boutique-rails': { name: 'A arara', sentence: 'Uma arara de latão com vestidos de todas as cores.' },
      'boutique-fitting': { name: 'Os provadores', sentence: 'Dois arcos com cortinas violeta e um espelho alto.' },
      'boutique-floor': { name: 'O salão', sentence: 'Piso de madeira e uma arara redonda com mais roupas.' },
    },
    seats: {
      'bench boutique-seat': {
        name: 'Assento redondo',
        sentence: 'Um assento de veludo no meio da loja. Dois lugares.',
      },
    },
  },
  ar: {
    name: 'البوتيك',
    doors: {
      'boutique-street': { label: 'إلى الشارع', hint: 'العودة إلى Lantern Bay' },
      'boutique-counter': { label: 'طاولة البيع', hint: 'ملابس للتجربة والشراء' },
      'boutique-mirror': { label: 'مرآة القياس', hint: 'لارتداء ما لديك' },
    },
    places: {
      'boutique-entrance': { name: 'المدخل', sentence: 'باب بنفسجي إلى الشارع وأمامه بساط وردي.' },
      'boutique-till': { name: 'طاولة البيع', sentence: 'طاولة بنفسجية عليها صندوق حساب وطرد ومزهرية.' },
      'boutique-seat': { name: 'المقعد المستدير', sentence: 'مقعد من المخمل الوردي على سجادة ليلكية، لشخصين.' },
      'boutique-rails': { name: 'حامل الملابس', sentence: 'حامل نحاسي عليه فساتين بكل الألوان.' },
      'boutique-fitting': { name: 'غرف القياس', sentence: 'قوسان بستائر بنفسجية ومرآة طويلة.' },
      'boutique-floor': { name: 'صالة العرض', sentence: 'أرضية خشبية وحامل مستدير فيه ملابس أكثر.' },
    },
    seats: {
      'bench boutique-seat': { name: 'مقعد مستدير', sentence: 'مقعد مخملي في وسط المتجر. مكانان.' },
    },
  },
};

/** At the door in the town. */
export const ENTRANCE_TEXTS: Readonly<Record<Language, { label: string; hint: string }>> = {
  en: { label: 'Inside the boutique', hint: 'Go in and look around' },
  de: { label: 'In die Boutique', hint: 'Geh hinein und sieh dich um' },
  fr: { label: 'Dans la boutique', hint: 'Entre et regarde autour de toi' },
  es: { label: 'Dentro de la boutique', hint: 'Entra y echa un vistazo' },
  'pt-BR': { label: 'Dentro da boutique', hint: 'Entre e dê uma olhada' },
  ar: { label: 'داخل البوتيك', hint: 'الدخول وإلقاء نظرة' },
};
