/**
 * Ids of what was written since, in the category or post that is open. They are pushed, and polled for. Own texts and those of
 * blocked players are not news.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../net/query-client.ts';
import type { ForumNews } from '../../shared/realtime/forum-news.ts';
import { namesInclude } from '../../state/chat/chat-log.ts';
import { isSamePlayer } from '../../state/people/people.ts';
import { watchForum } from '../../state/session/forum-news.ts';
import { session } from '../../state/session/session.ts';
import { type ForumTopic, newsQuery } from './calls.ts';

/** `after` is the newest id that is shown; null while nothing is. */
export function useNews(topic: ForumTopic, after: string | null): readonly string[] {
  const query = newsQuery(topic, after ?? '0');
  const { data } = useQuery({ ...query, enabled: after !== null });
  const name = 'filter' in topic ? topic.filter : `post:${topic.postId}`;
  const isOn = after !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const { queryKey } = newsQuery('filter' in topic ? { filter: topic.filter } : { postId: topic.postId }, after);
    return watchForum(name, (news) => {
      const ids = news.filter(isNews).map(({ postId, replyId }) => replyId ?? postId);
      const fresh = ids.filter((id) => Number(id) > Number(after));
      if (fresh.length === 0) return;
      queryClient.setQueryData(queryKey, (known) => ({
        success: true,
        ids: [...new Set([...(known?.ids ?? []), ...fresh])],
      }));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `name` identifies the topic
  }, [name, after, isOn]);
  return data.ids;
}

function isNews({ author }: ForumNews): boolean {
  const { user } = session;
  return !isSamePlayer(author, user?.username) && !namesInclude(user?.blockedList ?? [], author);
}
