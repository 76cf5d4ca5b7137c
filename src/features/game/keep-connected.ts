/** Joins the realtime connection with who is signed in, and shows what the server has to say. */
import { subscribe } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import type { NotificationKind } from '../../shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { forgetChat } from '../../state/chat.ts';
import { connection, openConnection } from '../../state/connection.ts';
import { passOnNotification } from '../../state/notifications.ts';
import { setHonor } from '../../state/purse.ts';
import { expireSession, session } from '../../state/session.ts';
import { showToast, type ToastTone } from '../../ui/toast.ts';
import { createOnceWithin } from './once-within.ts';
import { ONLINE_PATTERN, RECONNECTED, whisperFrom, whisperTo } from './text.ts';

/** 'X is now online.' of one player is shown once in this time (specification: world, section 5). */
const ONLINE_DEDUPE_MS = 3000;

/** Long enough to be read beside a conversation. */
const WHISPER_MS = 10_000;

const TONES: Record<NotificationKind, ToastTone> = {
  online: 'info',
  mail: 'info',
  friend: 'ok',
  match: 'ok',
  tip: 'coin',
  system: 'info',
};

/** Connects until the returned function is called. */
export function keepConnected(): () => void {
  const isFresh = createOnceWithin(ONLINE_DEDUPE_MS);
  const close = openConnection({
    url: clientConfig().hosts.instance,
    location: LOCATION_SLUG,
    sessionKey: () => session.sessionKey,
    isBlocked: (username) => session.user?.blockedList.includes(username) ?? false,
    honorUpdated: setHonor,
    notified(kind, text) {
      passOnNotification(kind, text);
      const friend = ONLINE_PATTERN.exec(text)?.[1];
      if (friend === undefined || isFresh(friend, Date.now())) showToast({ text, tone: TONES[kind] });
    },
    whispered(user, text, isEcho) {
      showToast({
        text: isEcho ? whisperTo(user, text) : whisperFrom(user, text),
        tone: 'info',
        durationMs: WHISPER_MS,
      });
    },
  });
  let wasLost = false;
  const unsubscribe = subscribe(connection, () => {
    if (connection.status === 'lost') wasLost = true;
    if (connection.status === 'online' && wasLost) {
      wasLost = false;
      showToast({ text: RECONNECTED, tone: 'ok', id: 'connection' });
    }
    if (connection.refusal === 'bad-session') {
      showToast({ text: connection.message ?? '', tone: 'bad', id: 'session-expired' });
      expireSession();
    }
  });
  return () => {
    unsubscribe();
    close();
    if (session.status !== 'authenticated') forgetChat();
  };
}
