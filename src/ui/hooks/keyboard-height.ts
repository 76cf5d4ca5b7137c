/**
 * Height of an on-screen keyboard that lies over the page: `--keyboard` of the document, for style sheets. Some browsers make
 * the window smaller instead; then it is 0. In both cases `data-low` says that little is left over it, and the focused text
 * field is brought into view.
 */
import { useLayoutEffect } from 'react';

/** Less is a browser's own bar. */
const KEYBOARD_MIN_PX = 60;
/** A dialog with its title and its bars has no room for a field in less. */
const LOW_PX = 300;
const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

export function useKeyboardHeight(): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const { style, dataset } = document.documentElement;
    let coveredPx = 0;
    let heightPx = window.innerHeight;
    const measure = (): void => {
      const before = heightPx - coveredPx;
      coveredPx = visualViewport ? coveredHeight(visualViewport) : 0;
      heightPx = window.innerHeight;
      style.setProperty('--keyboard', `${coveredPx}px`);
      if (heightPx - coveredPx < LOW_PX) dataset.low = '';
      else delete dataset.low;
      if (heightPx - coveredPx < before - KEYBOARD_MIN_PX) showFocusedField();
    };
    const targets = [window, ...(visualViewport ? [visualViewport] : [])];
    for (const target of targets) target.addEventListener('resize', measure);
    return () => {
      for (const target of targets) target.removeEventListener('resize', measure);
      style.removeProperty('--keyboard');
      delete dataset.low;
    };
  }, []);
}

/** CSS px. */
function coveredHeight({ height, offsetTop, scale }: VisualViewport): number {
  const coveredPx = Math.round(window.innerHeight - height - offsetTop);
  // A page that is zoomed by two fingers shows less, too.
  return scale === 1 && coveredPx > KEYBOARD_MIN_PX ? coveredPx : 0;
}

function showFocusedField(): void {
  const field = document.activeElement;
  if (field?.matches(TEXT_FIELD) === true) field.scrollIntoView({ block: 'nearest' });
}
