/** Texts of mails by language. They have no arguments: the link is on a line of its own. */
import ar from '../../languages/ar/mails.ts';
import de from '../../languages/de/mails.ts';
import en from '../../languages/en/mails.ts';
import es from '../../languages/es/mails.ts';
import fr from '../../languages/fr/mails.ts';
import ptBr from '../../languages/pt-BR/mails.ts';
import type { Translation } from '../../languages/types.ts';
import type { Language } from '../../shared/rules/languages.ts';

export const MAIL_TEXTS: Readonly<Record<Language, Translation<typeof en>>> = { ar, de, en, es, fr, 'pt-BR': ptBr };
