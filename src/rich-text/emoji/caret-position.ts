/** The position of a character in a text field, which browsers do not report. */
import type { FieldBox } from './emoji-placement.ts';
import type { TextField } from './text-insertion.ts';

const COPIED = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textTransform',
  'textIndent',
  'tabSize',
  'direction',
  'paddingTop',
  'paddingLeft',
  'paddingRight',
] as const;

/**
 * Distance in CSS px from the field's left edge to the place before the character `index`. It is inside the field, also
 * when the text is scrolled.
 */
export const caretOffsetPx = (field: TextField, index: number): number => measure(field, index).leftPx;

/** The line of a text area before the character `index`, in the window. It is inside the field. */
export function caretLine(field: HTMLTextAreaElement, index: number): FieldBox {
  const { leftPx, topPx, heightPx } = measure(field, index);
  const box = field.getBoundingClientRect();
  const top = Math.max(box.top, Math.min(box.bottom - heightPx, box.top + topPx - field.scrollTop));
  return { left: box.left + leftPx, right: box.left + leftPx, top, bottom: top + heightPx };
}

function measure(field: TextField, index: number): { leftPx: number; topPx: number; heightPx: number } {
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
  const { offsetLeft, offsetTop, offsetHeight } = marker;
  mirror.remove();
  const leftPx = Math.max(0, Math.min(field.clientWidth, offsetLeft - field.scrollLeft)) + field.clientLeft;
  return { leftPx, topPx: offsetTop + field.clientTop, heightPx: offsetHeight };
}
