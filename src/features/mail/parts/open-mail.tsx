/** The open mail with its actions. */
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { openScreen, openScreenByName } from '../../../screens/screens.ts';
import { clientConfig } from '../../../net/client-config.ts';
import { titles } from '../../../screens/titles.ts';
import { shownText } from '../../../rich-text/bbcode/shown-text.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import { ReportButton } from '../../../rich-text/report-button.tsx';
import { avatarThumb } from '../../../net/avatar-images.ts';
import { MAIL_FRIEND_REQUEST, MAIL_NORMAL, type Mail, type MailFolder } from '../../../shared/contract/mail.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { NameTextButton } from '../../../people/name-tag.tsx';
import { UNDO_MS } from '../../../state/session/delayed.ts';
import { showFailure, showOutcome } from '../../../ui/feedback/outcome.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { showUndoToast } from '../../../ui/feedback/undo-toast.tsx';
import { deleteMail, mailsOf, mailsQuery, replyTo, restoreMail, setSaved } from '../calls.ts';
import { previewOf } from '../preview.ts';
import { text } from '../text.ts';
import { longDate, partnerOf } from '../partner-and-dates.ts';
import { MailBody } from './mail-body.tsx';
import { RequestBar } from './request-bar.tsx';
import { useIsOnline } from '../../../state/people/use-is-online.ts';

const WriteDialog = lazyPart(async () => (await import('../../../rich-text/write/write-dialog.tsx')).WriteDialog);

export interface OpenMailProps {
  /** The mail when it was opened. The cached list has its current state. */
  mail: Mail;
  folder: MailFolder;
  search: string;
  onClose: () => void;
  /** Called before the mail with this id is deleted, declined, accepted or restored. */
  onRemoved: (id: string) => void;
  /** Whether the reply is being written. */
  isReplying: boolean;
  onReplying: (isReplying: boolean) => void;
}

export function OpenMail({ mail: opened, folder, search, onClose, onRemoved, ...reply }: OpenMailProps) {
  const { data } = useInfiniteQuery({ ...mailsQuery(folder, search), enabled: false });
  const mail = mailsOf(data).find(({ id }) => id === opened.id) ?? opened;
  const isPartnerGone = partnerOf(mail) === DELETED_NAME;
  const isRequest = mail.type === MAIL_FRIEND_REQUEST;
  return (
    <article className="flex min-h-0 flex-1 flex-col" aria-label={partnerOf(mail)}>
      <MailHead mail={mail} onClose={onClose} onRemoved={onRemoved} />
      <MailBody mail={mail} />
      {isRequest && !mail.isSender && !mail.isDeleted ? (
        <RequestBar mail={mail} onRemoved={onRemoved} />
      ) : (
        <MailBar mail={mail} canReply={!isRequest && !isPartnerGone} {...reply} />
      )}
    </article>
  );
}

