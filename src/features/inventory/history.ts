/** Ten steps of undo and redo of a draft. Pure: every function returns a new history. */
import type { Draft } from './draft.ts';

export const MOST_STEPS = 10;

export interface History {
  draft: Draft;
  /** Oldest first. */
  past: readonly Draft[];
  /** The next one first. */
  future: readonly Draft[];
  /** What the last change was of. Changes of one kind in a row, as of a slider, are one step. */
  kind: string | null;
}

export const historyOf = (draft: Draft): History => ({ draft, past: [], future: [], kind: null });

/** A step to `next`. `kind` is null for a step of its own. */
export function step(history: History, next: Draft, kind: string | null = null): History {
  if (kind !== null && kind === history.kind) return { ...history, draft: next, future: [] };
  return { draft: next, past: [...history.past, history.draft].slice(-MOST_STEPS), future: [], kind };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { draft: before, past: history.past.slice(0, -1), future: [history.draft, ...history.future], kind: null };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { draft: after, past: [...history.past, history.draft].slice(-MOST_STEPS), future, kind: null };
}
