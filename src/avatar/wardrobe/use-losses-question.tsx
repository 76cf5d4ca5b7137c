/**
 * A question before a change of the look: one that hides garments or leaves the figure without a part of it, and one that
 * needs the other body. Code awaits the answer; the caller renders `dialog`. Owns the open question.
 */
import { type ReactNode, useState } from 'react';
import type { BodyType } from '../../shared/rules/slots.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { hasLosses, type Losses } from './losses.ts';
import { lossSentences, text } from './text.ts';

/** An item that the player can wear only with another body. */
export interface BodyChange {
  itemName: string;
  body: BodyType;
}

interface Question {
  title: string;
  sentences: string[];
  confirmLabel: string;
  cancelLabel: string;
  answer: (isYes: boolean) => void;
}

export interface LossesQuestion {
  /** Resolves to true at once when nothing is lost and the body stays, else to the player's answer. */
  isAccepted: (losses: Losses | null, bodyChange?: BodyChange | null) => Promise<boolean>;
  dialog: ReactNode;
}

/** `confirmLabel` is a verb. */
export function useLossesQuestion(confirmLabel: string): LossesQuestion {
  const [question, setQuestion] = useState<Question | null>(null);
  const isAccepted: LossesQuestion['isAccepted'] = (losses, bodyChange = null) => {
    const sentences = losses !== null && hasLosses(losses) ? lossSentences(losses) : [];
    if (sentences.length === 0 && bodyChange === null) return Promise.resolve(true);
    const words =
      bodyChange === null
        ? { title: text.lossesTitle, sentences, confirmLabel, cancelLabel: text.lossesCancel }
        : {
            title: text.bodyTitle,
            sentences: [text.madeFor({ name: bodyChange.itemName, body: bodyChange.body }), ...sentences],
            confirmLabel: text.changeBody,
            cancelLabel: text.keepBody,
          };
    return new Promise((resolve) => setQuestion({ ...words, answer: resolve }));
  };
  const close = (isYes: boolean): void => {
    setQuestion(null);
    question?.answer(isYes);
  };
  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      accent="boutique"
      tone="primary"
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
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
