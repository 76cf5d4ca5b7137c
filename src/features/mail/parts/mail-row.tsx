/** One mail of the list: partner, date and first words; bold and amber while it is unread. */
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { memo } from 'react';
import { COMMA } from '../../../languages/texts.ts';
import { avatarThumb } from '../../../net/avatar-images.ts';
import { MAIL_FRIEND_REQUEST, type Mail } from '../../../shared/contract/mail.ts';
import { cutTitle } from '../../../people/name-tag.tsx';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { firstWordsOf, nameOf } from '../preview.ts';
import { text } from '../text.ts';
import { useIsOnline } from '../../../state/people/use-is-online.ts';
import { CrownMark } from '../../../ui/layout/marks.tsx';
import { partnerOf, shortDate } from '../partner-and-dates.ts';

export interface MailRowProps {
  mail: Mail;
  isOpen: boolean;
  onOpen: (mail: Mail) => void;
}

export const MailRow = memo(function MailRow({ mail, isOpen, onOpen }: MailRowProps) {
  const { createdAt, type, isRead, isSender, isReplied, isSaved } = mail;
  const isUnread = !isRead && !isSender;
  const partner = partnerOf(mail);
  const isOnline = useIsOnline(partner);
  return (
    <button
      type="button"
      data-mail={mail.id}
      data-on={isOpen || undefined}
      className="row items-start!"
      data-unread={isUnread || undefined}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(mail)}
    >
      <AvatarThumb name={partner} src={avatarThumb(partner)} sizePx={42} isOnline={isOnline || undefined} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span
            className={classNames('flex min-w-0 flex-1 items-center gap-1', isUnread ? 'font-extrabold' : 'font-bold')}
          >
            <span className="clamp1" title={cutTitle(partner)}>
              {nameOf(mail)}
            </span>
            {mail.partnerMembership > 0 && <CrownMark size={13} label={text.resident} />}
            {isUnread && <span className="sr-only">{COMMA + text.unread}</span>}
          </span>
          {isReplied && (
            <ArrowBendUpLeftIcon weight="bold" size={14} className="mirrors ico" aria-label={text.replied} />
          )}
          {isSaved && <BookmarkSimpleIcon weight="fill" size={14} color="var(--coin)" aria-label={text.saved} />}
          <time dateTime={createdAt} className="t-micro flex-none text-ink-3">
            {shortDate(createdAt)}
          </time>
        </span>
        <span dir="auto" className={classNames('t-small clamp2 wrap-anywhere', !isUnread && 'text-ink-3')}>
          {firstWordsOf(mail)}
        </span>
        {type === MAIL_FRIEND_REQUEST && (
          <span className="mt-1 block">
            <Tag tone="info" icon={<UserPlusIcon weight="fill" size={13} />}>
              {text.friendRequest}
            </Tag>
          </span>
        )}
      </span>
    </button>
  );
});
