/**
 * Finds faults of the game screen's layout: parts or controls that overlap, stand outside of the window or are covered,
 * targets that are too small for a finger, cut or tiny text, and too little free space for the town.
 */
import type { Page } from '@playwright/test';

export interface LayoutLimits {
  /** Smallest side of a control, CSS px. */
  targetPx: number;
  /** Least size of the part of the town that nothing covers, CSS px. */
  free: { widthPx: number; heightPx: number };
}

/** One line for each fault, with the boxes in CSS px. */
export function findLayoutFaults(page: Page, limits: LayoutLimits): Promise<string[]> {
  return page.evaluate(({ targetPx, free }) => {
    const PARTS = `.hud-card, .hud-purse, .hud-plate, .hud-place .sign, .hud-menus, .hud-knob, .chat-window, .chat-glimpse-lines,
      .chat-unfold, .friends-panel, .radio-panel, .joystick, .hud-zoom-in, .hud-zoom-out, .hud-bar, .composer, .strip-toggle,
      .radio-toggle, .hud-level, .menu-drawer, [role="menu"], .offline-card`;
    const CONTROLS = 'button, input, a, [role="slider"], [role^="menuitem"], .joystick';
    const SURFACES =
      '.offline-card, .hudpanel, .purse, .sign, .hud-plate, .field, .btn, .menu-drawer, [role="menu"], .chat-glimpse-lines';
    const LEAST_FONT_PX = 12;
    const faults: string[] = [];

    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
    const written = ({ left, top, width, height }: Box): string =>
      [left, top, width, height].map((px) => Math.round(px)).join(' ');
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 24) || element.className.toString());
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).display !== 'contents' &&
      element.getBoundingClientRect().width > 1;
    const areRelated = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
    const doOverlap = (a: Box, b: Box): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.75 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.75;
    /** The part of an element that its scrolling ancestors show. */
    const clipped = (element: Element): Box => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let one = element.parentElement; one && !one.matches('.hud-frame'); one = one.parentElement) {
        if (!/auto|scroll|hidden/.test(getComputedStyle(one).overflowY)) continue;
        const box = one.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const boxes = new Map<Element, Box>();
    /** Nothing moves in between, and every pair asks. */
    const seen = (element: Element): Box => {
      const known = boxes.get(element) ?? clipped(element);
      boxes.set(element, known);
      return known;
    };
    const NONE = { left: 0, top: 0, right: 0, bottom: 0 };
    /** CSS px of the window's edges that notches and the on-screen keyboard take from the game screen. */
    const unsafeOf = (element: Element): typeof NONE => {
      const frame = element.closest('.hud-frame');
      if (frame === null) return NONE;
      const style = getComputedStyle(frame);
      const [left = 0, top = 0, right = 0, bottom = 0] = [
        style.paddingLeft,
        style.paddingTop,
        style.paddingRight,
        style.paddingBottom,
      ].map(Number.parseFloat);
      return { left, top, right, bottom };
    };
    const isScrolled = (element: Element): boolean => element.closest('.scroll') !== null;

    const drawer = document.querySelector('.menu-drawer');
    const cover = document.querySelector('.offline-overlay');
    const top = cover ?? drawer;
    const roots = top ? [top] : document.querySelectorAll('.hud-frame, [role="menu"]');
    const inScope = (selector: string): Element[] =>
      [...roots].flatMap((root) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]);
    const parts = inScope(PARTS).filter(isShown);
    const controls = inScope(CONTROLS).filter(
      (element) => isShown(element) && seen(element).width > 1 && seen(element).height > 1,
    );

    for (const [kind, list] of [
      ['part', parts],
      ['control', controls],
    ] as const) {
      for (const [index, a] of list.entries()) {
        for (const b of list.slice(index + 1)) {
          if (areRelated(a, b) || !doOverlap(seen(a), seen(b))) continue;
          faults.push(`${kind} ${nameOf(a)} over ${nameOf(b)} (${written(seen(a))} | ${written(seen(b))})`);
        }
      }
    }

    for (const element of [...parts, ...controls]) {
      const { left, top, right, bottom } = seen(element);
      // The sign's chains reach over the window's edge.
      const unsafe = element.matches('.sign, .place-sign') ? NONE : unsafeOf(element);
      if (
        left < unsafe.left - 0.5 ||
        right > innerWidth - unsafe.right + 0.5 ||
        bottom > innerHeight - unsafe.bottom + 0.5 ||
        top < unsafe.top - 0.5
      )
        faults.push(`outside: ${nameOf(element)} (${written(seen(element))})`);
    }

    for (const element of controls) {
      const box = seen(element);
      const whole = element.getBoundingClientRect();
      if (isScrolled(element) && box.height < whole.height - 2) continue;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
      if (!isDisabled && hit !== null && !areRelated(element, hit) && !element.closest('label')?.contains(hit))
        faults.push(`covered: ${nameOf(element)} by ${nameOf(hit)} (${written(box)})`);
      // Names inside of chat lines are running text. A slider's thumb is dragged on its track.
      if (isDisabled || element.matches('.chat-name, .thumb')) continue;
      const target = element.matches('input, .switch')
        ? (element.closest('label')?.getBoundingClientRect() ?? whole)
        : whole;
      const least = element.matches('.chat-resize') && targetPx < 44 ? 0 : targetPx;
      if (Math.min(target.width, target.height) < least - 0.5)
        faults.push(`small: ${nameOf(element)} (${written(whole)})`);
    }

    const isForReadersOnly = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      return element.closest('svg') !== null;
    };
    const isIntended = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || !['none', ''].includes(style.getPropertyValue('-webkit-line-clamp'));
    const range = document.createRange();
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element || text === '' || !isShown(element) || isForReadersOnly(element)) continue;
        if (Number.parseFloat(getComputedStyle(element).fontSize) < LEAST_FONT_PX) faults.push(`tiny text: ${text}`);
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const beside = element.closest('label')?.querySelectorAll('button') ?? [];
        if ([...beside].some((button) => doOverlap(box, button.getBoundingClientRect())))
          faults.push(`cut: ${text.slice(0, 40)} (${written(box)} under a button)`);
        for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
          const style = getComputedStyle(one);
          const around = one.getBoundingClientRect();
          const isOutAcross = box.left < around.left - 1 || box.right > around.right + 1;
          const isOutDown = box.top < around.top - 1 || box.bottom > around.bottom + 1;
          if (isIntended(style)) break;
          if (style.display === 'contents') continue;
          const isClipped = style.overflowX === 'hidden' ? isOutAcross || isOutDown : false;
          const isOutOfPart = one.matches(SURFACES) && !isScrolled(element) && !element.closest('.badge');
          if (isClipped || (isOutOfPart && (isOutAcross || isOutDown))) {
            faults.push(`cut: ${text.slice(0, 40)} (${written(box)} in ${written(around)})`);
            break;
          }
        }
      }
    }

    const town = document.querySelector('.hud-free')?.getBoundingClientRect();
    if (cover) return [...new Set(faults)];
    if (!town || town.width < free.widthPx || town.height < free.heightPx)
      faults.push(`free: ${town ? written(town) : 'nothing'}`);
    return [...new Set(faults)];
  }, limits);
}
