import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { scrollStop } from './scroll-stop.ts';

fillPageGaps();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Heights in CSS px: of all content, and of what is shown of it. */
function haveHeights(content: number, shown: number): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

const Part = ({ hasButton = false }) => (
  <output ref={scrollStop} aria-label="part">
    Nothing here
    {hasButton && <button type="button">Look again</button>}
  </output>
);
const part = (): HTMLElement => screen.getByLabelText('part');

it('is a stop of Tab while its text is higher than itself', () => {
  haveHeights(200, 120);
  render(<Part />);
  expect(part().tabIndex).toBe(0);
});

it('is no stop where all of it is shown', () => {
  haveHeights(120, 120);
  render(<Part />);
  expect(part().hasAttribute('tabindex')).toBe(false);
});

it('leaves the stop to a control inside, also to one that comes later', async () => {
  haveHeights(200, 120);
  const { rerender } = render(<Part />);
  rerender(<Part hasButton />);
  await waitFor(() => expect(part().hasAttribute('tabindex')).toBe(false));
});
