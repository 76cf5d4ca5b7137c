/**
 * What is new in the part of the forum that is open. The screen says what is open; the server pushes what is written there. Owns
 * the topics, so that a new connection, and the list below a closed post, continue with theirs.
 */
import type { ForumNews } from '../../shared/realtime/forum-news.ts';

export type ForumNewsListener = (news: readonly ForumNews[]) => void;

interface Watch {
  /** A category, or `post:ID`. */
  topic: string;
  listener: ForumNewsListener;
}

/** Only the last one is watched: the others are covered by it. */
let watches: Watch[] = [];
let sender: ((topic: string | null) => void) | null = null;

const topicNow = (): string | null => watches.at(-1)?.topic ?? null;

/** The town was joined. `send` sends `watch_forum`. */
export function joinForumNews(send: (topic: string | null) => void): void {
  sender = send;
  if (watches.length > 0) send(topicNow());
}

/** Reports what is written there until the returned function is called. */
export function watchForum(topic: string, listener: ForumNewsListener): () => void {
  const own: Watch = { topic, listener };
  change([...watches, own]);
  return () => change(watches.filter((watch) => watch !== own));
}

function change(next: Watch[]): void {
  const before = topicNow();
  watches = next;
  if (topicNow() !== before) sender?.(topicNow());
}

export function takeForumNews(news: readonly ForumNews[]): void {
  watches.at(-1)?.listener(news);
}
