/** Texts of the radio. The specification names none. */
import messages from '../../languages/en/radio.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const percent = (volume: number): string => text.percent({ percent: Math.round(volume * 100) });
/** For screen readers. */
export const spokenPercent = (volume: number): string => text.spokenPercent({ percent: Math.round(volume * 100) });
