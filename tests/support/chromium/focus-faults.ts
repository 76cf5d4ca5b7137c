/**
 * Finds faults of the keyboard focus on a page: controls without a visible focus, or outside of the window while they have it, and
 * groups with more than one stop of Tab.
 */
import type { Page } from '@playwright/test';

/**
 * One line for each fault of the topmost dialog, or else of the page. The focus is where it was afterwards. The last input must
 * have been a key: only then does the browser show the focus.
 */
export function findFocusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** WCAG 2.2, 1.4.11. */
    const LEAST_CONTRAST = 3;
    const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]';
    /** They have one stop, and arrow keys move inside. */
    const GROUPS = '[role="menu"], [role="tablist"], [role="grid"], [role="listbox"], [role="radiogroup"]';
    /** The ring is drawn by these properties. */
    const RINGS = [
      'outline-style',
      'outline-color',
      'box-shadow',
      'border-color',
      'background-color',
      'background-image',
    ];

    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" .${element.className.toString().slice(0, 40)}`;

    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and opacity, 0 to 255. */
    const channelsOf = (colour: string): number[] => {
      if (!pen) return [];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminanceOf = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (one: string, other: string): number => {
      const [a, b] = [luminanceOf(one), luminanceOf(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    /** The first opaque colour behind an element. */
    const groundOf = (element: Element): string => {
      for (let one = element.parentElement; one; one = one.parentElement) {
        const colour = getComputedStyle(one).backgroundColor;
        if ((channelsOf(colour)[3] ?? 0) > 200) return colour;
      }
      return 'white';
    };
    const coloursIn = (value: string): string[] =>
      value.match(/(?:oklch|oklab|lab|lch|rgba?|color|hsl)\([^)]*\)|#\w+/g) ?? [];

    /** What may show the focus of an element: itself, what is drawn on it, and what is around a field, a radio or a title. */
    const partsOf = (element: Element): [Element, string | null][] => {
      const around = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.closest('label, .field'),
      ];
      return around.flatMap((one) =>
        one ? ([null, '::before', '::after'] as const).map((pseudo): [Element, string | null] => [one, pseudo]) : [],
      );
    };
    const looksOf = (element: Element): string[][] =>
      partsOf(element).map(([part, pseudo]) => {
        const style = getComputedStyle(part, pseudo);
        return RINGS.map((name) => style.getPropertyValue(name));
      });

    const dialogs = [
      ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], [role="menu"]'),
    ].filter((one) => one.checkVisibility());
    const root: Element = dialogs.at(-1) ?? document.body;
    const isUsable = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [role="dialog"], [data-radix-focus-guard]') &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);

    const before = document.activeElement;
    for (const element of stops) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const without = looksOf(element);
      element.focus();
      if (document.activeElement !== element) {
        if (document.activeElement === document.body) faults.push(`cannot be focused: ${nameOf(element)}`);
        continue;
      }
      const focused = looksOf(element);
      const ground = groundOf(element);
      const changed = focused.flatMap((look, at) => {
        const values = look.filter((value, index) => value !== without[at]?.[index]);
        // An outline that appears may have the colour that it would have had before.
        const [style = 'none', colour = ''] = look;
        return style !== 'none' && without[at]?.[0] === 'none' ? [...values, colour] : values;
      });
      const contrast = Math.max(0, ...changed.flatMap(coloursIn).map((colour) => contrastOf(colour, ground)));
      if (changed.length === 0) faults.push(`no visible focus: ${nameOf(element)}`);
      else if (contrast < LEAST_CONTRAST)
        faults.push(
          `focus of contrast ${contrast.toFixed(1)}: ${nameOf(element)} ${changed.join(' | ').slice(0, 160)} on ${ground}`,
        );
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width * height > 1 && (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight))
        faults.push(`focused outside of the window: ${nameOf(element)}`);
    }
    for (const group of root.querySelectorAll(GROUPS)) {
      const inside = stops.filter((stop) => group.contains(stop) && stop !== group);
      if (inside.length > 1)
        faults.push(`${inside.length} stops in ${group.role ?? group.getAttribute('role')} ${nameOf(group)}`);
    }
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    return faults;
  });
}
