/**
 * What the words of a search mean besides names: kinds of items and colours, in all languages of the interface, with synonyms. Used
 * when no name contains the words. Pure.
 */
import ar from '../../../languages/ar/categories.ts';
import de from '../../../languages/de/categories.ts';
import en from '../../../languages/en/categories.ts';
import es from '../../../languages/es/categories.ts';
import fr from '../../../languages/fr/categories.ts';
import ptBr from '../../../languages/pt-BR/categories.ts';
import type { Translation } from '../../../languages/types.ts';
import { type ColourFamily, COLOUR_FAMILIES, colourFamilyOf, SWATCHES } from '../../../shared/rules/cuts.ts';
import type { Language } from '../../../shared/rules/languages.ts';
import { plainWord } from '../../../shared/rules/text/plain-text.ts';

const CATALOGUES: Readonly<Record<Language, Translation<typeof en>>> = { ar, de, en, es, fr, 'pt-BR': ptBr };

/** Words of the same kind by category, in English, German, French, Spanish, Portuguese and Arabic. */
const SYNONYMS: Readonly<Record<number, string>> = {
  0: 'hair haircut hairstyle wig frisur perücke coiffure perruque peinado peluca cabelo peruca شعر wigs perücken perruques pelucas perucas',
  7: 'hat hats cap caps headwear hut hüte mütze mützen kappe kappen chapeau chapeaux casquette bonnet sombrero gorra gorro chapéu boné قبعة قبعات casquettes bonnets sombreros gorras gorros chapéus bonés',
  9: 'glasses spectacles shades sunglasses brille brillen sonnenbrille sonnenbrillen lunettes gafas lentes óculos نظارة نظارات',
  10: 'top tops shirt tee sweater jumper blouse oberteil oberteile hemd hemden pullover haut chemise pull camisa camiseta suéter blusa قميص قمصان shirts tees sweaters jumpers blouses chemises camisas camisetas blusas',
  11: 'coat coats jacket jackets mantel mäntel jacke jacken manteau veste abrigo chaqueta casaco jaqueta معطف معاطف سترة سترات manteaux vestes abrigos chaquetas casacos jaquetas',
  12: 'bottom bottoms trousers pants legwear hose hosen pantalon pantalones pantalón calça calças بنطال سروال سراويل pantalons',
  13: 'shoe shoes boots sneakers footwear schuh schuhe stiefel chaussures bottes zapatos botas sapatos tênis حذاء أحذية',
  14: 'bracelet bracelets bangle armband armbänder armreif armreife pulsera pulseira سوار أساور bangles pulseras pulseiras',
  15: 'scarf tie neckwear schal schals krawatte krawatten écharpe cravate bufanda corbata cachecol gravata وشاح أوشحة scarves ties écharpes cravates bufandas corbatas cachecóis gravatas',
  16: 'bag bags backpack purse rucksack rucksäcke tasche taschen handtasche handtaschen sac mochila bolsa bolso حقيبة حقائب backpacks sacs mochilas bolsas bolsos',
  17: 'glove gloves mittens handschuh handschuhe gants guantes luvas قفاز قفازات',
  754: 'horn horns antlers horn hörner geweih cornes cuernos chifres قرون',
  755: 'necklace necklaces pendant kette ketten halskette halsketten collier collar colar قلادة قلائد عقد عقود pendants colliers collares colares',
  757: 'earring earrings ohrring ohrringe boucle pendientes aretes brincos قرط أقراط boucles',
  758: 'sock socks stockings tights socken strümpfe chaussettes bas calcetines medias meias جوارب',
  759: 'wing wings flügel ailes alas asas أجنحة جناح',
  760: 'makeup cosmetics schminke maquillage maquillaje maquiagem مكياج',
  761: 'belt belts gürtel ceinture cinturón cinto حزام أحزمة ceintures cinturones cintos',
};

const COLOUR_WORDS: Readonly<Record<ColourFamily, string>> = {
  red: 'red rot rote roter rotes roten rouge rouges rojo roja rojos rojas vermelho vermelha vermelhos vermelhas أحمر حمراء',
  orange: 'orange oranger naranja laranja برتقالي برتقالية',
  yellow:
    'yellow gelb gelbe gelber gelbes gelben jaune jaunes amarillo amarilla amarillos amarillas amarelo amarela amarelos amarelas أصفر صفراء',
  green: 'green grün grüne grüner grünes grünen vert verte verts vertes verde verdes أخضر خضراء',
  blue: 'blue blau blaue blauer blaues blauen bleu bleue bleus bleues azul azules azuis أزرق زرقاء',
  purple:
    'purple violet lila violett violette violettes violets morado morada morados moradas roxo roxa roxos roxas بنفسجي بنفسجية',
  pink: 'pink rosa rose وردي وردية',
  brown:
    'brown braun braune brauner braunes braunen marron brun bruns brune brunes marrón marrones castaño castaños marrom marrons بني بنية',
  white:
    'white weiß weiße weißer weißes weißen blanc blanche blancs blanches blanco blanca blancos blancas branco branca brancos brancas أبيض بيضاء',
  dark: 'black dark schwarz schwarze schwarzer schwarzes schwarzen dunkel noir noire noirs noires negro negra negros negras preto preta pretos pretas أسود سوداء',
};

/** Umlauts may be written with two letters. Both the known and the searched words are compared in this form only. */
const plain = (word: string): string => plainWord(word).replace(/([aou])e/g, '$1');

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,()/]+/)
    .filter(Boolean);

const KINDS = new Map<string, Set<number>>();
function learn(word: string, category: number): void {
  const known = KINDS.get(plain(word)) ?? new Set<number>();
  KINDS.set(plain(word), known.add(category));
}
for (const catalogue of Object.values(CATALOGUES)) {
  for (const [category, name] of Object.entries(catalogue)) {
    // Of 'Tattoos (Arm Left)' the first word is the kind.
    const [kind] = words(name);
    if (kind !== undefined) learn(kind, Number(category));
  }
}
for (const [category, text] of Object.entries(SYNONYMS)) for (const word of words(text)) learn(word, Number(category));

const FAMILIES = new Map(
  (Object.keys(COLOUR_FAMILIES) as ColourFamily[]).flatMap((family) =>
    words(COLOUR_WORDS[family]).map((word) => [plain(word), family] as const),
  ),
);

export interface Meaning {
  /** Empty: of any kind. */
  categories: number[];
  /** Names of colours in ids; empty: of any colour. */
  colours: string[];
  /** The words that are neither. */
  rest: string[];
}

/** Null when no word is a kind or a colour. */
export function meaningOf(searched: readonly string[]): Meaning | null {
  const categories = searched.flatMap((word) => [...(KINDS.get(plain(word)) ?? [])]);
  const families = searched.flatMap((word) => FAMILIES.get(plain(word)) ?? []);
  if (categories.length === 0 && families.length === 0) return null;
  const isColour = (name: string): boolean => families.some((family) => family === colourFamilyOf(`x-${name}`));
  return {
    categories,
    colours: families.length === 0 ? [] : Object.keys(SWATCHES).filter(isColour),
    rest: searched.filter((word) => !KINDS.has(plain(word)) && !FAMILIES.has(plain(word))),
  };
}
