/** Calls of the cards' buttons. */
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { mailKeys } from '../../net/query-keys.ts';
import { acceptFriend } from '../../shared/contract/friends.ts';
import { type Outcome, refreshPeople } from '../../state/people/people.ts';
import { selfPlayer } from '../../state/people/players.ts';
import { showEffect } from '../../state/rewards/rewards.ts';
import { refreshUnreadMail } from '../../state/session/unread.ts';
import { changeLookTogether, equipItem, inventoryQuery } from '../../state/shopping/wardrobe.ts';
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

/** Puts on items that were just bought. Resolves to the outcome of the last one; rejects with the first failure. */
export async function wearBought(ids: readonly string[]): Promise<Outcome> {
  const owned = await queryClient.fetchQuery({ ...inventoryQuery(), staleTime: 0 });
  const items = owned.filter(({ id }) => ids.includes(id));
  return await changeLookTogether(async () => {
    let outcome: Outcome = { success: false, message: text.notWorn };
    for (const item of items) {
      outcome = await equipItem(item, true);
      if (!outcome.success) return outcome;
    }
    if (outcome.success) showEffect('sparkles', selfPlayer());
    return outcome;
  });
}
