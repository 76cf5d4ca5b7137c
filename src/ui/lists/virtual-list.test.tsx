/** A long list: the cost of scrolling does not grow with the number of rows. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { VirtualList } from './virtual-list.tsx';

const ROWS = Array.from({ length: 20_000 }, (_, index) => `row ${index}`);
const ROW_PX = 100;
/** The box is as high as one row; the list keeps six more on each side. */
const ROWS_MOUNTED = 1 + 2 * 6;

beforeAll(() => {
  fillPageGaps();
  // jsdom has no layout.
  for (const side of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth']) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: ROW_PX });
  }
});
afterEach(cleanup);

describe('a long list', () => {
  it('reads the keys of visible rows only when it is scrolled', async () => {
    let asked = 0;
    const keyOf = (row: string): string => {
      asked += 1;
      return row;
    };
    render(
      <VirtualList
        rows={ROWS}
        keyOf={keyOf}
        estimatePx={ROW_PX}
        label="Rows"
        renderRow={(row) => <span>{row}</span>}
      />,
    );
    const box = screen.getByRole('region', { name: 'Rows' });
    expect(await screen.findByText('row 0')).toBeTruthy();
    asked = 0;
    act(() => {
      box.scrollTop = 150 * ROW_PX;
      box.dispatchEvent(new Event('scroll'));
    });
    expect(await screen.findByText('row 150')).toBeTruthy();
    expect(screen.queryByText('row 0')).toBeNull();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(2 * ROWS_MOUNTED);
  });

  it('does not render rows again that stay visible, except when the caller renders', async () => {
    const made: string[] = [];
    const renderRow = (row: string) => {
      made.push(row);
      return <span>{row}</span>;
    };
    const list = (render: typeof renderRow) => (
      <VirtualList rows={ROWS} keyOf={(row) => row} estimatePx={ROW_PX} label="Rows" renderRow={render} />
    );
    const { rerender } = render(list(renderRow));
    const box = screen.getByRole('region', { name: 'Rows' });
    expect(await screen.findByText('row 0')).toBeTruthy();
    made.length = 0;
    for (const at of [1, 2, 3]) {
      act(() => {
        box.scrollTop = at * ROW_PX;
        box.dispatchEvent(new Event('scroll'));
      });
      expect(await screen.findByText(`row ${at + 6}`)).toBeTruthy();
    }
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual([...new Set(made)]);
    expect(made).not.toContain('row 3');
    rerender(list((row) => <b>{row}</b>));
    expect(screen.getByText('row 3').tagName).toBe('B');
  });
});
