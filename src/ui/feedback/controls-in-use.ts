/**
 * Measures what a toast must not cover: the enabled or focused controls in sight that are not behind a dialog, as far as their scroll
 * areas show them, and those scroll areas themselves. Reads the page and changes nothing.
 */
import type { Box } from './toast-place.ts';
import { overlaps } from './toast-room.ts';

const CONTROLS = [
  'button',
  'a[href]',
  'input:not([type="hidden"])',
  'textarea',
  'select',
  'summary',
  'label:has(input)',
  ...['button', 'switch', 'tab', 'option', 'menuitem', 'slider', 'checkbox', 'radio', 'link', 'gridcell'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');
const DISABLED = ':disabled, [aria-disabled="true"]';
/** Toasts themselves, and what a modal dialog shuts off. */
const OUT_OF_USE = '.toast-layer, [data-aria-hidden="true"], [inert]';

export interface InUse {
  controls: Box[];
  /** Areas that scroll and have controls: what is in them moves. */
  scrollAreas: Box[];
  /** That of the controls which shows that it has the focus. */
  focused: Box | null;
}

const EVERYWHERE: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const isEmpty = ({ left, top, right, bottom }: Box): boolean => right <= left || bottom <= top;

/** What reaches into one of the boxes. */
export function controlsInUse(boxes: readonly Box[]): InUse {
  const clips = new Map<Element, Box>();
  const scrollAreas: Box[] = [];

  /** What is shown of the content of an element. */
  const clipOf = (element: Element | null): Box => {
    if (element === null || element === document.body || element === document.documentElement) return EVERYWHERE;
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const around = position === 'fixed' ? EVERYWHERE : clipOf(element.parentElement);
    let clip = around;
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      clip = common(around, element.getBoundingClientRect());
      const isScrolling = overflowY !== 'hidden' && element.scrollHeight > element.clientHeight + 1;
      if (isScrolling && !isEmpty(clip)) scrollAreas.push(clip);
    }
    clips.set(element, clip);
    return clip;
  };

  const controls: Box[] = [];
  let focused: Box | null = null;
  for (const control of document.querySelectorAll(CONTROLS)) {
    const rect = control.getBoundingClientRect();
    if (rect.width <= 1 || rect.height <= 1 || !boxes.some((box) => overlaps(box, rect))) continue;
    // The focus is in sight, also on a control that does nothing now.
    if ((control.matches(DISABLED) && control !== document.activeElement) || control.closest(OUT_OF_USE)) continue;
    const box = common(rect, clipOf(control.parentElement));
    if (isEmpty(box) || getComputedStyle(control).visibility === 'hidden') continue;
    controls.push(box);
    if (control === document.activeElement && control.matches(':focus-visible')) focused = box;
  }
  return { controls, scrollAreas, focused };
}
