/** German: the server's sentences about gifts, a part of the catalogue `replies`. */
import type { GIFT_SENTENCES } from '../../../shared/rules/gift-sentences.ts';
import type { Translation } from '../../types.ts';

export const giftReplies = {
  accountIsTooYoungToGive: 'Du kannst etwas schenken, sobald dein Konto eine Woche alt ist.',
  giftsAreForFriends: 'Geschenke gibt es nur unter Freunden.',
  friendshipIsTooYoung: 'Du kannst {username} etwas schenken, sobald ihr eine Woche befreundet seid.',
  freeItemsAreNoGifts: 'Kostenloses kann man nicht verschenken.',
  usernameHasThisItem: '{username} hat dieses Teil schon.',
  thisItemDoesNotFitUsername: 'Dieses Teil passt {username} nicht.',
  usernameGotEnoughToday: '{username} kann heute keine Geschenke mehr bekommen.',
  giftsAreFromWhatYouEarned: 'Geschenke bezahlst du mit Verdientem. Dafür hast du noch: {price}.',
  yourGiftIsWaiting: 'Dein Geschenk wartet auf {username}.',
  thisGiftIsGone: 'Dieses Geschenk ist nicht mehr da.',
  thisGiftIsUnwrapped: 'Dieses Geschenk ist schon ausgepackt.',
  youOwnWhatIsInIt: 'Du hast schon, was darin ist. Schick das Geschenk zurück, dann geht auch der Preis zurück.',
  youSentTheGiftBack: 'Du hast das Geschenk zurückgeschickt.',
  youTookYourGiftBack: 'Du hast dein Geschenk zurückgenommen und bekommst {price} zurück.',
} satisfies Translation<typeof GIFT_SENTENCES>;
