/** The data that each domain stores about a player, for the export and the deletion of an account. */
import { albumData } from '../domains/album/service.ts';
import { bellData } from '../domains/bell/service.ts';
import { commentData } from '../domains/comments/service.ts';
import { cookieData } from '../domains/cookie/service.ts';
import { doorData } from '../domains/doors/service.ts';
import { firstWalkData } from '../domains/first-walk/service.ts';
import { flowData } from '../domains/flow/service.ts';
import { forumData } from '../domains/forum/service.ts';
import { feedbackData } from '../domains/feedback/service.ts';
import { membershipData, paymentData } from '../domains/membership/bundles.ts';
import { friendData, friendRequestData } from '../domains/friends/service.ts';
import { giftData } from '../domains/gifts/service.ts';
import { invitationData } from '../domains/invitations/service.ts';
import { accountData } from '../domains/login/account-data.ts';
import { languageData } from '../domains/login/language.ts';
import { mailData } from '../domains/mail/service.ts';
import { creationData, submissionData } from '../domains/creations/submissions.ts';
import { creatorData } from '../domains/creators/service.ts';
import { outfitData } from '../domains/outfits/service.ts';
import { placeData } from '../domains/places/service.ts';
import { playerData } from '../domains/players/player-data.ts';
import { reportData } from '../domains/reports/service.ts';
import { profileData } from '../domains/profile/service.ts';
import { webPushData } from '../domains/web-push/service.ts';
import { wishlistData } from '../domains/wishlist/service.ts';
import { queuedMailData } from '../mail/queue.ts';
import type { PlayerData } from '../ports.ts';

/** In the order of deletion. */
export const PLAYER_DATA: readonly PlayerData[] = [
  // Pays givers back, while there are balances.
  giftData,
  accountData,
  playerData,
  placeData,
  // Before the texts that entries refer to.
  bellData,
  profileData,
  outfitData,
  submissionData,
  creationData,
  creatorData,
  friendData,
  friendRequestData,
  mailData,
  commentData,
  forumData,
  feedbackData,
  membershipData,
  paymentData,
  firstWalkData,
  flowData,
  wishlistData,
  cookieData,
  albumData,
  doorData,
  invitationData,
  webPushData,
  languageData,
  reportData,
  queuedMailData,
];
