/** Texts of the creators' dialog (specification: avatar, sections 2.5, 5 and 8). */
import messages from '../../languages/en/creations.ts';
import { factsOf, locale, texts } from '../../languages/texts.ts';

import { isolate } from '../../shared/rules/text/isolate.ts';

export const text = texts(messages);

const mebibytes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What a refused file is: 'photo.jpg, image/jpeg, 1.2 MiB'. */
export const fileFacts = (name: string, type: string, bytes: number): string =>
  factsOf([isolate(name), type || text.unknownType, text.megabytes({ size: mebibytes.format(bytes / 1024 / 1024) })]);

export const emptyView = (views: readonly number[]): string =>
  text.emptyView({ count: views.length, views: factsOf(views.map(String)) });
export const touchingView = (views: readonly number[]): string =>
  text.touchingView({ count: views.length, views: factsOf(views.map(String)) });
export const wideView = (views: readonly number[]): string =>
  text.wideView({ count: views.length, views: factsOf(views.map(String)) });
