/** Suggestions for a text field: follows its text and caret, and handles the keys for suggestions. */
import { useEffect, useRef, useState } from 'react';
import type { EmojiChoice } from './emoji-catalogue.ts';
import { type EmojiFragment, fragmentAt, suggestEmoji } from './emoji-search.ts';
import { caretLine, caretOffsetPx } from './caret-position.ts';
import type { FieldBox } from './emoji-placement.ts';
import type { TextField } from './text-insertion.ts';
import { loadEmoji } from './use-emoji-catalogue.ts';

export interface Suggestions {
  fragment: EmojiFragment;
  /** At least one, at most five. */
  matches: readonly EmojiChoice[];
  /** Window x of the caret when the word began, in px: the list does not move while the player types the word. */
  caretPx: number;
  /** The line of the caret when the word began; null in a field of one line. */
  line: FieldBox | null;
}

export interface ShownSuggestions {
  /** Null while there are none. */
  shown: Suggestions | null;
  /** The preselected one. */
  index: number;
  setIndex(index: number): void;
  close(): void;
}

const FOLLOWED = ['input', 'click', 'focus', 'keyup'] as const;

export function useSuggestions(
  field: TextField | null,
  pick: (choice: EmojiChoice, suggestions: Suggestions) => void,
): ShownSuggestions {
  const [shown, setShown] = useState<Suggestions | null>(null);
  const [index, setIndex] = useState(0);
  const latest = useRef({ shown, index, pick });
  useEffect(() => {
    latest.current = { shown, index, pick };
  });

  useEffect(() => {
    if (field === null) return undefined;
    /** The fragment of the last search, or the one that Escape closed. */
    let settled = '';
    let caret: { start: number; px: number; line: FieldBox | null } = { start: -1, px: 0, line: null };
    const show = (suggestions: Suggestions | null): void => {
      setShown(suggestions);
      setIndex(0);
    };
    const follow = async (): Promise<void> => {
      const fragment = field.selectionStart === field.selectionEnd ? fragmentNow(field) : null;
      const key = fragment === null ? '' : `${fragment.start}:${fragment.query}`;
      if (key === settled) return;
      settled = key;
      if (fragment === null) {
        caret.start = -1;
        return show(null);
      }
      const catalogue = await loadEmoji();
      if (settled !== key) return;
      const matches = suggestEmoji(catalogue, fragment.query);
      if (matches.length === 0) return show(null);
      if (caret.start !== fragment.start) {
        const px = field.getBoundingClientRect().left + caretOffsetPx(field, fragment.end);
        const line = field instanceof HTMLTextAreaElement ? caretLine(field, fragment.end) : null;
        caret = { start: fragment.start, px, line };
      }
      show({ fragment, matches, caretPx: caret.px, line: caret.line });
    };
    const onFollowed = (): void => void follow().catch(() => show(null));
    const onBlur = (): void => {
      settled = '';
      show(null);
    };
    const onKeyDown = (event: Event): void => {
      const { shown: current, index: at, pick: choose } = latest.current;
      if (current === null || !(event instanceof KeyboardEvent) || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isPick = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
      if (step === undefined && !isPick && event.key !== 'Escape') return;
      // Keys for suggestions must not reach the field's owner, which would send, blur or close.
      event.preventDefault();
      event.stopPropagation();
      const { matches } = current;
      const choice = matches[at];
      if (step !== undefined) setIndex((at + step + matches.length) % matches.length);
      else if (isPick && choice !== undefined) choose(choice, current);
      else show(null);
    };
    for (const name of FOLLOWED) field.addEventListener(name, onFollowed);
    field.addEventListener('blur', onBlur);
    field.addEventListener('keydown', onKeyDown);
    // This code may come after the player has begun to write.
    if (document.activeElement === field) onFollowed();
    return () => {
      for (const name of FOLLOWED) field.removeEventListener(name, onFollowed);
      field.removeEventListener('blur', onBlur);
      field.removeEventListener('keydown', onKeyDown);
    };
  }, [field]);

  return { shown, index, setIndex, close: () => setShown(null) };
}

const fragmentNow = ({ value, selectionStart }: TextField): EmojiFragment | null =>
  fragmentAt(value, selectionStart ?? value.length);
