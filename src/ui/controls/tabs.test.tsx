/** The strip of tabs on a narrow window: the selected tab is in sight. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const TABS = [
  { value: 'about', label: 'About' },
  { value: 'comments', label: 'Comments' },
  { value: 'mutuals', label: 'Mutual friends' },
];
const WIDTH_PX = 100;

/** A strip of 250 px with three tabs of 100 px. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const strip = this.closest('.flags');
    if (strip === null || this === strip) return new DOMRect(0, 0, 250, 40);
    const at = [...strip.querySelectorAll('[role="tab"]')].indexOf(this);
    return new DOMRect(at * WIDTH_PX - strip.scrollLeft, 0, WIDTH_PX, 40);
  });
}

it('scrolls to the selected tab, and no farther', () => {
  layOut();
  const show = (value: string) => <Tabs label="Profile" tabs={TABS} value={value} onChange={() => undefined} />;
  const { container, rerender } = render(show('about'));
  const left = () => container.querySelector('.flags')?.scrollLeft;
  rerender(show('mutuals'));
  expect(left()).toBe(66);
  rerender(show('comments'));
  expect(left()).toBe(66);
});
