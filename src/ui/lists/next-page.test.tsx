/** A paginated list whose end is visible: pages load automatically, but a failed page is not retried automatically. */
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps, makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { ListRegion } from './list-region.tsx';
import { NextPageFoot, useNextPage } from './next-page.tsx';
import { VirtualList } from './virtual-list.tsx';

beforeAll(() => {
  fillPageGaps();
  makePageTall();
});
afterEach(cleanup);

const LAST_PAGE = 3;
let asked: number[] = [];
let failing = new Set<number>();

function List() {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return failing.has(pageParam) ? Promise.reject(new Error('Out of order')) : Promise.resolve([`row ${pageParam}`]);
    },
    getNextPageParam: (_page, pages) => (pages.length < LAST_PAGE ? pages.length + 1 : undefined),
  });
  const rows = query.data?.pages.flat() ?? [];
  return (
    <ListRegion query={query} loadFailed="Error: " skeleton={<p>Loading</p>} isEmpty={false} empty={null}>
      <VirtualList
        label="Rows"
        rows={rows}
        keyOf={(row) => row}
        estimatePx={100}
        onNearEnd={useNextPage(query)}
        foot={<NextPageFoot pages={query} loading="Loading more" failed="No more came." end="That is all." />}
        renderRow={(row) => <span>{row}</span>}
      />
    </ListRegion>
  );
}

function open(...failingPages: number[]) {
  asked = [];
  failing = new Set(failingPages);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <List />
    </QueryClientProvider>,
  );
}

it('loads pages until the last one and shows the end text', async () => {
  open();
  expect(await screen.findByText('That is all.')).toBeTruthy();
  expect(screen.getByText('row 3')).toBeTruthy();
  expect(asked).toEqual([1, 2, 3]);
});

it('retries a failed page only when the player presses the button', async () => {
  open(2);
  expect((await screen.findByRole('alert')).textContent).toContain('No more came.');
  expect(screen.getByText('row 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => asked, PATIENT).toEqual([1, 2, 2]);
  expect(await screen.findByRole('alert')).toBeTruthy();
  failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('That is all.')).toBeTruthy();
  expect(asked).toEqual([1, 2, 2, 2, 3]);
});

it('shows why the first page failed, and loads it on retry', async () => {
  open(1);
  expect(await screen.findByText('Error: Out of order')).toBeTruthy();
  failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('row 1')).toBeTruthy();
});
