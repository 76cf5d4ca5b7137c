/** Texts of the game screen. */
import messages from '../../languages/en/game.ts';
import { listOf, texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** A burst of mails; at most three names. */
export function newMails(count: number, senders: readonly string[]): string {
  const others = senders.length - 2;
  const names = others > 1 ? [...senders.slice(0, 2), text.others({ count: others })] : senders;
  return text.newMails({ count, names: listOf(names) });
}
