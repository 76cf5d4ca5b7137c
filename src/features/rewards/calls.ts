/** Calls of the cards' buttons. */
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { mailKeys } from '../../net/query-keys.ts';
import { acceptFriend } from '../../shared/contract/friends.ts';
import { type Outcome, refreshPeople } from '../../state/people/people.ts';
import { selfPlayer } from '../../state/people/players.ts';
import { showEffect } from '../../state/rewards/rewards.ts';
import { refreshUnreadMail } from '../../state/session/unread.ts';
import { wearItems } from '../../state/shopping/wear-items.ts';
import { wornMany } from '../../store/purchases/text.ts';
import { text } from './text.ts';

/** `id` is that of the request's mail, which leaves the mailbox. */
export const acceptRequest = defineMutation({
  send: (id: string) => call(acceptFriend, { params: { id } }),
  onSuccess: () => {
    void refreshUnreadMail();
    void refreshPeople();
  },
  invalidates: () => [mailKeys.lists],
});

/** Puts on items that were just bought. Resolves to the outcome; rejects with the first failure. */
export async function wearBought(ids: readonly string[]): Promise<Outcome> {
  const outcome = (await wearItems(ids, wornMany)) ?? { success: false, message: text.notWorn };
  if (outcome.success) showEffect('sparkles', selfPlayer());
  return outcome;
}
