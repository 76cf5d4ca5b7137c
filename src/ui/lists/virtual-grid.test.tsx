/** A virtualized grid with arrow keys. */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type Arrows, cellAfter, useCell, useCellControl } from './cell-focus.ts';
import { VirtualGrid } from './virtual-grid.tsx';

const BOX_PX = 400;
const CELLS = Array.from({ length: 200 }, (_, index) => `cell ${index}`);

beforeAll(() => {
  fillPageGaps();
  // jsdom has no layout.
  for (const side of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth']) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: BOX_PX });
  }
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

function Tile({ name }: { name: string }) {
  const cell = useCell();
  const control = useCellControl();
  return (
    <span>
      <button type="button" {...cell}>
        {name}
      </button>
      <button type="button" {...control}>
        like {name}
      </button>
    </span>
  );
}

const show = (arrows?: Arrows) =>
  render(
    <>
      <VirtualGrid
        label="Cells"
        cells={CELLS}
        keyOf={(name) => name}
        renderCell={(name) => <Tile name={name} />}
        estimatePx={100}
        columns={[2, 2, 2, 2, 2]}
        {...(arrows === undefined ? {} : { arrows })}
      />
      <button type="button">after</button>
    </>,
  );
const focused = () => document.activeElement?.textContent;

describe('a grid with arrow keys', () => {
  it('is one tab stop; keys move between cells, Shift with Right to their other controls', async () => {
    const user = userEvent.setup();
    show('grid');
    await screen.findByText('cell 0');
    await user.tab();
    expect(focused()).toBe('cell 0');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('cell 3');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(focused()).toBe('like cell 3');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('cell 1');
    await user.tab();
    expect(focused()).toBe('after');
    await user.tab({ shift: true });
    expect(focused()).toBe('cell 1');
  });

  it('goes forward by Left in a language from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const user = userEvent.setup();
    show('grid');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('cell 1');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(focused()).toBe('like cell 1');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    expect(focused()).toBe('cell 0');
  });

  it('reaches the last cell, which is not in the document before', async () => {
    const user = userEvent.setup();
    show('line');
    await screen.findByText('cell 0');
    expect(screen.queryByText('cell 199')).toBeNull();
    await user.tab();
    await user.keyboard('{End}');
    await screen.findByText('cell 199');
    expect(focused()).toBe('cell 199');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('cell 198');
  });

  it('keeps the cell with the focus while it is scrolled out of sight', async () => {
    const user = userEvent.setup();
    show('line');
    await screen.findByText('cell 0');
    await user.tab();
    const box = screen.getByRole('region', { name: 'Cells' });
    act(() => box.scrollTo({ top: 5000 }));
    await screen.findByText('cell 100');
    expect(focused()).toBe('cell 0');
  });

  it('leaves all controls as tab stops without arrow keys', async () => {
    const user = userEvent.setup();
    show();
    await screen.findByText('cell 0');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('like cell 0');
  });
});

it.each([
  ['ArrowDown', 0, 'line', 1],
  ['ArrowDown', 0, 'grid', 3],
  ['ArrowUp', 1, 'grid', 1],
  ['ArrowDown', 8, 'grid', 10],
  ['ArrowDown', 10, 'grid', 10],
  ['ArrowRight', 10, 'grid', 10],
  ['ArrowRight', 2, 'line', null],
  ['Home', 7, 'line', 0],
  ['End', 7, 'grid', 10],
  ['PageDown', 7, 'grid', null],
] as const)('%s at cell %i of a %s goes to %s', (key, at, arrows, expected) => {
  expect(cellAfter(key, at, { arrows, columns: 3, count: 11 })).toBe(expected);
});
