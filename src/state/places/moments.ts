/** How many players are at the event of the town, as the server counts them. */
import { proxy } from 'valtio';
import { momentNewsSchema } from '../../shared/realtime/lanterns.ts';

export const attendance = proxy<{ people: number | null }>({ people: null });

/** Takes the payload of a `moment` event. One that cannot be read is dropped. */
export function takeMoment(payload: unknown): void {
  const parsed = momentNewsSchema.safeParse(payload);
  if (parsed.success) attendance.people = parsed.data.people;
}
