/** Links to posts and replies: `/?post=7&reply=12` opens the town with the post. */
import { openScreen } from '../../screens/screens.ts';
import { navigate, route } from '../../state/session/route.ts';

const ID = /^[1-9]\d{0,14}$/;
/** No post has it. */
const NO_ID = '0';

export function postLink(postId: string, replyId?: string): string {
  const query = new URLSearchParams({ post: postId, ...(replyId !== undefined && { reply: replyId }) });
  return `${window.location.origin}/?${query}`;
}

/** Opens the post that the address names, and cleans the address, so that a reload does not open it once more. */
export function followPostLink(): void {
  const query = new URLSearchParams(route.search);
  const post = query.get('post');
  if (post === null) return;
  const reply = query.get('reply');
  query.delete('post');
  query.delete('reply');
  navigate(`/${query.size > 0 ? `?${query}` : ''}`, 'replace');
  const selectedPostId = ID.test(post) ? post : NO_ID;
  openScreen('forum', { selectedPostId, ...(reply !== null && ID.test(reply) && { selectedReplyId: reply }) });
}
