/** Recognizes the forum's initial posts, so that pages can show them in the reader's language. Pure. */
import texts from '../languages/en/initial-posts.ts';
import { INITIAL_POST_KEYS, type InitialPostKey } from '../shared/rules/forum.ts';

/**
 * Empty for posts of players, and for an initial post that a moderator redacted. The titles never change, so that they also
 * identify the posts of worlds that have an older text.
 */
export function initialPostOf({ isByTown, title }: { isByTown: boolean; title: string | null }): {
  initialPost?: InitialPostKey;
} {
  const initialPost = isByTown ? INITIAL_POST_KEYS.find((key) => texts[key].title === title) : undefined;
  return initialPost === undefined ? {} : { initialPost };
}
