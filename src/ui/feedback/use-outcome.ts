/** Mutations of one component: shows each outcome in a toast, and reports whether one is running. */
import { useState } from 'react';
import { type Outcome, showOutcome } from './outcome.ts';

/** `track` sets `isBusy` and calls `showOutcome`: it resolves to the reply, or to null on failure, and never rejects. */
export function useOutcome() {
  const [isBusy, setIsBusy] = useState(false);
  const track = async <Reply extends Outcome>(underway: Promise<Reply>): Promise<Reply | null> => {
    setIsBusy(true);
    const reply = await showOutcome(underway);
    setIsBusy(false);
    return reply;
  };
  return { isBusy, track };
}
