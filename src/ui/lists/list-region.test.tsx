/** The states of a list from the server. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { ListRegion, type ListRegionProps } from './list-region.tsx';

fillPageGaps();
afterEach(cleanup);

const refetch = vi.fn(() => Promise.resolve());

function show(query: Pick<ListRegionProps['query'], 'data' | 'error'>, rest: Partial<ListRegionProps> = {}) {
  render(
    <ListRegion
      query={{ ...query, refetch }}
      loadFailed="Error: "
      skeleton={<p>Loading</p>}
      isEmpty={false}
      empty={<p>Nothing here</p>}
      {...rest}
    >
      <p>Rows</p>
    </ListRegion>,
  );
}

const shown = (): string => document.body.textContent;

it('shows the skeleton while the first load is pending', () => {
  show({ data: undefined, error: null });
  expect(shown()).toBe('Loading');
});

it('shows why the first load failed and retries on request', async () => {
  show({ data: undefined, error: new Error('Out of order') }, { retryText: 'Retry' });
  expect(screen.getByRole('alert').textContent).toContain('Error: Out of order');
  expect(shown()).not.toContain('Rows');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('announces an empty list', () => {
  show({ data: [], error: null }, { isEmpty: true });
  expect(screen.getByRole('status').textContent).toBe('Nothing here');
  expect(shown()).toBe('Nothing here');
});

it('keeps the rows when a refetch fails', () => {
  show({ data: ['row'], error: new Error('Out of order') });
  expect(shown()).toBe('Rows');
});
