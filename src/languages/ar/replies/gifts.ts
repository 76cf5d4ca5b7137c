/** Arabic: the server's sentences about gifts, a part of the catalogue `replies`. */
import type { GIFT_SENTENCES } from '../../../shared/rules/gift-sentences.ts';
import type { Translation } from '../../types.ts';

export const giftReplies = {
  accountIsTooYoungToGive: 'يمكنك تقديم الهدايا بعد مرور أسبوع على حسابك.',
  giftsAreForFriends: 'الهدايا للأصدقاء فقط.',
  friendshipIsTooYoung: 'يمكنك تقديم هدية إلى {username} بعد أسبوع من الصداقة.',
  freeItemsAreNoGifts: 'لا يمكن إهداء القطع المجانية.',
  usernameHasThisItem: 'هذه القطعة موجودة لدى {username}.',
  thisItemDoesNotFitUsername: 'هذه القطعة لا تناسب {username}.',
  usernameGotEnoughToday: 'لا يمكن إرسال هدايا أخرى إلى {username} اليوم.',
  giftsAreFromWhatYouEarned: 'تُدفع الهدايا مما كسبته. المتبقي لك لذلك: {price}.',
  yourGiftIsWaiting: 'هديتك في انتظار {username}.',
  thisGiftIsGone: 'هذه الهدية لم تعد هنا.',
  thisGiftIsUnwrapped: 'فُتحت هذه الهدية من قبل.',
  youOwnWhatIsInIt: 'لديك ما في هذه الهدية. بإعادتها يعود ثمنها أيضًا.',
  youSentTheGiftBack: 'أعدت الهدية.',
  youTookYourGiftBack: 'استعدت هديتك، وعاد إليك: {price}.',
} satisfies Translation<typeof GIFT_SENTENCES>;
