/** The custom emoji: ids, aliases and parts. This file is data. */
import type { BugCoat, CatCoat, FrogCoat } from './heads.ts';
import type { Expression } from './faces.ts';
import type { Prop } from './props.ts';
import { cycle } from '../kit/random.ts';

type Motion = 'dance' | 'cry' | 'clap' | 'bounce' | 'shake' | 'spin' | 'wave' | 'pulse';

type Character =
  | { species: 'cat'; coat: CatCoat }
  | { species: 'bug'; coat: BugCoat }
  | { species: 'frog'; coat: FrogCoat }
  | { species: 'moss' | 'kappa' | 'pog' };

export type EmojiEntry = Character & {
  /** Kebab case; also the file name. */
  id: string;
  /** What players type between colons; the first is shown. */
  aliases: string[];
  face?: Expression;
  prop?: Prop;
  /** Animated ones loop. */
  motion?: Motion;
};

type Row<Coat> = [name: string, face: Expression, prop?: Prop, coat?: Coat, aliases?: string[]];

/** Entries of one species. Coats rotate for entries that name none. */
function rows<Coat>(
  species: string,
  coats: readonly Coat[],
  dress: (coat: Coat) => Character,
  list: readonly Row<Coat>[],
): EmojiEntry[] {
  return list.map(([name, face, prop, coat, aliases], i) => ({
    ...dress(coat ?? cycle(coats, i)),
    id: `${species}-${name}`,
    aliases: [`${species}${name}`, ...(aliases ?? [])],
    face,
    ...(prop === undefined ? {} : { prop }),
  }));
}

const CAT: Row<CatCoat>[] = [
  ['happy', 'happy', undefined, 'ginger', ['smilecat']],
  ['joy', 'joy', undefined, undefined, ['lolcat']],
  ['love', 'love', 'hearts'],
  ['cry', 'cry'],
  ['sob', 'sob', undefined, undefined, ['bigcry']],
  ['cool', 'cool'],
  ['smug', 'smug'],
  ['angry', 'angry'],
  ['rage', 'rage', 'fire'],
  ['sleep', 'sleep', 'blanket', undefined, ['zzz']],
  ['shock', 'shock', 'bang'],
  ['wink', 'wink'],
  ['shy', 'shy'],
  ['think', 'think', 'question', undefined, ['hmm']],
  ['tea', 'sleep', 'mug', 'cream', ['sip']],
  ['popcorn', 'starry', 'popcorn'],
  ['nerd', 'nerd', 'book'],
  ['party', 'joy', 'party', undefined, ['yay']],
  ['crown', 'smug', 'crown', undefined, ['royal']],
  ['lantern', 'plain', 'lantern', 'ginger', ['lanternbay']],
  ['thumbsup', 'wink', 'thumb', undefined, ['yes']],
  ['gg', 'happy', 'sign'],
  ['cookie', 'sparkle', 'cookie', undefined, ['nom']],
  ['hug', 'melt', 'hug'],
  ['sick', 'sick'],
  ['dizzy', 'dizzy'],
  ['rain', 'cry', 'rain', undefined, ['sadday']],
  ['kiss', 'kiss', undefined, 'ink'],
  ['evil', 'evil', undefined, 'ginger', ['scheming']],
  ['wow', 'starry', undefined, 'mint'],
];

const BUG: Row<BugCoat>[] = [
  ['happy', 'happy', undefined, 'sky'],
  ['love', 'love', 'hearts', 'rose'],
  ['cry', 'cry'],
  ['smug', 'smug'],
  ['shock', 'shock'],
  ['starry', 'starry', undefined, undefined, ['wow']],
  ['tongue', 'tongue', undefined, undefined, ['bleh']],
  ['sweat', 'sweat', undefined, undefined, ['phew']],
  ['evil', 'evil'],
  ['kiss', 'kiss'],
  ['pout', 'pout'],
  ['music', 'happy', 'note', 'grape', ['radio']],
  ['flower', 'shy', 'flower', 'rose'],
  ['freeze', 'shock', 'ice', 'sky', ['cold']],
  ['hot', 'sweat', 'fire', 'rose'],
  ['wave', 'happy', 'wave', undefined, ['hi']],
  ['clap', 'joy', 'clap'],
  ['pray', 'sleep', 'pray', undefined, ['please']],
  ['phone', 'smug', 'phone'],
  ['gem', 'sparkle', 'gem', undefined, ['rich']],
  ['cape', 'cool', 'cape', undefined, ['hero']],
  ['halo', 'melt', 'halo', undefined, ['angel']],
  ['what', 'think', 'question'],
  ['no', 'pout', 'thumbDown', undefined, ['nope']],
];

