/** The horizontal position of a character in a text field, which browsers do not report. */
import type { TextField } from './text-insertion.ts';

const COPIED = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textTransform',
  'textIndent',
  'tabSize',
  'direction',
  'paddingLeft',
  'paddingRight',
] as const;

/**
 * Distance in CSS px from the field's left edge to the place before the character `index`. It is inside the field, also
 * when the text is scrolled.
 */
export function caretOffsetPx(field: TextField, index: number): number {
  const style = getComputedStyle(field);
  const mirror = document.createElement('div');
  for (const name of COPIED) mirror.style[name] = style[name];
  const isArea = field instanceof HTMLTextAreaElement;
  Object.assign(mirror.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    boxSizing: 'border-box',
    visibility: 'hidden',
    overflowWrap: 'break-word',
    whiteSpace: isArea ? 'pre-wrap' : 'pre',
    width: isArea ? `${field.clientWidth}px` : 'max-content',
    minWidth: isArea ? '0' : `${field.clientWidth}px`,
  });
  const marker = document.createElement('span');
  marker.textContent = '\u200b';
  mirror.append(field.value.slice(0, index), marker);
  document.body.append(mirror);
  const offsetPx = marker.offsetLeft;
  mirror.remove();
  return Math.max(0, Math.min(field.clientWidth, offsetPx - field.scrollLeft)) + field.clientLeft;
}
