/**
 * The unread count in the browser tab's title and favicon. Also refetches the count of mails at the start, at each
 * notification of a mail, and after a reconnect.
 */
import { useEffect } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import { onNotification } from '../../state/session/notifications.ts';
import { pushes } from '../../state/session/pushes.ts';
import { forgetUnread, refreshUnreadMail, unread } from '../../state/session/unread.ts';
import { text, titleOf } from './text.ts';

export function UnreadTab() {
  const { unreadCount } = useSnapshot(unread);
  useEffect(keepMailCount, []);
  useEffect(() => {
    document.title = titleOf(unreadCount);
    return showOnFavicon(unreadCount);
  }, [unreadCount]);
  useEffect(
    () => () => {
      document.title = text.productName;
    },
    [],
  );
  return null;
}

function keepMailCount(): () => void {
  void refreshUnreadMail();
  const stopListening = onNotification('mail', () => {
    if (!pushes.areOn) void refreshUnreadMail();
  });
  let wasLost = false;
  const unsubscribe = subscribe(connection, () => {
    if (connection.status === 'online' && wasLost) void refreshUnreadMail();
    wasLost = connection.status === 'lost';
  });
  return () => {
    stopListening();
    unsubscribe();
    forgetUnread();
  };
}

/**
 * Replaces all icons of the page by one with the badge, because the browser may choose any of them. The returned
 * function restores them.
 */
function showOnFavicon(count: number): (() => void) | undefined {
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const model = own.find(({ type }) => type === 'image/svg+xml') ?? own.at(-1);
  if (count === 0 || !model) return undefined;
  const badged = document.createElement('link');
  badged.rel = 'icon';
  badged.type = 'image/png';
  badged.sizes = '64x64';
  let isCurrent = true;
  void import('./favicon.ts')
    .then(({ drawFavicon }) => drawFavicon(model.href, count))
    .then(
      (drawn) => {
        if (!isCurrent || drawn === null) return;
        badged.href = drawn;
        for (const link of own) link.remove();
        document.head.append(badged);
      },
      // The title has the count too.
      () => undefined,
    );
  return () => {
    isCurrent = false;
    badged.remove();
    document.head.append(...own.filter(({ isConnected }) => !isConnected));
  };
}
