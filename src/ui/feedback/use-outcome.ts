/** Calls of one place that change something: their outcome is told, and the place is busy while one is under way. */
import { useState } from 'react';
import { type Outcome, showOutcome } from './outcome.ts';

/** `tell` is `showOutcome`: it resolves to the reply when it worked, else to null, and never rejects. */
export function useOutcome() {
  const [isBusy, setIsBusy] = useState(false);
  const tell = async <Reply extends Outcome>(underway: Promise<Reply>): Promise<Reply | null> => {
    setIsBusy(true);
    const reply = await showOutcome(underway);
    setIsBusy(false);
    return reply;
  };
  return { isBusy, tell };
}
