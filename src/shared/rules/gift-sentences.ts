/** What the server says about gifts, a part of the list in `sentences.ts`. */
export const GIFT_SENTENCES = {
  accountIsTooYoungToGive: 'You can give gifts when your account is a week old.',
  giftsAreForFriends: 'You can give gifts to friends.',
  friendshipIsTooYoung: 'You can give {username} a gift when you have been friends for a week.',
  freeItemsAreNoGifts: 'Free items cannot be given.',
  usernameHasThisItem: '{username} has this item already.',
  thisItemDoesNotFitUsername: 'This item does not fit {username}.',
  usernameGotEnoughToday: '{username} cannot receive more gifts today.',
  giftsAreFromWhatYouEarned: 'Gifts are paid from what you earned. You can still spend {price} on gifts.',
  yourGiftIsWaiting: 'Your gift is waiting for {username}.',
  thisGiftIsGone: 'This gift is no longer here.',
  thisGiftIsUnwrapped: 'This gift is unwrapped already.',
  youOwnWhatIsInIt: 'You own what is in this gift. Send it back: then its price goes back too.',
  youSentTheGiftBack: 'You sent the gift back.',
  youTookYourGiftBack: 'You took your gift back, and have {price} back.',
} as const;
