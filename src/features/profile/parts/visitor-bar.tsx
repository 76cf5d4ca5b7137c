/** The visitor's actions: friend, mail, heart, block. The others are disabled. */
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useState } from 'react';
import { clientConfig } from '../../../net/client-config.ts';
import { openScreenByName } from '../../../screens/screens.ts';
import { THE_PLAYER } from '../../../state/people/report-subject.ts';
import { takeContinued } from '../../../rich-text/write/draft-list.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import {
  addFriend,
  type FullProfile,
  type Outcome,
  removeFriend,
  setBlock,
  setMatch,
} from '../../../state/people/people.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { sendMail } from '../calls.ts';
import { text, UNAVAILABLE_ACTIONS } from '../text.ts';
import { labelled } from '../../../languages/name-list.ts';

const WriteDialog = lazyPart(async () => (await import('../../../rich-text/write/write-dialog.tsx')).WriteDialog);

const UNAVAILABLE_ICONS = [StarIcon, GiftIcon, StorefrontIcon, FlagIcon] as const;

const draftOf = (username: string): string => `mail:${username.toLowerCase()}`;

export function VisitorBar({ profile }: { profile: FullProfile }) {
  const { username, isMatch, isBlocked } = profile;
  const [busy, setBusy] = useState<string | null>(null);
  const [isWriting, setIsWriting] = useState(() => takeContinued(draftOf(username)));
  const run = async (what: string, act: () => Promise<Outcome>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    await showOutcome(act());
    setBusy(null);
  };
  return (
    <div className="profile-bar" data-keep-clear="">
      <FriendButton
        profile={profile}
        isBusy={busy === 'friend'}
        onAdd={() => void run('friend', () => addFriend(username))}
        onRemove={() => run('friend', () => removeFriend(username))}
      />
      <Button icon={<EnvelopeSimpleIcon weight="fill" size={18} />} onClick={() => setIsWriting(true)}>
        <span className="max-lg:sr-only">{text.email}</span>
      </Button>
      <Button
        isPressed={isMatch}
        isBusy={busy === 'match'}
        icon={<HeartIcon weight={isMatch ? 'fill' : 'bold'} size={18} color="var(--heart)" />}
        onClick={() => void run('match', () => setMatch(username, !isMatch))}
      >
        <span className="max-lg:sr-only">{text.heart}</span>
      </Button>
      <Button
        tone={isBlocked ? 'plain' : 'ghost-danger'}
        isBusy={busy === 'block'}
        icon={<ProhibitIcon weight="bold" size={18} />}
        onClick={() => void run('block', () => setBlock(username, !isBlocked))}
      >
        <span className="max-lg:sr-only">{isBlocked ? text.unblock : text.block}</span>
      </Button>
      <span className="profile-bar-gap" />
      {UNAVAILABLE_ACTIONS.map((label, index) => {
        const Icon = UNAVAILABLE_ICONS[index] ?? FlagIcon;
        if (label === text.unavailableActions.report && clientConfig().hasReports) {
          const report = { username, about: THE_PLAYER };
          return (
            <IconButton key={label} label={label} onClick={() => openScreenByName('reports', { report })}>
              <Icon weight="fill" size={17} />
            </IconButton>
          );
        }
        return (
          <IconButton key={label} label={label} disabled reason={text.notOpen} title={labelled(label, text.notOpen)}>
            <Icon weight="fill" size={17} />
          </IconButton>
        );
      })}
      {isWriting && (
        <WriteDialog
          title={text.writeTo({ username })}
          label={text.writeTo({ username })}
          draftKey={draftOf(username)}
          draftAbout={{ title: username }}
          submitLabel="Send"
          submit={(message) => sendMail(username, message)}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}

interface FriendButtonProps {
  profile: FullProfile;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => Promise<void>;
}

/** Add Friend; a disabled Pending while a request is pending; for friends Remove Friend, which asks first. */
function FriendButton({ profile, isBusy, onAdd, onRemove }: FriendButtonProps) {
  const { username, isFriends, hasPendingRequest, isBlocked, canAddFriend } = profile;
  const [isConfirming, setIsConfirming] = useState(false);
  if (isFriends) {
    return (
      <>
        <Button
          className="profile-friend"
          icon={<UserMinusIcon weight="fill" size={18} />}
          isBusy={isBusy}
          onClick={() => setIsConfirming(true)}
        >
          {text.removeFriend}
        </Button>
        {isConfirming && (
          <ConfirmDialog
            title={text.removeFriend}
            accent="gelato"
            confirmLabel={text.removeFriend}
            onClose={() => setIsConfirming(false)}
            onConfirm={async () => {
              await onRemove();
              setIsConfirming(false);
            }}
          >
            <p>{text.removeFriendAsk({ username })}</p>
            <p className="t-small text-ink-3">{text.removeFriendNote}</p>
          </ConfirmDialog>
        )}
      </>
    );
  }
  if (hasPendingRequest) {
    return (
      <Button
        className="profile-friend"
        disabled
        reason={text.pendingNote}
        icon={<HourglassMediumIcon weight="fill" size={18} />}
      >
        {text.pending}
      </Button>
    );
  }
  return (
    <Button
      className="profile-friend"
      tone="primary"
      icon={<UserPlusIcon weight="fill" size={18} />}
      isBusy={isBusy}
      disabled={!canAddFriend}
      reason={canAddFriend ? undefined : isBlocked ? text.unblockFirst : text.cannotBeReached}
      onClick={onAdd}
    >
      {text.addFriend}
    </Button>
  );
}
