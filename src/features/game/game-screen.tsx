/**
 * The game's window: the town and the interface above it. It keeps the realtime connection open while it is mounted.
 * The application supplies the interface and the offline message.
 */
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import { connection } from '../../state/session/connection.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { TownView } from '../../town/town-view.tsx';
import { keepConnected } from './keep-connected.ts';
import { renderName } from './player-name.tsx';
import { renderWords } from './player-words.tsx';
import { useFriendNames } from './use-friend-names.ts';
import { useInsets } from './use-insets.ts';

export interface GameScreenProps {
  /** Bars, menus, chat. */
  children: ReactNode;
  /** Shown until the realtime connection is established; `message` is the server's message, or null. */
  renderOffline: (message: string | null) => ReactNode;
}

export function GameScreen({ children, renderOffline }: GameScreenProps) {
  const { status, message } = useSnapshot(connection);
  const insets = useInsets();
  const friends = useFriendNames();
  const hosts = useMemo(() => {
    const { storage, avatars } = clientConfig().hosts;
    return { storage, avatars };
  }, []);
  useEffect(() => keepConnected(), []);
  return (
    <main className="fixed inset-0 overflow-hidden">
      <TownView
        hosts={hosts}
        renderName={renderName}
        renderWords={renderWords}
        insets={insets}
        friends={friends}
        onAvatar={openQuickActions}
      />
      {children}
      {status !== 'online' && renderOffline(message)}
    </main>
  );
}
