/** The forum's initial posts. They are stored in English; pages show them in the reader's language. */
import ar from '../../../languages/ar/initial-posts.ts';
import de from '../../../languages/de/initial-posts.ts';
import en from '../../../languages/en/initial-posts.ts';
import es from '../../../languages/es/initial-posts.ts';
import fr from '../../../languages/fr/initial-posts.ts';
import ptBr from '../../../languages/pt-BR/initial-posts.ts';
import type { Translation } from '../../../languages/types.ts';
import { type InitialPostKey, type PostCategory } from '../../../shared/rules/forum.ts';
import type { Language } from '../../../shared/rules/languages.ts';

export const SYSTEM_NAME = 'Promenade';

interface InitialPost {
  category: PostCategory;
  title: string;
  /** BBCode */
  message: string;
  /** In the other languages; the search finds their words too. */
  translations: readonly { title: string; message: string }[];
  isPinned?: number;
  isLocked?: number;
}

const post = (key: InitialPostKey, rest: Omit<InitialPost, 'title' | 'message' | 'translations'>): InitialPost => ({
  ...en[key],
  translations: Object.values(TRANSLATIONS).map((texts) => texts[key]),
  ...rest,
});

const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Translation<typeof en>>> = {
  ar,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};

/** Oldest first. */
export const INITIAL_POSTS: readonly InitialPost[] = [
  post('houseRules', { category: 'announcements', isLocked: 1 }),
  post('opening', { category: 'announcements', isPinned: 1, isLocked: 1 }),
  post('welcome', { category: 'promenade' }),
];
