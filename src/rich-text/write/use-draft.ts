/**
 * A text with a stored draft. The draft of a new text is restored and marked as such. The draft of an existing text is only
 * offered, so that saving never replaces a newer text unseen. Discarding deletes the draft. `state/chat/drafts.ts` stores it.
 */
import { useState } from 'react';
import {
  areDraftsStored,
  type Draft,
  type DraftAbout,
  findDraft,
  forgetDraft,
  keepDraft,
} from '../../state/chat/drafts.ts';
import type { Unsaved } from '../../ui/layers/unsaved.ts';
import { text as words } from './text.ts';

/** `restored`: shown since it opened, `offered`: not used yet, `outdated`: the text has changed since the draft was started. */
export type DraftState = 'none' | 'restored' | 'offered' | 'outdated';

export interface DraftText {
  text: string;
  write: (text: string) => void;
  draft: DraftState;
  /** Whether the text that is shown is stored as a draft. */
  isKept: boolean;
  /** Puts the offered draft into the text. */
  use: () => void;
  /** Deletes the draft that is offered. */
  decline: () => void;
  /** Deletes the draft that is shown, and returns to the initial text. */
  discard: () => void;
  /** Deletes the draft, after the text was sent. */
  forget: () => void;
  /** Whether closing would surprise: the player changed the text since it opened. */
  isUnsaved: boolean;
  /** The question that closing asks. */
  unsaved: Unsaved;
}

/** `about` is what the draft belongs to, for lists of drafts. */
export function useDraft(key: string, initial = '', about?: DraftAbout): DraftText {
  const [found, setFound] = useState(() => usable(findDraft(key), initial));
  const [draft, setDraft] = useState(() => stateOf(found, initial));
  const [text, setText] = useState(draft === 'restored' && found ? found.text : initial);
  const isOffered = draft === 'offered' || draft === 'outdated';
  const write = (next: string): void => {
    setText(next);
    // An offered draft stays stored until the player writes another one.
    if (next === initial && isOffered && found) keepDraft(key, found.text, found.base, found.about);
    else keepDraft(key, next, initial, about);
  };
  const forget = (): void => {
    forgetDraft(key);
    setFound(null);
    setDraft('none');
  };
  return {
    text,
    write,
    draft,
    isKept: text !== initial,
    use: () => {
      if (found === null) return;
      setText(found.text);
      setDraft('restored');
      keepDraft(key, found.text, initial, about);
    },
    decline: forget,
    discard: () => {
      forget();
      setText(initial);
    },
    forget,
    isUnsaved: text !== initial && text !== found?.text,
    unsaved: {
      title: words.leaveTitle,
      text: words.leaveText,
      discardLabel: words.discardDraft,
      keepLabel: words.keepDraft,
      onDiscard: () => forgetDraft(key),
      isStored: areDraftsStored(),
    },
  };
}

const usable = (draft: Draft | null, initial: string): Draft | null => (draft?.text === initial ? null : draft);

function stateOf(draft: Draft | null, initial: string): DraftState {
  if (draft === null) return 'none';
  if (initial === '') return 'restored';
  return draft.base === initial ? 'offered' : 'outdated';
}
