/** Every list has a last page that can be read, so that no call reads a list to its end by its page number. */
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { PAGE_MAX } from '../rules/limits.ts';
import { contract } from './index.ts';

const pages = Object.entries(contract).flatMap(([name, endpoint]) => {
  const query: unknown = 'query' in endpoint ? endpoint.query : undefined;
  if (!(query instanceof z.ZodMiniObject)) return [];
  const fields = Object.keys(query.shape).filter((field) => /page$/i.test(field));
  return fields.map((field) => [name, field, query] as const);
});

test('there are lists with pages', () => expect(pages.length).toBeGreaterThan(7));

test.each(pages)('%s accepts %s up to the last page', (_, field, query) => {
  const refused = (page: number): boolean =>
    query.safeParse({ [field]: String(page) }).error?.issues.some(({ path }) => path[0] === field) ?? false;
  expect([refused(1), refused(PAGE_MAX), refused(PAGE_MAX + 1), refused(1e15)]).toEqual([false, false, true, true]);
});
