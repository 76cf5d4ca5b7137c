/** Spanish: the server's sentences about gifts, a part of the catalogue `replies`. */
import type { GIFT_SENTENCES } from '../../../shared/rules/gift-sentences.ts';
import type { Translation } from '../../types.ts';

export const giftReplies = {
  accountIsTooYoungToGive: 'Podrás regalar cuando tu cuenta tenga una semana.',
  giftsAreForFriends: 'Los regalos son para tus amistades.',
  friendshipIsTooYoung: 'Podrás regalar algo a {username} tras una semana de amistad.',
  freeItemsAreNoGifts: 'Lo que es gratis no se puede regalar.',
  usernameHasThisItem: '{username} ya tiene este artículo.',
  thisItemDoesNotFitUsername: 'Este artículo no le queda a {username}.',
  usernameGotEnoughToday: '{username} no puede recibir más regalos hoy.',
  giftsAreFromWhatYouEarned: 'Los regalos se pagan con lo que ganaste. Para eso te quedan: {price}.',
  yourGiftIsWaiting: 'Tu regalo espera a {username}.',
  thisGiftIsGone: 'Este regalo ya no está.',
  thisGiftIsUnwrapped: 'Este regalo ya está abierto.',
  youOwnWhatIsInIt: 'Ya tienes lo que hay en este regalo. Devuélvelo y su precio volverá también.',
  youSentTheGiftBack: 'Devolviste el regalo.',
  youTookYourGiftBack: 'Recuperaste tu regalo y {price}.',
} satisfies Translation<typeof GIFT_SENTENCES>;
