/** Finds text fields that an on-screen keyboard covers. */
import type { Page } from '@playwright/test';

/** Share of the window that the keyboard takes. */
const KEYBOARD = { upright: 0.4, lying: 0.5 } as const;

/**
 * Focuses each shown text field of the topmost dialog, or of the page without one, and lays a keyboard over the lower part of the
 * page, as iOS does. One line for each field that is not in sight above it, at least its first line.
 */
export function findCoveredFields(page: Page): Promise<string[]> {
  return page.evaluate(async ({ upright, lying }) => {
    const FIELDS =
      'input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="password"]), textarea';
    const LINE_PX = 40;
    const share = innerWidth > innerHeight ? lying : upright;
    const view = window.visualViewport;
    if (view === null) return ['no visual viewport'];
    const root =
      [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
        .filter((dialog) => dialog.checkVisibility())
        .at(-1) ?? document.body;
    const found: string[] = [];
    const frames = async (): Promise<void> => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    };
    const lay = async (part: number): Promise<void> => {
      Object.defineProperty(view, 'height', { get: () => innerHeight * (1 - part), configurable: true });
      view.dispatchEvent(new Event('resize'));
      await frames();
    };
    const before = document.activeElement;
    for (const field of root.querySelectorAll<HTMLElement>(FIELDS)) {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.matches(':disabled')) continue;
      field.focus();
      if (document.activeElement !== field) continue;
      await lay(share);
      await new Promise((done) => setTimeout(done, 150));
      const { left, top, right, bottom } = field.getBoundingClientRect();
      const floorPx = innerHeight * (1 - share);
      const lowest = Math.min(bottom, top + LINE_PX);
      const name = field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? field.id;
      const hit = document.elementFromPoint((left + right) / 2, (top + lowest) / 2);
      const isHit =
        hit !== null && (hit === field || field.contains(hit) || hit.closest('label')?.contains(field) === true);
      if (top < 0 || lowest > floorPx + 1 || !isHit)
        found.push(
          `${name} is at ${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(floorPx)}, hit: ${hit?.className}`,
        );
      field.blur();
      await lay(0);
    }
    if (before instanceof HTMLElement) before.focus();
    return found;
  }, KEYBOARD);
}
