/** What a notification says. Names only: it may be shown on a locked screen. Pure. */
import type { PushKind } from '../../../shared/contract/web-push.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';

export interface Announcement {
  kind: PushKind;
  /** Username; null: the town itself. */
  from: string | null;
  body: string;
  /** Page that a click opens, below the town's address. */
  page: string;
}

const MAIL_PAGE = '/?open=mail';

/** A friend's whisper that found the player away. It is not kept, so that it cannot be shown. */
export const missedWhisper = (from: string): Announcement => ({
  kind: 'whisper',
  from,
  body: `${from} whispered to you while you were away.`,
  page: '/',
});

/** The announcement for a notice; null for one that comes only while the page is open. */
export function announcementOf(notice: Notice): Announcement | null {
  switch (notice.code) {
    case 'mail-received': {
      const { username } = notice.params;
      return { kind: 'mail', from: username, body: `You have mail from ${username}.`, page: MAIL_PAGE };
    }
    case 'friend-request': {
      const { username } = notice.params;
      const body = `${username} would like to be your friend.`;
      return { kind: 'friend', from: username, body, page: MAIL_PAGE };
    }
    case 'submission-approved':
    case 'submission-rejected':
    case 'creation-withdrawn':
    case 'item-withdrawn':
      return { kind: 'mail', from: null, body: 'You have mail.', page: MAIL_PAGE };
    default:
      return null;
  }
}
