/** The calls of the moderation screen. Each act is live at once on the server; what it changed is asked for again here. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import * as moderation from '../../shared/contract/moderation.ts';
import type { RedactableKind } from '../../shared/contract/moderation.ts';

const MODERATION = 'moderation';
const AUDIT_PAGE_SIZE = 50;

export const chatQuery = (username: string) =>
  queryOptions({
    queryKey: [MODERATION, 'chat', username],
    queryFn: ({ signal }) => call(moderation.getRecentChat, { params: { username }, signal }),
  });

/** Of one player, or of all for null. */
export const auditQuery = (username: string | null) =>
  infiniteQueryOptions({
    queryKey: [MODERATION, 'audit', username],
    queryFn: ({ pageParam, signal }) => {
      const page = { page: pageParam, limit: AUDIT_PAGE_SIZE };
      return call(moderation.listAudit, { query: username === null ? page : { ...page, username }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
  });

async function thenRefresh<Reply>(underway: Promise<Reply>): Promise<Reply> {
  try {
    return await underway;
  } finally {
    // Of what is on the screen, comments, bios and name tags may just have changed.
    void queryClient.invalidateQueries();
  }
}

export const redact = (kind: RedactableKind, id: string, reason: string) =>
  thenRefresh(call(moderation.redact, { body: { kind, id, reason } }));

export const mute = (username: string, minutes: number, reason: string) =>
  thenRefresh(call(moderation.mutePlayer, { params: { username }, body: { minutes, reason } }));

export const unmute = (username: string, reason: string) =>
  thenRefresh(call(moderation.unmutePlayer, { params: { username }, body: { reason } }));
