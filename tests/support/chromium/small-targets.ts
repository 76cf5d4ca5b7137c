/** Finds controls that are too small for a finger or partly covered, in any part of a page. */
import type { Locator } from '@playwright/test';

/** Least size of a target, CSS px. */
const TARGET_PX = 44;

export interface TargetOptions {
  /** Looks also at what is scrolled out of sight, by bringing it into sight for a moment. */
  isScrolling?: boolean;
}

export interface Targets {
  /** Number of controls that were measured. */
  count: number;
  /** One line for each that is too small, or partly covered. */
  faults: string[];
}

/**
 * One line for each control of the part that is smaller, unless its own target reaches so far around it, or whose target is partly
 * covered, with what is pressed there. Disabled controls, thumbs of sliders, and what is scrolled out of sight are left out.
 */
export const findSmallTargets = async (part: Locator): Promise<string[]> => (await measureTargets(part)).faults;

export function measureTargets(part: Locator, { isScrolling = false }: TargetOptions = {}): Promise<Targets> {
  return part.evaluate(
    (root, { targetPx, isFollowed }) => {
      const CONTROLS = `button, a[href], input, textarea, summary, [role="switch"], [role="tab"], [role^="menuitem"], [role="option"],
        [role="radio"], [role="checkbox"], [role="gridcell"], [role="slider"]`;
      /** What is pressed in place of a control: the label of a field, the whole row of a post, the track of a slider. */
      const WIDER = {
        'input, textarea': 'label, .field',
        '.post-title': '.post-row',
        '.thumb': '.slider',
      };
      /** What is over a control for a while only, and the awning, below which a dialog scrolls. */
      const PASSING = '.toast-layer, .tooltip-layer, .reward-card, .menu, .awning, [role="menu"], [role="listbox"]';
      /** What is below another layer is not pressed. */
      const LAYERS = '[role="dialog"], [role="alertdialog"], .scrim';
      /** Of the controls of one kind out of sight, such as emoji, so many are brought into it. */
      const MOST_ALIKE = 12;
      const reachPx = targetPx / 2 - 1;
      const nameOf = (element: Element): string =>
        element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 24) || element.className.toString());
      /** Whether the element is in the window, and no part that scrolls hides some of its target. */
      const isInSight = (element: Element): boolean => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const [aside, above] = [Math.max(0, reachPx - width / 2), Math.max(0, reachPx - height / 2)];
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow)) continue;
          const box = around.getBoundingClientRect();
          const isCut = /auto|scroll/.test(getComputedStyle(around).overflow);
          const [x, y] = isCut ? [aside, above] : [0, 0];
          if (left - x < box.left || right + x > box.right || top - y < box.top || bottom + y > box.bottom)
            return false;
        }
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      };
      /** What is pressed in place of the control at one of the points, if any. */
      const coverAt = (
        element: Element,
        target: Element,
        points: readonly (readonly [number, number])[],
      ): string | undefined => {
        for (const [x, y] of points) {
          const hit = document.elementFromPoint(x, y);
          const passing = hit?.closest(PASSING) ?? null;
          if (passing !== null && !passing.contains(element)) continue;
          if (hit?.closest(LAYERS) !== element.closest(LAYERS)) continue;
          if (hit !== null && (target.contains(hit) || hit.closest('label')?.contains(element) === true)) continue;
          return `${hit?.tagName.toLowerCase() ?? 'nothing'}.${hit?.className.toString().slice(0, 40) ?? ''}`;
        }
        return undefined;
      };
      /** Brings the element into sight. Returns a function that takes it back. */
      const follow = (element: Element): (() => void) => {
        const before: [Element, number, number][] = [];
        for (let around = element.parentElement; around; around = around.parentElement)
          before.push([around, around.scrollLeft, around.scrollTop]);
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        return () => {
          for (const [part, left, top] of before) part.scrollTo({ left, top, behavior: 'instant' });
        };
      };
      const followed = new Map<string, number>();
      const isFew = (element: Element): boolean => {
        const kind = element.getAttribute('class') ?? element.tagName;
        const before = followed.get(kind) ?? 0;
        followed.set(kind, before + 1);
        return before < MOST_ALIKE;
      };
      let count = 0;
      const faults: string[] = [];
      const measure = (element: Element, target: Element): void => {
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width < 2 || !isInSight(target)) return;
        count += 1;
        const [x, y] = [left + width / 2, top + height / 2];
        const points = [-reachPx, reachPx].flatMap((away) => [[x + away, y] as const, [x, y + away] as const]);
        const cover = coverAt(element, target, points);
        if (cover === undefined) return;
        faults.push(`${nameOf(element)} (${Math.round(width)} x ${Math.round(height)}, pressed there: ${cover})`);
      };
      for (const element of root.querySelectorAll(CONTROLS)) {
        // The name before the words of a chat line is as high as the line.
        if (element.matches(':disabled, [aria-disabled="true"], .chat-name, [tabindex="-1"][aria-hidden]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // A field is reached through its label, the title of a post through its row.
        const widerOf = Object.entries(WIDER).find(([kind]) => element.matches(kind))?.[1];
        const target = (widerOf === undefined ? null : element.closest(widerOf)) ?? element;
        const takeBack = isFollowed && !isInSight(target) && isFew(element) ? follow(target) : undefined;
        measure(element, target);
        takeBack?.();
      }
      return { count, faults };
    },
    { targetPx: TARGET_PX, isFollowed: isScrolling },
  );
}
