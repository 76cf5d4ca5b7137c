/**
 * Sends news of the forum to the players who have a category or a post open: each new post and reply, at most one push in
 * `GAP_MS`. Owns who has what open. Clients without pushes poll, as do those whose category is on another server.
 */
import type { ForumNews } from '../../../shared/realtime/forum-news.ts';
import { watchPayload } from '../../../shared/realtime/forum-news.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';

/** Milliseconds. */
const GAP_MS = 1000;
/** News of one push; further ones are found by the next poll. */
const NEWS_A_PUSH = 50;

export interface ForumReaders {
  /** Handles `watch_forum`. `args` are not validated. */
  watch(playerId: string, args: readonly unknown[]): void;
  forget(playerId: string): void;
  /** Call this after the commit. */
  announce(news: ForumNews): void;
  stop(): void;
}

export function createForumReaders(send: (playerId: string, news: ForumNews[]) => void): ForumReaders {
  /** By player: `post:ID` or a category. */
  const topics = new Map<string, string>();
  let pending: ForumNews[] = [];
  let cancel: Cancel | null = null;

  const isAbout = (topic: string, { postId, replyId, category }: ForumNews): boolean =>
    replyId === undefined ? topic === 'all' || topic === category : topic === `post:${postId}`;

  function flush(): void {
    const news = pending;
    pending = [];
    cancel = null;
    for (const [playerId, topic] of topics) {
      const theirs = news.filter((one) => isAbout(topic, one));
      if (theirs.length > 0) send(playerId, theirs.slice(-NEWS_A_PUSH));
    }
  }

  return {
    watch(playerId, args) {
      const parsed = watchPayload.safeParse(args.slice(0, 1));
      if (!parsed.success) return;
      const [topic] = parsed.data;
      if (topic === null) topics.delete(playerId);
      else topics.set(playerId, topic);
    },
    forget: (playerId) => void topics.delete(playerId),
    announce(news) {
      if (topics.size === 0) return;
      pending.push(news);
      cancel ??= runtime.setTimeout(flush, GAP_MS);
    },
    stop() {
      cancel?.();
      topics.clear();
    },
  };
}
