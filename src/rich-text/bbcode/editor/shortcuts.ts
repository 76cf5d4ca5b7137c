/** Keyboard shortcuts of the editor, with Ctrl, or Cmd on a Mac. */
import { keyNames } from '../../../languages/key-name-text.ts';
import { letterOf } from '../../../shared/rules/key-names.ts';
import { type Edit, makeList, type Selection, wrap } from './edits.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const MARKS: Readonly<Record<string, string>> = { b: 'b', i: 'i', u: 'u' };
const SHIFTED_MARKS: Readonly<Record<string, string>> = { KeyX: 's', KeyC: 'code', Digit9: 'quote', KeyH: 'spoiler' };

/** The action of a key: an edit, 'link' to prompt for an address, or null for other keys. */
export function shortcutOf(event: Keys, source: string, selection: Selection): Edit | 'link' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (!event.shiftKey) {
    const key = letterOf(event);
    if (key === 'k') return 'link';
    const mark = MARKS[key];
    return mark === undefined ? null : wrap(source, selection, `[${mark}]`, `[/${mark}]`);
  }
  if (event.code === 'Digit7') return makeList(source, selection, '1');
  if (event.code === 'Digit8') return makeList(source, selection, '');
  const mark = SHIFTED_MARKS[event.code];
  return mark === undefined ? null : wrap(source, selection, `[${mark}]`, `[/${mark}]`);
}

/** For titles and screen readers: 'B' is 'Ctrl+B', or '⌘B' on a Mac. */
export function shortcutLabel(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isMac ? `⌘${keys.replace('Shift+', '⇧')}` : `${keyNames.ctrl}+${keys.replace('Shift', keyNames.shift)}`;
}