function MailHead({ mail, onClose, onRemoved }: Pick<OpenMailProps, 'mail' | 'onClose' | 'onRemoved'>) {
  const { id, type, createdAt, isSaved, isSender, isDeleted } = mail;
  const [isConfirming, setIsConfirming] = useState(false);
  const partner = partnerOf(mail);
  const isOnline = useIsOnline(partner);
  const remove = async (): Promise<void> => {
    onRemoved(id);
    await (isDeleted || type === MAIL_FRIEND_REQUEST ? showOutcome(deleteMail(id)) : moveToTrash(id));
  };
  const restore = (): void => {
    onRemoved(id);
    void showOutcome(restoreMail(id), toastOf(id));
  };
  return (
    <header className="mail-head">
      <IconButton size="sm" label={text.back} onClick={onClose}>
        <ArrowLeftIcon className="mirrors" weight="bold" size={17} />
      </IconButton>
      <AvatarThumb name={partner} src={avatarThumb(partner)} sizePx={46} isOnline={isOnline || undefined} />
      <div className="min-w-0 flex-1">
        <NameTextButton
          name={isSender ? text.to({ recipient: partner }) : partner}
          crownLabel={mail.partnerMembership > 0 ? text.resident : undefined}
          className="text-[15px]"
          buttonClassName="max-w-full"
          isDisabled={partner === DELETED_NAME}
          onOpen={(button) => openQuickActions(partner, button)}
        />
        <time dateTime={createdAt} className="t-micro block text-balance text-ink-3">
          {longDate(createdAt)}
        </time>
      </div>
      {isAboutReport(mail) && (
        <Button size="sm" onClick={() => openScreenByName('reports')}>
          {titles.reports}
        </Button>
      )}
      {!isSender && type === MAIL_NORMAL && partner !== DELETED_NAME && partner !== SYSTEM_CREATOR && (
        <ReportButton username={partner} about={{ kind: 'mail', id, shown: shownText(mail.message, SHOWN_LENGTH) }} />
      )}
      {!isDeleted && (
        <IconButton
          size="sm"
          label={isSaved ? text.savedMail : text.saveMail}
          isPressed={isSaved}
          onClick={() => void showOutcome(setSaved(id, !isSaved))}
        >
          <BookmarkSimpleIcon weight={isSaved ? 'fill' : 'bold'} size={17} />
        </IconButton>
      )}
      {isDeleted && type !== MAIL_FRIEND_REQUEST && (
        <IconButton size="sm" label={text.restore} onClick={restore}>
          <ArrowCounterClockwiseIcon weight="bold" size={17} />
        </IconButton>
      )}
      <IconButton
        size="sm"
        tone="ghost-danger"
        label={isDeleted ? text.deleteForGood : text.deleteMail}
        onClick={() => (isDeleted ? setIsConfirming(true) : void remove())}
      >
        <TrashIcon weight="bold" size={17} />
      </IconButton>
      {isConfirming && (
        <ConfirmDialog
          title={text.deleteForGood}
          confirmLabel={text.deleteForGood}
          onClose={() => setIsConfirming(false)}
          onConfirm={remove}
        >
          <p>{text.deleteForGoodAsk}</p>
        </ConfirmDialog>
      )}
    </header>
  );
}

/** Of a reported mail. */
const SHOWN_LENGTH = 300;
const REPORT_MAILS: ReadonlySet<string> = new Set([
  'yourReportIsDecided',
  'aReportAboutYouIsDecided',
  'appealOfReportIsDecided',
  'appealAboutYouIsDecided',
]);

const isAboutReport = ({ sentence }: Mail): boolean =>
  clientConfig().hasReports && sentence !== undefined && REPORT_MAILS.has(sentence.code);

/** One toast for each mail: a restored mail does not offer its undo any more. */
const toastOf = (id: string): string => `mail-${id}`;

/** The toast of the success can undo it. */
async function moveToTrash(id: string): Promise<void> {
  try {
    const { success, message } = await deleteMail(id);
    const toastId = toastOf(id);
    if (!success) return showToast({ id: toastId, text: message, tone: 'bad' });
    showUndoToast({
      id: toastId,
      text: message,
      undoLabel: text.undo,
      durationMs: UNDO_MS,
      onUndo: () => void showOutcome(restoreMail(id), toastId),
    });
  } catch (error) {
    showFailure(error);
  }
}

export const replyDraftOf = (id: string): string => `reply-mail:${id}`;

type MailBarProps = Pick<OpenMailProps, 'isReplying' | 'onReplying'> & { mail: Mail; canReply: boolean };

function MailBar({ mail, canReply, isReplying, onReplying }: MailBarProps) {
  const partner = partnerOf(mail);
  return (
    <footer className="mail-bar" data-keep-clear>
      {canReply && (
        <Button
          tone="primary"
          className="max-md:flex-1"
          icon={<ArrowBendUpLeftIcon className="mirrors" weight="bold" size={17} />}
          onClick={() => onReplying(true)}
        >
          {text.reply}
        </Button>
      )}
      {partner !== DELETED_NAME && (
        <Button onClick={() => openScreen('profile', { username: partner })}>{text.viewProfile}</Button>
      )}
      {isReplying && canReply && (
        <WriteDialog
          title={text.replyingTo({ sender: partner })}
          label={text.replyingTo({ sender: partner })}
          draftKey={replyDraftOf(mail.id)}
          draftAbout={{ title: partner }}
          submitLabel={text.send}
          submit={(message) => replyTo(mail.id, message)}
          onClose={() => onReplying(false)}
        >
          <div className="well flex gap-2.5 p-3">
            <AvatarThumb name={mail.sender} src={avatarThumb(mail.sender)} sizePx={30} />
            <p dir="auto" className="t-small clamp2 min-w-0 text-ink-2 wrap-anywhere">
              {previewOf(mail.message)}
            </p>
          </div>
        </WriteDialog>
      )}
    </footer>
  );
}
