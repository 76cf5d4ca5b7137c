/**
 * A question before a change that hides garments or leaves the figure without a part of it. Code awaits the answer; the
 * caller renders `dialog`. Owns the open question.
 */
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { hasLosses, type Losses } from './losses.ts';
import * as text from './text.ts';

interface Question {
  sentences: string[];
  answer: (isYes: boolean) => void;
}

export interface LossesQuestion {
  /** Resolves to true at once when nothing is lost, else to the player's answer. */
  isAccepted: (losses: Losses | null) => Promise<boolean>;
  dialog: ReactNode;
}

/** `confirmLabel` is a verb. */
export function useLossesQuestion(confirmLabel: string): LossesQuestion {
  const [question, setQuestion] = useState<Question | null>(null);
  const isAccepted = (losses: Losses | null): Promise<boolean> => {
    if (losses === null || !hasLosses(losses)) return Promise.resolve(true);
    return new Promise((resolve) => setQuestion({ sentences: text.lossSentences(losses), answer: resolve }));
  };
  const close = (isYes: boolean): void => {
    setQuestion(null);
    question?.answer(isYes);
  };
  const dialog = question && (
    <ConfirmDialog
      title={text.LOSSES_TITLE}
      accent="boutique"
      tone="primary"
      confirmLabel={confirmLabel}
      cancelLabel={text.LOSSES_CANCEL}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    >
      {question.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
  return { isAccepted, dialog };
}