const FROG: Row<FrogCoat>[] = [
  ['happy', 'happy', undefined, 'pond'],
  ['love', 'love', undefined, 'lime'],
  ['cry', 'cry', undefined, 'pond'],
  ['sob', 'sob'],
  ['cool', 'cool'],
  ['smug', 'smug'],
  ['angry', 'angry'],
  ['shock', 'shock'],
  ['sleep', 'sleep'],
  ['tea', 'smug', 'mug', undefined, ['sipfrog']],
  ['party', 'happy', 'party'],
  ['crown', 'plain', 'crown', undefined, ['prince']],
  ['heart', 'melt', 'hug'],
  ['book', 'nerd', 'book', undefined, ['study']],
  ['strong', 'angry', 'flex'],
  ['thumbsup', 'happy', 'thumb'],
  ['hello', 'plain', 'wave'],
  ['rain', 'happy', 'rain', undefined, ['ribbit']],
  ['sparkle', 'sparkle'],
  ['popcorn', 'shock', 'popcorn'],
  ['blanket', 'melt', 'blanket', undefined, ['cosy']],
  ['wink', 'wink'],
  ['sick', 'sick'],
  ['dizzy', 'dizzy'],
];

const MOSS: Row<null>[] = [
  ['sad', 'cry', undefined, undefined],
  ['amazed', 'shock', 'bang', undefined],
  ['love', 'love', undefined, undefined],
  ['smug', 'smug', 'mug', undefined, ['classy']],
  ['laugh', 'joy', undefined, undefined],
  ['rich', 'cool', 'gem'],
  ['think', 'think', 'question', undefined, ['pondering']],
  ['clap', 'happy', 'clap', undefined, ['ez']],
  ['rage', 'rage', 'fire', undefined],
  ['comfy', 'sleep', 'blanket', undefined],
  ['salute', 'plain', 'wave', undefined, ['o7']],
];

/** The picker's three defaults. */
const DEFAULTS: EmojiEntry[] = [
  { id: 'pepe', aliases: ['feelsgoodman', 'moss'], species: 'moss', face: 'wry' },
  { id: 'kappa', aliases: ['kappa', 'sly'], species: 'kappa' },
  { id: 'pogchamp', aliases: ['pogchamp', 'pog'], species: 'pog' },
];

const ANIMATED: EmojiEntry[] = [
  {
    id: 'cat-dance',
    aliases: ['catdance', 'catjam'],
    species: 'cat',
    coat: 'grey',
    face: 'happy',
    prop: 'note',
    motion: 'dance',
  },
  { id: 'cat-tears', aliases: ['cattears'], species: 'cat', coat: 'cream', face: 'cry', motion: 'cry' },
  { id: 'frog-clap', aliases: ['frogclap', 'applause'], species: 'frog', coat: 'pond', face: 'happy', motion: 'clap' },
  { id: 'frog-dance', aliases: ['frogdance'], species: 'frog', coat: 'lime', face: 'cool', motion: 'bounce' },
  { id: 'bug-spin', aliases: ['bugspin'], species: 'bug', coat: 'sky', face: 'dizzy', motion: 'spin' },
  { id: 'bug-rage', aliases: ['bugrage'], species: 'bug', coat: 'rose', face: 'rage', motion: 'shake' },
  { id: 'moss-wave', aliases: ['mosswave', 'peepohey'], species: 'moss', face: 'plain', motion: 'wave' },
  {
    id: 'cat-heartbeat',
    aliases: ['catheart', 'heartbeat'],
    species: 'cat',
    coat: 'ginger',
    face: 'love',
    motion: 'pulse',
  },
];

export const EMOJI: readonly EmojiEntry[] = [
  ...DEFAULTS,
  ...rows<CatCoat>('cat', ['grey', 'ginger', 'cream', 'ink', 'mint'], (coat) => ({ species: 'cat', coat }), CAT),
  ...rows<BugCoat>('bug', ['sky', 'rose', 'lime', 'grape'], (coat) => ({ species: 'bug', coat }), BUG),
  ...rows<FrogCoat>('frog', ['jade', 'pond', 'lime'], (coat) => ({ species: 'frog', coat }), FROG),
  ...rows('moss', [null], () => ({ species: 'moss' }), MOSS),
  ...ANIMATED,
];
