/**
 * Unread messages on the browser's tab: title and favicon. Also keeps the count of mails true: it is asked for at the
 * start, at each notification of a mail and after a lost connection.
 */
import { useEffect } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { connection } from '../../state/connection.ts';
import { onNotification } from '../../state/notifications.ts';
import { forgetUnread, refreshUnreadMail, unread } from '../../state/unread.ts';
import { drawFavicon } from './favicon.ts';
import { PRODUCT_NAME, titleOf } from './text.ts';

export function UnreadTab() {
  const { unreadCount } = useSnapshot(unread);
  useEffect(keepMailCount, []);
  useEffect(() => {
    document.title = titleOf(unreadCount);
    return showOnFavicon(unreadCount);
  }, [unreadCount]);
  useEffect(
    () => () => {
      document.title = PRODUCT_NAME;
    },
    [],
  );
  return null;
}

function keepMailCount(): () => void {
  void refreshUnreadMail();
  const stopListening = onNotification('mail', () => void refreshUnreadMail());
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

/** Draws the badge; what is returned puts the page's own icon back. */
function showOnFavicon(count: number): (() => void) | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (count === 0 || !link) return undefined;
  const { href: ownHref, type: ownType } = link;
  let isWanted = true;
  void drawFavicon(ownHref, count).then((drawn) => {
    if (!isWanted || drawn === null) return;
    link.type = 'image/png';
    link.href = drawn;
  });
  return () => {
    isWanted = false;
    link.href = ownHref;
    link.type = ownType;
  };
}
