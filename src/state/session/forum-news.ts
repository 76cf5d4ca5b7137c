/**
 * What is new in the part of the forum that is open. The screen says what is open; the server pushes what is written there. Owns
 * the topic, so that a new connection continues with it.
 */
import type { ForumNews } from '../../shared/realtime/forum-news.ts';

export type ForumNewsListener = (news: readonly ForumNews[]) => void;

/** A category, or `post:ID`. */
let topic: string | null = null;
let sender: ((topic: string | null) => void) | null = null;
const listeners = new Set<ForumNewsListener>();

/** The town was joined. `send` sends `watch_forum`. */
export function joinForumNews(send: (topic: string | null) => void): void {
  sender = send;
  if (topic !== null) send(topic);
}

/** Pushes what is written there until the returned function is called. Only one topic is watched at a time. */
export function watchForum(next: string, listener: ForumNewsListener): () => void {
  topic = next;
  sender?.(next);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (topic !== next) return;
    topic = null;
    sender?.(null);
  };
}

export function takeForumNews(news: readonly ForumNews[]): void {
  for (const listener of listeners) listener(news);
}
