/** Queries and mutations of reports. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { reportKeys } from '../../net/query-keys.ts';
import type { BodyOf } from '../../shared/contract/endpoint.ts';
import * as reports from '../../shared/contract/reports.ts';
import type { ReportQueue } from '../../shared/contract/reports.ts';

const PAGE_SIZE = 20;
/** Interval at which the open queue is refetched. */
const QUEUE_REFETCH_MS = 30_000;

export const ownReportsQuery = () =>
  queryOptions({
    queryKey: reportKeys.own,
    queryFn: async ({ signal }) => (await call(reports.listOwnReports, { signal })).reports,
  });

export const queueQuery = (queue: ReportQueue) =>
  infiniteQueryOptions({
    queryKey: reportKeys.queue(queue),
    queryFn: ({ pageParam, signal }) =>
      call(reports.listReports, { query: { queue, page: pageParam, limit: PAGE_SIZE }, signal }),
    refetchInterval: queue !== 'decided' && QUEUE_REFETCH_MS,
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
  });

export const sendReport = defineMutation({
  send: (body: BodyOf<typeof reports.sendReport>) => call(reports.sendReport, { body }),
  invalidates: () => [reportKeys.own],
});

export const appealDecision = defineMutation({
  send: (id: string, text: string) => call(reports.appealDecision, { params: { id }, body: { text } }),
  invalidates: () => [reportKeys.own],
});

/** Every query: a decision may change what is on the screen. After a refusal as well: another moderator may have been first. */
const EVERYTHING = () => [[]];

export const decide = defineMutation({
  send: (id: string, body: BodyOf<typeof reports.decideReport>) => call(reports.decideReport, { params: { id }, body }),
  invalidates: EVERYTHING,
});

export const decideAppeal = defineMutation({
  send: (id: string, body: BodyOf<typeof reports.decideAppeal>) => call(reports.decideAppeal, { params: { id }, body }),
  invalidates: EVERYTHING,
});

export const recordAppeal = defineMutation({
  send: (id: string, text: string) => call(reports.recordAppeal, { params: { id }, body: { text } }),
  invalidates: EVERYTHING,
});
