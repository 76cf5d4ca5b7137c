/** What of the moments of the town only the server knows: who is at the event, and the sky lanterns that players sent up. */
import { proxy } from 'valtio';
import { momentNewsSchema } from '../../shared/realtime/lanterns.ts';

/** `risen`: sky lanterns of the last lantern minute; null when players sent none. */
export const moments = proxy<{ people: number | null; risen: number | null }>({ people: null, risen: null });

type SentListener = (from: readonly (readonly [x: number, y: number])[]) => void;
const listeners = new Set<SentListener>();

/** `listener` gets the feet of players who send a sky lantern up. Returns a function that removes it. */
export function onSentLanterns(listener: SentListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the payload of a `moment` event. One that cannot be read is dropped. */
export function takeMoment(payload: unknown): void {
  const parsed = momentNewsSchema.safeParse(payload);
  if (!parsed.success) return;
  const { people, risen, sent = [] } = parsed.data;
  if (people !== undefined) moments.people = people;
  if (risen !== undefined) moments.risen = risen;
  if (sent.length > 0) for (const listener of listeners) listener(sent);
}
