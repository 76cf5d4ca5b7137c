/**
 * Parses BBCode to a tree (specification: social, section 5). Own parser, because every input must give a tree in
 * linear time with bounded nesting; invalid BBCode stays plain text.
 */
import { type Event, ITEM, type OpenEvent, pair } from './pair.ts';
import { scan } from './scan.ts';
import { isBlockTag, isKnownTag, type TagName } from './tags.ts';

/** Elements deeper than this are replaced by a notice; items of lists do not count. */
export const NESTING_MAX = 10;

export interface BbElement {
  kind: 'element';
  name: TagName;
  value: string | null;
  attributes: ReadonlyMap<string, string>;
  /** Content as written, for tags whose content is not parsed; null for all others. */
  verbatim: string | null;
  children: BbNode[];
}
export type BbNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | BbElement
  /** An item of a list; only lists contain items. */
  | { kind: 'item'; children: BbNode[] }
  | { kind: 'too-deep' };

interface Frame {
  /** Null for the whole text. */
  of: OpenEvent | null;
  children: BbNode[];
}

/** Throws a TypeError for a value that is not a string. */
export function parseBbcode(source: string): BbNode[] {
  if (typeof source !== 'string') throw new TypeError('the content is no text');
  return build(pair(scan(source)));
}

function build(events: readonly Event[]): BbNode[] {
  const root: Frame = { of: null, children: [] };
  const frames: Frame[] = [];
  let depth = 0;
  /** An element that is replaced by a notice, with its descendants. */
  let skipped: OpenEvent | null = null;

  function open(event: OpenEvent, parent: Frame): void {
    const { mark } = event;
    if (mark.name === ITEM) {
      if (parent.of?.mark.name !== 'list') return addText(parent.children, mark.source);
      const item: BbNode = { kind: 'item', children: [] };
      parent.children.push(item);
      frames.push({ of: event, children: item.children });
      return;
    }
    if (!event.hasPartner) {
      if (!event.isReopened) addText(parent.children, mark.source);
      return;
    }
    if (!isKnownTag(mark.name)) return;
    if (depth === NESTING_MAX) {
      parent.children.push({ kind: 'too-deep' });
      skipped = event;
      return;
    }
    const { name, value, attributes, verbatim = null } = mark;
    const element: BbElement = { kind: 'element', name, value, attributes, verbatim, children: [] };
    parent.children.push(element);
    frames.push({ of: event, children: element.children });
    depth += 1;
  }

  function close(of: OpenEvent): void {
    if (frames.at(-1)?.of !== of) return;
    frames.pop();
    if (of.mark.name !== ITEM) depth -= 1;
  }

  events.forEach((event, index) => {
    if (skipped !== null) {
      if (event.kind === 'close' && event.of === skipped) skipped = null;
      return;
    }
    const parent = frames.at(-1) ?? root;
    if (event.kind === 'open') open(event, parent);
    else if (event.kind === 'close') close(event.of);
    else if (event.kind === 'text') addText(parent.children, event.text);
    else if (!isLayout(events[index - 1], events[index + 1])) parent.children.push({ kind: 'break' });
  });
  return root.children;
}

/** A line break next to the tags of a block is part of the notation, not of the text. */
function isLayout(before: Event | undefined, after: Event | undefined): boolean {
  if (before?.kind === 'open' && before.hasPartner && isOwnLine(before)) return true;
  if (before?.kind === 'close' && isOwnLine(before.of)) return true;
  if (after?.kind === 'close' && isOwnLine(after.of)) return true;
  return after?.kind === 'open' && after.mark.name === ITEM;
}

const isOwnLine = ({ mark }: OpenEvent): boolean => mark.name === ITEM || isBlockTag(mark.name);

function addText(children: BbNode[], text: string): void {
  const last = children.at(-1);
  if (last?.kind === 'text') last.text += text;
  else children.push({ kind: 'text', text });
}
