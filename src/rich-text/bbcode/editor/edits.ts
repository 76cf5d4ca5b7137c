/** Edits of the toolbar and its shortcuts: pure functions from text and selection to one edit. */

export interface Selection {
  start: number;
  end: number;
}

/** Replaces a range by `text`, then sets the selection. Offsets in UTF-16 units. */
export interface Edit {
  range: Selection;
  text: string;
  select: Selection;
}

/** Adds tags around the selection, or removes them if present. Whitespace at its ends stays outside. */
export function wrap(source: string, selection: Selection, open: string, close: string): Edit {
  const { start, end } = trimmed(source, selection);
  const inside = source.slice(start, end);
  const isOutside = source.slice(0, start).endsWith(open) && source.slice(end).startsWith(close);
  if (isOutside) {
    const from = start - open.length;
    return replace({ start: from, end: end + close.length }, inside, { start: from, end: from + inside.length });
  }
  if (inside.length >= open.length + close.length && inside.startsWith(open) && inside.endsWith(close)) {
    const bare = inside.slice(open.length, inside.length - close.length);
    return replace({ start, end }, bare, { start, end: start + bare.length });
  }
  const from = start + open.length;
  return replace({ start, end }, open + inside + close, { start: from, end: from + inside.length });
}

/** Adds tags with a value. Replaces the same tag with another value around the selection, such as another colour. */
export function wrapWithValue(source: string, selection: Selection, name: string, value: string): Edit {
  const open = `[${name}=${value}]`;
  const close = `[/${name}]`;
  const { start, end } = trimmed(source, selection);
  const former = new RegExp(`\\[${name}=[^\\]\\n]{1,120}\\]$`, 'i').exec(
    source.slice(Math.max(0, start - 140), start),
  )?.[0];
  if (former === undefined || former === open || !source.slice(end).startsWith(close)) {
    return wrap(source, selection, open, close);
  }
  const from = start - former.length;
  const inside = source.slice(start, end);
  const at = from + open.length;
  return replace({ start: from, end }, open + inside, { start: at, end: at + inside.length });
}

/** Each line of the selection becomes an item. */
export function makeList(source: string, selection: Selection, marker: '' | '1'): Edit {
  const { start, end } = trimmed(source, selection);
  const open = marker === '' ? '[list]' : `[list=${marker}]`;
  const lines = source.slice(start, end).split('\n');
  const items = lines.map((line) => `[*]${line.replace(/^\s*(?:\[\*\]|[-*•]|\d+[.)])\s*/, '')}`).join('\n');
  const text = `${open}\n${items}\n[/list]`;
  const caret = start + open.length + 1 + items.length;
  return replace({ start, end }, text, { start: caret, end: caret });
}

/** Replaces the selection and puts the caret after it. */
export function insert(selection: Selection, text: string): Edit {
  const caret = selection.start + text.length;
  return replace(selection, text, { start: caret, end: caret });
}

/** The id of a video link; other texts are returned unchanged. */
export function videoIdOf(written: string): string {
  const found =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/i;
  return found.exec(written)?.[1] ?? written.trim();
}

/** A line break inside a list starts a new item, or ends the list after an empty item; null outside of lists. */
export function continueList(source: string, selection: Selection): Edit | null {
  if (selection.start !== selection.end) return null;
  const lineStart = source.lastIndexOf('\n', selection.start - 1) + 1;
  const line = source.slice(lineStart, selection.start);
  if (!/^\s*\[\*\]/.test(line)) return null;
  if (line.trim() !== '[*]') return insert(selection, '\n[*]');
  const listEnd = /^\s*\[\/list\]/i.exec(source.slice(selection.start))?.[0] ?? '';
  const range = { start: lineStart, end: selection.start + listEnd.length };
  const text = listEnd === '' ? '' : `${listEnd.trim()}\n`;
  return replace(range, text, { start: lineStart + text.length, end: lineStart + text.length });
}

const replace = (range: Selection, text: string, select: Selection): Edit => ({ range, text, select });

function trimmed(source: string, { start, end }: Selection): Selection {
  const inside = source.slice(start, end);
  const body = inside.trim();
  if (body === '') return { start, end };
  const from = start + inside.indexOf(body);
  return { start: from, end: from + body.length };
}
