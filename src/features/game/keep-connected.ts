/** Keeps the realtime connection open for the signed-in player and shows the server's notifications as toasts. */
import { subscribe } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import { followOtherTabs, stopFetching } from '../../net/page/other-tabs.ts';
import type { NotificationKind } from '../../shared/realtime/events.ts';
import { REWARDED, UNDELIVERED_CHAT } from '../../shared/realtime/notices.ts';
import { levelOf } from '../../shared/rules/honor.ts';
import { dropMessagesOf, forgetChat } from '../../state/chat/chat.ts';
import { returnDraft, returnLines } from '../../state/chat/chat-draft.ts';
import { namesInclude } from '../../state/chat/chat-log.ts';
import { takeUnanswered } from '../../state/chat/outbox.ts';
import { connection, isReplaced, openConnection } from '../../state/session/connection.ts';
import { settleIn } from '../../state/session/location.ts';
import { passOnNotification } from '../../state/session/notifications.ts';
import { addReward, areRewardsSent } from '../../state/rewards/rewards.ts';
import { pushes } from '../../state/session/pushes.ts';
import { purse, setHonor } from '../../state/shopping/purse.ts';
import { expireSession, refreshSession, session } from '../../state/session/session.ts';
import { addWhisper, dropWhispersOf, forgetWhispers } from '../../state/chat/whispers.ts';
import { showToast, type ToastTone } from '../../ui/feedback/toast.ts';
import { createOnceWithin } from './once-within.ts';
import { text as said } from './text.ts';
import { runtime } from '../../shared/runtime/client.ts';

/** 'X is now online.' is shown at most once per player in this time (specification: world, section 5). */
const ONLINE_DEDUPE_MS = 3000;

/** An announcement stays until its end or until it is closed, and at least so long: clocks of players are wrong. */
const ANNOUNCEMENT_MS = 20_000;

const TONES: Record<NotificationKind, ToastTone> = {
  online: 'info',
  mail: 'info',
  friend: 'ok',
  match: 'ok',
  tip: 'coin',
  system: 'info',
};

/** Mails that come one after the other are one toast; its code is loaded with the first mail. */
async function showMail(text: string, sender: string): Promise<void> {
  const nowMs = runtime.now();
  try {
    const { BURST_MS, foldMails } = await import('./fold-mails.ts');
    showToast({ text: foldMails(text, sender, nowMs), tone: TONES.mail, durationMs: BURST_MS, id: 'mail' });
  } catch {
    showToast({ text, tone: TONES.mail, id: 'mail' });
  }
}

/** Connects until the returned function is called. */
export function keepConnected(): () => void {
  const isFresh = createOnceWithin(ONLINE_DEDUPE_MS);
  const announced = new Set<string>();
  const close = openConnection({
    url: clientConfig().hosts.instance,
    hasNodes: clientConfig().hasNodes,
    sessionKey: () => session.sessionKey,
    isBlocked: (username) => namesInclude(session.user?.blockedList ?? [], username),
    honorUpdated(honor) {
      const isNewLevel = levelOf(honor) > levelOf(purse.honor);
      setHonor(honor);
      // A new level pays coins.
      if (isNewLevel && !pushes.areOn) void refreshSession();
    },
    notified(kind, text, notice) {
      passOnNotification(kind, text, notice);
      if (notice !== null && UNDELIVERED_CHAT.has(notice.code)) returnDraft();
      if (notice?.code === 'mail-received') return void showMail(text, notice.params.username);
      if (notice?.code === 'announcement') {
        const { id, until } = notice.params;
        // Sent again after each connection, also to those who have closed it.
        if (announced.has(id)) return;
        announced.add(id);
        const durationMs = Math.max(ANNOUNCEMENT_MS, until - runtime.now());
        return showToast({ text, tone: TONES[kind], durationMs, id: `announcement-${id}` });
      }
      if (notice?.code === 'gems-paid') addReward({ kind: 'paid', coins: 0, gems: notice.params.gems });
      if (notice?.code === 'membership-paid') addReward({ kind: 'paid', ...notice.params });
      if (notice !== null && REWARDED.has(notice.code) && areRewardsSent()) return;
      const friend = notice?.code === 'friend-online' ? notice.params.username : null;
      if (friend === null || isFresh(friend, runtime.now())) showToast({ text, tone: TONES[kind] });
    },
    whispered: (user, text, isEcho, proof) =>
      addWhisper({ user, text, isSender: isEcho, myUsername: session.user?.username ?? '', proof }),
  });
  let wasLost = false;
  const stopFollowing = followOtherTabs(() => session.user?.username?.toLowerCase() ?? null);
  const unsubscribe = subscribe(connection, () => {
    stopFetching(isReplaced());
    if (connection.status === 'lost') wasLost = true;
    if (connection.status === 'ended') returnLines(takeUnanswered());
    if (connection.status === 'online' && wasLost) {
      wasLost = false;
      showToast({ text: said.reconnected, tone: 'ok', id: 'connection' });
    }
    if (connection.refusal === 'bad-session') {
      showToast({ text: connection.message ?? '', tone: 'bad', id: 'session-expired' });
      expireSession();
    }
  });
  const dropBlocked = (): void => {
    const blocked = session.user?.blockedList ?? [];
    dropMessagesOf(blocked);
    dropWhispersOf(blocked);
  };
  dropBlocked();
  const stopDropping = subscribe(session, dropBlocked);
  return () => {
    unsubscribe();
    stopFollowing();
    stopFetching(false);
    stopDropping();
    close();
    if (session.status === 'authenticated') return;
    forgetChat();
    forgetWhispers();
    // Where the next player is, the server says.
    settleIn();
  };
}
