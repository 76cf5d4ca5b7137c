/** Scrolling to an element moves its list alone. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scrollInList } from './scroll-in-list.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A list of 700 px from 100 on; the row is 100 px high and begins at 1,800. */
function renderList(): HTMLElement {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('scroll') ? new DOMRect(0, 100, 390, 700) : new DOMRect(0, 1800, 390, 100);
  });
  render(
    <div data-testid="sheet">
      <div className="scroll" data-testid="list">
        <p>row</p>
      </div>
    </div>,
  );
  return screen.getByTestId('list');
}

it.each([
  ['top', 1700],
  ['middle', 1400],
] as const)('brings the %s of an element to that of its list and leaves all around it', (align, scrollTop) => {
  const list = renderList();
  const row = screen.getByText('row');
  scrollInList(row, align);
  expect(list.scrollTop).toBe(scrollTop);
  expect(screen.getByTestId('sheet').scrollTop).toBe(0);
});

it('does nothing without an element or a list', () => {
  const list = renderList();
  scrollInList(null, 'top');
  scrollInList(list, 'top');
  expect(list.scrollTop).toBe(0);
});
