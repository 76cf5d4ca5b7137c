/** Queries and mutations of the moderation screen. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { moderationKeys } from '../../net/query-keys.ts';
import * as moderation from '../../shared/contract/moderation.ts';
import type { RedactableKind } from '../../shared/contract/moderation.ts';

const AUDIT_PAGE_SIZE = 50;

export const chatQuery = (username: string) =>
  queryOptions({
    queryKey: moderationKeys.chat(username),
    queryFn: ({ signal }) => call(moderation.getRecentChat, { params: { username }, signal }),
  });

/** Null: of all players. */
export const auditQuery = (username: string | null) =>
  infiniteQueryOptions({
    queryKey: moderationKeys.audit(username),
    queryFn: ({ pageParam, signal }) => {
      const page = { page: pageParam, limit: AUDIT_PAGE_SIZE };
      return call(moderation.listAudit, { query: username === null ? page : { ...page, username }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
  });

/** Every query: comments, bios and name tags on the screen may have changed. */
const EVERYTHING = () => [[]];

export const redact = defineMutation({
  send: (kind: RedactableKind, id: string, reason: string) => call(moderation.redact, { body: { kind, id, reason } }),
  invalidates: EVERYTHING,
});

export const mute = defineMutation({
  send: (username: string, minutes: number, reason: string) =>
    call(moderation.mutePlayer, { params: { username }, body: { minutes, reason } }),
  invalidates: EVERYTHING,
});

export const unmute = defineMutation({
  send: (username: string, reason: string) => call(moderation.unmutePlayer, { params: { username }, body: { reason } }),
  invalidates: EVERYTHING,
});
