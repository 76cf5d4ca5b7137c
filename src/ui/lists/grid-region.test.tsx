/** A grid of a list from the server: its keys, and its place after another filter. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps, makePageTall } from '../../../tests/support/page.ts';
import { useCell } from './cell-focus.ts';
import { GridRegion } from './grid-region.tsx';

beforeAll(() => {
  fillPageGaps();
  makePageTall();
});
afterEach(cleanup);

function Tile({ name }: { name: string }) {
  return (
    <button type="button" {...useCell()}>
      {name}
    </button>
  );
}

const region = (filterKey: string, cells: readonly string[]) => (
  <GridRegion
    query={{ data: cells, error: null, refetch: () => Promise.resolve() }}
    loadFailed="Error: "
    skeleton={null}
    empty={<p>None</p>}
    filterKey={filterKey}
    label="Cells"
    cells={cells}
    keyOf={(name) => name}
    renderCell={(name) => <Tile name={name} />}
    estimatePx={100}
  />
);

it('is one tab stop, which another filter puts on the first cell', async () => {
  const user = userEvent.setup();
  const { rerender } = render(region('all', ['a', 'b', 'c']));
  await user.tab();
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('c');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  rerender(region('some', ['b', 'c']));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('b');
});

it('says that no cell is left', () => {
  render(region('none', []));
  expect(screen.getByRole('status').textContent).toBe('None');
});
