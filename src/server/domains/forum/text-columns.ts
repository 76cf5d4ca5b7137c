/** Computes the columns of a post that depend on its text: preview, search text and NSFW mark. Pure. */
import { PREVIEW_MAX_LENGTH } from '../../../shared/rules/forum.ts';
import { plainText } from '../../../shared/rules/bbcode/plain-text.ts';
import { searchTextOf } from './search-words.ts';

export function textColumns(title: string, message: string, isSensitiveText: (text: string) => boolean) {
  const plain = plainText(message);
  return {
    title,
    message,
    preview: plainText(message, PREVIEW_MAX_LENGTH),
    searchText: searchTextOf(`${title} ${plain}`),
    automaticallyNsfw: isSensitiveText(`${title}\n${message}`) ? 1 : 0,
  };
}
