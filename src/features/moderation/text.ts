/** Texts of the moderation screen. */
import messages from '../../languages/en/moderation.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

const ACTS: Readonly<Record<string, string>> = text.acts;

/** 'Delete account' for the act that the log calls 'delete-account'. An act of a newer server has its own words. */
export function actName(action: string): string {
  const words = action.replaceAll(/[-.]/g, ' ');
  return ACTS[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const MUTE_MINUTES_MIN = 10;
/** Ascending. */
export const MUTE_CHOICES = Object.entries(text.muteChoices).map(([minutes, label]) => ({
  minutes: Number(minutes),
  label,
}));
