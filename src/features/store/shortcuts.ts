/**
 * The store's keyboard shortcuts (specification: avatar, section 2.6), outside inputs: Ctrl or Cmd with P toggles
 * try-on mode, with C clears the preview, arrow keys turn the avatar. A selected text is still copied, and elements
 * that handle arrow keys keep them.
 */
import { useEffect } from 'react';
import { letterOf } from '../../shared/rules/key-names.ts';
import { clearTried, store, turn } from './state.ts';

const WRITES = 'input, textarea, select, [contenteditable="true"]';
const USES_ARROWS = '[role="menu"], [role="radiogroup"], [role="tablist"], [role="slider"], .menu-layer';
const OVER_THE_STORE = '[role="dialog"] ~ [role="dialog"]';

export function useShortcuts(): void {
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.shiftKey || isElsewhere(event.target)) return;
      if (event.ctrlKey || event.metaKey ? actOnLetter(letterOf(event)) : actOnArrow(event)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${WRITES}, ${OVER_THE_STORE}`) !== null;

function actOnLetter(key: string): boolean {
  if (key === 'p') {
    store.isTryingOn = !store.isTryingOn;
    return true;
  }
  if (key !== 'c' || store.tried.length === 0 || window.getSelection()?.isCollapsed === false) return false;
  clearTried();
  return true;
}

function actOnArrow({ key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  if (target instanceof Element && target.closest(USES_ARROWS) !== null) return false;
  turn(key === 'ArrowLeft' ? -1 : 1);
  return true;
}
