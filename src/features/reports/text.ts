/** Texts of reports. */
import messages from '../../languages/en/reports.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** Ascending. */
export const MUTE_CHOICES = Object.entries(text.muteChoices).map(([minutes, label]) => ({
  id: Number(minutes),
  label,
}));
/** Days; 0: without an end. */
export const BAN_CHOICES = Object.entries(text.banChoices)
  .map(([days, label]) => ({ id: Number(days), label }))
  .toSorted((a, b) => (a.id || Infinity) - (b.id || Infinity));
