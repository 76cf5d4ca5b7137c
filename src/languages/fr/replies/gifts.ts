/** French: the server's sentences about gifts, a part of the catalogue `replies`. */
import type { GIFT_SENTENCES } from '../../../shared/rules/gift-sentences.ts';
import type { Translation } from '../../types.ts';

export const giftReplies = {
  accountIsTooYoungToGive: 'Tu pourras offrir des cadeaux quand ton compte aura une semaine.',
  giftsAreForFriends: 'Les cadeaux sont réservés aux amis.',
  friendshipIsTooYoung: 'Tu pourras offrir un cadeau à {username} après une semaine d’amitié.',
  freeItemsAreNoGifts: 'On ne peut pas offrir un article gratuit.',
  usernameHasThisItem: '{username} a déjà cet article.',
  thisItemDoesNotFitUsername: 'Cet article ne va pas à {username}.',
  usernameGotEnoughToday: '{username} ne peut plus recevoir de cadeau aujourd’hui.',
  giftsAreFromWhatYouEarned: 'Les cadeaux se paient avec ce que tu as gagné. Il te reste pour cela : {price}.',
  yourGiftIsWaiting: 'Ton cadeau attend {username}.',
  thisGiftIsGone: 'Ce cadeau n’est plus là.',
  thisGiftIsUnwrapped: 'Ce cadeau est déjà déballé.',
  youOwnWhatIsInIt: 'Tu as déjà ce que contient ce cadeau. Renvoie-le : son prix sera rendu.',
  youSentTheGiftBack: 'Le cadeau est renvoyé.',
  youTookYourGiftBack: 'Tu as repris ton cadeau et récupéré {price}.',
} satisfies Translation<typeof GIFT_SENTENCES>;
