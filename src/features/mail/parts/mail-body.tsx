/** The conversation that a mail belongs to; for a friend request a card of the player. */
import { MAIL_FRIEND_REQUEST, type Mail } from '../../../shared/contract/mail.ts';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';
import { partnerOf } from '../partner-and-dates.ts';
import { text } from '../text.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { Conversation } from './conversation.tsx';
import { RequestCard } from './request-card.tsx';

export function MailBody({ mail }: { mail: Mail }) {
  const { message, type, isSender, sender, recipient } = mail;
  const request = isSender ? text.askedToBeFriends({ recipient }) : text.wantsToBeFriends({ sender });
  if (type !== MAIL_FRIEND_REQUEST && partnerOf(mail) !== DELETED_NAME) {
    return <Conversation mail={mail} partner={partnerOf(mail)} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
    <div className="scroll t-body mail-body" tabIndex={0}>
      {type === MAIL_FRIEND_REQUEST ? (
        <RequestCard username={partnerOf(mail)} request={request} />
      ) : (
        <Bbcode text={message} />
      )}
    </div>
  );
}
