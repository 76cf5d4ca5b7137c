/** Texts of the lantern album. */
import messages from '../../languages/en/album.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const weekState = (stamps: number, stars: number): string =>
  stars > 0 ? text.stampsAndStars({ stamps, stars }) : text.weekStamps({ stamps });

/** '5 h 12 min'; below an hour '12 min'. */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? text.minutes({ minutes }) : text.hours({ hours, minutes: minutes % 60 });
}
