/** Texts of the game screen. */
export const RECONNECTED = 'You are back online.';

/** A burst of mails; at most three names. */
export function newMails(count: number, senders: readonly string[]): string {
  const others = senders.length - 2;
  const names = others > 1 ? [...senders.slice(0, 2), `${others} others`] : senders;
  return `You have ${count} new mails from ${new Intl.ListFormat('en-GB').format(names)}.`;
}
