/** Portuguese (Brazil): the server's sentences about gifts, a part of the catalogue `replies`. */
import type { GIFT_SENTENCES } from '../../../shared/rules/gift-sentences.ts';
import type { Translation } from '../../types.ts';

export const giftReplies = {
  accountIsTooYoungToGive: 'Você poderá dar presentes quando sua conta tiver uma semana.',
  giftsAreForFriends: 'Presentes são para amizades.',
  friendshipIsTooYoung: 'Você poderá dar um presente a {username} depois de uma semana de amizade.',
  freeItemsAreNoGifts: 'O que é grátis não pode ser dado de presente.',
  usernameHasThisItem: '{username} já tem este item.',
  thisItemDoesNotFitUsername: 'Este item não serve em {username}.',
  usernameGotEnoughToday: '{username} não pode receber mais presentes hoje.',
  giftsAreFromWhatYouEarned: 'Presentes são pagos com o que você ganhou. Para isso ainda há: {price}.',
  yourGiftIsWaiting: 'Seu presente espera por {username}.',
  thisGiftIsGone: 'Este presente não está mais aqui.',
  thisGiftIsUnwrapped: 'Este presente já foi aberto.',
  youOwnWhatIsInIt: 'Você já tem o que há neste presente. Devolva-o, e o preço volta também.',
  youSentTheGiftBack: 'Você devolveu o presente.',
  youTookYourGiftBack: 'Você pegou seu presente de volta e recebeu {price}.',
} satisfies Translation<typeof GIFT_SENTENCES>;
