/** Sends moves of FLOW over the connection to the town. Owns the waits for their answers. */
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { openSocket, unanswered } from './connection.ts';

/** The play is sent again when the server does not acknowledge it within this time. */
const ANSWER_MS = 5000;

/** Resolves to null on a timeout, without a connection and when it is lost. */
export function sendMatchScore(play: FlowPlay, result: FlowResult): Promise<FlowAnswer | null> {
  const open = openSocket();
  if (open === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = (answer: FlowAnswer | null): void => {
      cancel();
      unanswered.delete(giveUp);
      resolve(answer);
    };
    const giveUp = (): void => settle(null);
    const cancel = runtime.setTimeout(giveUp, ANSWER_MS);
    unanswered.add(giveUp);
    open.send('match_score', play, result, settle);
  });
}
