/** Texts about drafts. */
import messages from '../../languages/en/write.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** What drafts are of. An empty title: it is not known. */
export const draftOfPost = (title: string): string => (title === '' ? text.newPost : text.newPostTitled({ title }));
export const draftOfReply = (title: string): string => text.replyTo({ title: title === '' ? text.aPost : title });
export const draftOfEdit = (title: string): string => text.changeOf({ title: title === '' ? text.aPost : title });
export const draftOfOwnReply = (title: string): string =>
  text.changeOfReply({ title: title === '' ? text.aPost : title });
