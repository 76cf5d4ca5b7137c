/** The bell of the top bar with the number of unread entries. New ones are announced politely. */
import './bell-button.css';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { useEffect } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { openScreenByName } from '../../screens/screens.ts';
import { bell, forgetBell, refreshBell } from '../../state/session/bell.ts';
import { connection } from '../../state/session/connection.ts';
import { announced, named } from './text.ts';

export function BellButton() {
  const { unread, announced: count } = useSnapshot(bell);
  const hasUnread = unread > 0;
  useEffect(keepBellCount, []);
  return (
    <>
      <button
        type="button"
        className="hudpanel hud-bell"
        aria-label={named(unread)}
        aria-haspopup="dialog"
        onClick={() => openScreenByName('bell')}
      >
        <BellIcon weight={hasUnread ? 'fill' : 'bold'} size={22} />
        {hasUnread && <span className="badge hud-badge">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <output className="sr-only">{count !== null && announced(count)}</output>
    </>
  );
}

/** Counts at the start and after a lost connection; the top bar's refresh and pushes do the rest. */
function keepBellCount(): () => void {
  void refreshBell();
  let wasLost = false;
  const unsubscribe = subscribe(connection, () => {
    if (connection.status === 'online' && wasLost) void refreshBell();
    wasLost = connection.status === 'lost';
  });
  return () => {
    unsubscribe();
    forgetBell();
  };
}
