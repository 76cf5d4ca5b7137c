/**
 * The bell of the top bar with the number of unread entries. New ones are announced politely. It opens the list below itself;
 * on phones the list is a dialog.
 */
import './bell-button.css';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { useEffect, useState } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { openScreenByName } from '../../screens/screens.ts';
import { bell, forgetBell, hideBellList, refreshBell, showBellList } from '../../state/session/bell.ts';
import { connection } from '../../state/session/connection.ts';
import { useIsFolded } from '../../ui/hooks/use-is-folded.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import messages from '../../languages/en/bell-button.ts';
import { texts } from '../../languages/texts.ts';

const text = texts(messages);

const BellPopover = lazyPart(async () => (await import('./bell-popover.tsx')).BellPopover);

export function BellButton() {
  const { unread, announced: count, isListOpen } = useSnapshot(bell);
  const isPhone = useIsFolded();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const hasUnread = unread > 0;
  useEffect(keepBellCount, []);
  useEffect(() => {
    if (!isListOpen || !isPhone) return;
    hideBellList();
    openScreenByName('bell');
  }, [isListOpen, isPhone]);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className="hudpanel hud-bell"
        aria-label={unread === 0 ? text.bell : text.named({ unread })}
        aria-haspopup="dialog"
        aria-expanded={isPhone ? undefined : isListOpen}
        onClick={isListOpen ? hideBellList : showBellList}
      >
        <BellIcon weight={hasUnread ? 'fill' : 'bold'} size={22} />
        {hasUnread && <span className="badge hud-badge">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <output className="sr-only">{count !== null && text.announced({ unread: count })}</output>
      {isListOpen && !isPhone && button !== null && <BellPopover button={button} onClose={hideBellList} />}
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
