/** Posts and previews as pages show them: the town's first posts in the page's language, all others as they were sent. */
import { translateInitial } from '../../languages/initial-post-words.ts';
import type { ForumPost, PostPreview } from '../../shared/contract/forum.ts';
import { shownText } from '../../rich-text/bbcode/shown-text.ts';
import { PREVIEW_MAX_LENGTH } from '../../shared/rules/forum.ts';

export const translatePreviews = (posts: readonly PostPreview[]): Promise<PostPreview[]> =>
  translateInitial(posts, (post, { title, message }) => ({
    ...post,
    title,
    message: shownText(message, PREVIEW_MAX_LENGTH),
  }));

export async function translatePreview<Preview extends PostPreview>(preview: Preview): Promise<Preview> {
  const [shown] = await translatePreviews([preview]);
  return { ...preview, ...shown };
}

export async function translatePost<Post extends ForumPost>(post: Post): Promise<Post> {
  const [shown] = await translateInitial<ForumPost>([post], (one, words) => ({ ...one, ...words }));
  return { ...post, ...shown };
}
