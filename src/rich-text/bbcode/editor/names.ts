/** Finds the name fragment after an @, and the names that match it. Pure. */
import type { Edit } from './edits.ts';

const SUGGESTED_MAX = 6;
const FRAGMENT = /(?:^|[^\w@.\]/])@(\w{1,20})$/;

export interface NameFragment {
  /** Index of the @. */
  start: number;
  end: number;
  query: string;
}

/** The fragment before the caret, or null. */
export function fragmentBefore(source: string, caret: number): NameFragment | null {
  const query = FRAGMENT.exec(source.slice(Math.max(0, caret - 24), caret))?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, end: caret, query };
}

/** Prefix matches before substring matches; unique, at most six. */
export function matchingNames(names: readonly string[], query: string): string[] {
  const term = query.toLowerCase();
  const unique = [...new Map(names.map((name) => [name.toLowerCase(), name])).entries()];
  const places = unique
    .map(([key, name]) => ({ name, place: key.indexOf(term) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => Math.sign(a.place) - Math.sign(b.place) || a.name.localeCompare(b.name));
  return places.slice(0, SUGGESTED_MAX).map(({ name }) => name);
}

export function mentionEdit({ start, end }: NameFragment, name: string): Edit {
  const text = `[mention]${name}[/mention] `;
  return { range: { start, end }, text, select: { start: start + text.length, end: start + text.length } };
}
