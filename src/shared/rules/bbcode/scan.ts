/**
 * Tokenises BBCode into text, line breaks and tags in one pass. Results of searches for closing characters are cached,
 * so that texts with only opening brackets are linear too.
 */
import { canonicalName, isVerbatim } from './tags.ts';

export interface OpenMark {
  kind: 'open';
  /** In lower case; may be an unknown tag. */
  name: string;
  /** `[size=20]`: 20. Without the quotes around it. */
  value: string | null;
  /** `[img width=20 height=10]`, names in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** The source text. */
  source: string;
  /** Content of a verbatim tag, whose closing mark was consumed with it. */
  verbatim?: string;
}
export interface CloseMark {
  kind: 'close';
  name: string;
  source: string;
}
export type Token = { kind: 'text'; text: string } | { kind: 'break' } | OpenMark | CloseMark;

/** Maximum length of a tag; longer ones are text. */
const MARK_MAX_LENGTH = 2100;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const NAME = /[A-Za-z][A-Za-z0-9]{0,19}|\*/y;
const ATTRIBUTE = /\s+([A-Za-z]{1,20})=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;

/** Never throws. The tokens contain the whole text, except for the kind of line breaks. */
export function scan(source: string): Token[] {
  const text = source.replace(/\r\n?/g, '\n');
  const tokens: Token[] = [];
  const search = new Search(text);
  let at = 0;
  let textFrom = 0;
  const take = (token: Token, from: number, end: number): void => {
    if (from > textFrom) tokens.push({ kind: 'text', text: text.slice(textFrom, from) });
    tokens.push(token);
    textFrom = at = end;
  };
  while (at < text.length) {
    const next = search.markOrBreak(at);
    if (next < 0) break;
    at = next;
    if (text[at] === '\n') {
      take({ kind: 'break' }, at, at + 1);
      continue;
    }
    const read = readMark(text, at, search);
    if (read === null) {
      at += 1;
      continue;
    }
    const { mark, end } = read;
    if (mark.kind === 'close' || !isVerbatim(mark.name, mark.value)) {
      take(mark, at, end);
      continue;
    }
    const closing = search.closingOf(mark.name, end);
    if (closing < 0) at = end;
    else take({ ...mark, verbatim: text.slice(end, closing) }, at, closing + mark.name.length + '[/]'.length);
  }
  if (text.length > textFrom) tokens.push({ kind: 'text', text: text.slice(textFrom) });
  return tokens;
}

/** Searches from increasing positions; each result is found once and cached. */
class Search {
  readonly #text: string;
  readonly #found = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Index of the next bracket or line end, or -1. */
  markOrBreak(from: number): number {
    const bracket = this.next('[', from);
    const lineEnd = this.next('\n', from);
    if (bracket < 0 || lineEnd < 0) return Math.max(bracket, lineEnd);
    return Math.min(bracket, lineEnd);
  }

  next(character: string, from: number): number {
    return this.#cached(character, from, () => this.#text.indexOf(character, from));
  }

  /** Index of the closing mark of a tag, in any case, or -1. */
  closingOf(name: string, from: number): number {
    return this.#cached(`/${name}`, from, () => {
      const closing = new RegExp(`\\[/${name}\\]`, 'gi');
      closing.lastIndex = from;
      return closing.exec(this.#text)?.index ?? -1;
    });
  }

  #cached(key: string, from: number, find: () => number): number {
    const known = this.#found.get(key);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const found = find();
    this.#found.set(key, found);
    return found;
  }
}

/** The tag whose bracket is at `at`, and its end; null when that bracket is text. */
function readMark(text: string, at: number, search: Search): { mark: OpenMark | CloseMark; end: number } | null {
  const isClose = text[at + 1] === '/';
  NAME.lastIndex = at + (isClose ? 2 : 1);
  const written = NAME.exec(text)?.[0];
  if (written === undefined) return null;
  const name = canonicalName(written);
  const after = at + (isClose ? 2 : 1) + written.length;
  const character = text[after];
  if (isClose) {
    if (character !== ']') return null;
    return { mark: { kind: 'close', name, source: text.slice(at, after + 1) }, end: after + 1 };
  }
  if (character !== ']' && character !== '=' && character !== ' ') return null;
  const quoted = character === '=' ? readQuoted(text, after + 1, search) : null;
  const from = quoted?.end ?? after;
  const end = search.next(']', from);
  const lineEnd = search.next('\n', at);
  if (end < 0 || end - at > MARK_MAX_LENGTH || (lineEnd >= 0 && lineEnd < end)) return null;
  const rest = text.slice(from, end);
  const value = quoted?.value ?? (character === '=' ? rest.slice(1).trim() : null);
  const attributes = quoted !== null || character === ' ' ? readAttributes(rest) : NO_ATTRIBUTES;
  if (attributes === null) return null;
  return { mark: { kind: 'open', name, value, attributes, source: text.slice(at, end + 1) }, end: end + 1 };
}

/** A quoted value before a bracket or whitespace; null when the quotes are part of the value. */
function readQuoted(text: string, at: number, search: Search): { value: string; end: number } | null {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return null;
  const close = search.next(quote, at + 1);
  if (close < 0 || close - at > MARK_MAX_LENGTH) return null;
  const after = text[close + 1];
  return after === ']' || after === ' ' ? { value: text.slice(at + 1, close), end: close + 1 } : null;
}

/** null when `rest` contains anything except attributes. */
function readAttributes(rest: string): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>();
  const end = rest.trimEnd().length;
  let at = 0;
  while (at < end) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(rest);
    if (match === null) return null;
    const [whole, name = '', double, single, bare] = match;
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
    at += whole.length;
  }
  return attributes;
}
