/** Texts of the creators' dialog (specification: avatar, sections 2.5, 5 and 8). */
import messages from '../../languages/en/creations.ts';
import { texts } from '../../languages/texts.ts';

import { isolate } from '../../shared/rules/text/isolate.ts';

export const text = texts(messages);

/** What a refused file is: 'photo.jpg, image/jpeg, 1.2 MiB'. */
export const fileFacts = (name: string, type: string, bytes: number): string =>
  [isolate(name), type || text.unknownType, text.megabytes({ size: (bytes / 1024 / 1024).toFixed(1) })].join(', ');

export const emptyView = (views: readonly number[]): string =>
  text.emptyView({ count: views.length, views: views.join(', ') });
export const touchingView = (views: readonly number[]): string =>
  text.touchingView({ count: views.length, views: views.join(', ') });
export const wideView = (views: readonly number[]): string =>
  text.wideView({ count: views.length, views: views.join(', ') });
