/**
 * Pairs opening and closing tags in linear time. Unmatched tags are plain text. Overlapping styles (`[b][i]x[/b]y[/i]`) are
 * closed and reopened.
 */
import type { CloseMark, OpenMark, Token } from './scan.ts';
import { TEXT_TAGS } from './tags.ts';

export interface OpenEvent {
  kind: 'open';
  mark: OpenMark;
  hasPartner: boolean;
  isReopened: boolean;
}
export type Event = { kind: 'text'; text: string } | { kind: 'break' } | OpenEvent | { kind: 'close'; of: OpenEvent };

const STYLES: ReadonlySet<string> = new Set(TEXT_TAGS);
/** Maximum number of reopened styles. It bounds the work per closing tag. */
const REOPENED_MAX = 10;
/** Starts a list item; its closing tag is optional. */
export const ITEM = '*';

export function pair(tokens: readonly Token[]): Event[] {
  const pairing = new Pairing(tokens);
  for (const token of tokens) {
    if (token.kind === 'open') pairing.open(token);
    else if (token.kind === 'close') pairing.close(token);
    else pairing.events.push(token);
  }
  return pairing.events;
}

class Pairing {
  readonly events: Event[] = [];
  readonly #stack: OpenEvent[] = [];
  /** By name: indices of its open tags in the stack. */
  readonly #places = new Map<string, number[]>();
  /** By name: number of closing tags ahead. */
  readonly #toCome = new Map<string, number>();
  /** By name: number of closing tags ahead whose style is already closed. */
  readonly #owed = new Map<string, number>();

  constructor(tokens: readonly Token[]) {
    for (const token of tokens) if (token.kind === 'close') count(this.#toCome, token.name, 1);
  }

  open(mark: OpenMark): void {
    if (mark.verbatim !== undefined) {
      const event: OpenEvent = { kind: 'open', mark, hasPartner: true, isReopened: false };
      this.events.push(event, { kind: 'close', of: event });
      return;
    }
    if (mark.name === ITEM) {
      const list = this.#places.get('list')?.at(-1);
      if (list === undefined) {
        this.events.push({ kind: 'text', text: mark.source });
        return;
      }
      for (const style of this.#closeAbove(list)) count(this.#owed, style.name, 1);
    }
    this.#push(mark, false);
  }

  close({ name, source }: CloseMark): void {
    count(this.#toCome, name, -1);
    const at = this.#places.get(name)?.at(-1);
    if (at === undefined) {
      if ((this.#owed.get(name) ?? 0) > 0) count(this.#owed, name, -1);
      else this.events.push({ kind: 'text', text: source });
      return;
    }
    const styles = this.#closeAbove(at);
    this.#pop(true);
    for (const style of styles.toReversed()) this.#push(style, true);
  }

  #push(mark: OpenMark, isReopened: boolean): void {
    const event: OpenEvent = { kind: 'open', mark, hasPartner: false, isReopened };
    const places = this.#places.get(mark.name);
    if (places) places.push(this.#stack.length);
    else this.#places.set(mark.name, [this.#stack.length]);
    this.#stack.push(event);
    this.events.push(event);
  }

  #pop(hasPartner: boolean): OpenMark | null {
    const event = this.#stack.pop();
    if (event === undefined) return null;
    this.#places.get(event.mark.name)?.pop();
    event.hasPartner = hasPartner;
    if (hasPartner) this.events.push({ kind: 'close', of: event });
    return event.mark;
  }

  /** Closes everything that was opened after `at`. Returns the styles whose closing tag is still ahead, innermost first. */
  #closeAbove(at: number): OpenMark[] {
    const styles: OpenMark[] = [];
    while (this.#stack.length > at + 1) {
      const name = this.#stack.at(-1)?.mark.name ?? '';
      const isStyle = STYLES.has(name) && (this.#toCome.get(name) ?? 0) > 0 && styles.length < REOPENED_MAX;
      const mark = this.#pop(isStyle || name === ITEM);
      if (isStyle && mark !== null) styles.push(mark);
    }
    return styles;
  }
}

const count = (counts: Map<string, number>, name: string, change: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + change);
};
