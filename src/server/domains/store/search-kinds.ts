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

const CATALOGUES: Readonly<Record<Language, Translation<typeof en>>> = { ar, de, en, es, fr, 'pt-BR': ptBr };

/** Words of the same kind by category, in English, German, French, Spanish, Portuguese and Arabic. */
const SYNONYMS: Readonly<Record<number, string>> = {
  0: 'hair haircut hairstyle wig frisur perücke coiffure perruque peinado peluca cabelo peruca شعر',
  7: 'hat hats cap caps headwear hut mütze kappe chapeau casquette bonnet sombrero gorra gorro chapéu boné قبعة',
  9: 'glasses spectacles shades sunglasses brille sonnenbrille lunettes gafas lentes óculos نظارة نظارات',
  10: 'top tops shirt tee sweater jumper blouse oberteil hemd pullover haut chemise pull camisa camiseta suéter blusa قميص',
  11: 'coat coats jacket jackets mantel jacke manteau veste abrigo chaqueta casaco jaqueta معطف سترة',
  12: 'bottom bottoms trousers pants legwear hose hosen pantalon pantalones pantalón calça calças بنطال سروال',
  13: 'shoe shoes boots sneakers footwear schuh schuhe stiefel chaussures bottes zapatos botas sapatos tênis حذاء أحذية',
  14: 'bracelet bracelets bangle armband armreif pulsera pulseira سوار',
  15: 'scarf tie neckwear schal krawatte écharpe cravate bufanda corbata cachecol gravata وشاح',
  16: 'bag bags backpack purse rucksack tasche handtasche sac mochila bolsa bolso حقيبة',
  17: 'glove gloves mittens handschuh handschuhe gants guantes luvas قفاز قفازات',
  754: 'horn horns antlers horn hörner geweih cornes cuernos chifres قرون',
  755: 'necklace necklaces pendant kette halskette collier collar colar قلادة عقد',
  757: 'earring earrings ohrring ohrringe boucle pendientes aretes brincos قرط أقراط',
  758: 'sock socks stockings tights socken strümpfe chaussettes bas calcetines medias meias جوارب',
  759: 'wing wings flügel ailes alas asas أجنحة جناح',
  760: 'makeup cosmetics schminke maquillage maquillaje maquiagem مكياج',
  761: 'belt belts gürtel ceinture cinturón cinto حزام',
};

const COLOUR_WORDS: Readonly<Record<ColourFamily, string>> = {
  red: 'red rot rote roter rotes rouge rojo roja vermelho vermelha أحمر حمراء',
  orange: 'orange oranger naranja laranja برتقالي برتقالية',
  yellow: 'yellow gelb gelbe gelber jaune amarillo amarilla amarelo amarela أصفر صفراء',
  green: 'green grün grüne grüner vert verte verde أخضر خضراء',
  blue: 'blue blau blaue blauer bleu bleue azul أزرق زرقاء',
  purple: 'purple violet lila violett violette morado morada roxo roxa بنفسجي بنفسجية',
  pink: 'pink rosa rose وردي وردية',
  brown: 'brown braun braune brauner marron brun marrón castaño marrom بني بنية',
  white: 'white weiß weiss weiße weißer blanc blanche blanco blanca branco branca أبيض بيضاء',
  dark: 'black dark schwarz schwarze schwarzer dunkel noir noire negro negra preto preta أسود سوداء',
};

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,()/]+/)
    .filter(Boolean);

const KINDS = new Map<string, Set<number>>();
function learn(word: string, category: number): void {
  const known = KINDS.get(word) ?? new Set<number>();
  KINDS.set(word, known.add(category));
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
    words(COLOUR_WORDS[family]).map((word) => [word, family] as const),
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
  const categories = searched.flatMap((word) => [...(KINDS.get(word) ?? [])]);
  const families = searched.flatMap((word) => FAMILIES.get(word) ?? []);
  if (categories.length === 0 && families.length === 0) return null;
  const isColour = (name: string): boolean => families.some((family) => family === colourFamilyOf(`x-${name}`));
  return {
    categories,
    colours: families.length === 0 ? [] : Object.keys(SWATCHES).filter(isColour),
    rest: searched.filter((word) => !KINDS.has(word) && !FAMILIES.has(word)),
  };
}
