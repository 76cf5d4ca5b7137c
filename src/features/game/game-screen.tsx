/**
 * The game's window: the town and the interface above it. It keeps the realtime connection open while it is mounted.
 * The application supplies the interface and the offline message.
 */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import { connection, type ConnectionState } from '../../state/session/connection.ts';
import { ownLocation } from '../../state/session/location.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { TownView } from '../../town/town-view.tsx';
import { keepConnected } from './keep-connected.ts';
import { renderWords } from './player-words.tsx';
import { useFriendNames } from './use-friend-names.ts';
import { useInsets } from './use-insets.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { afterFrame } from '../../ui/lazy/after-frame.ts';
import { text } from './text.ts';

export interface GameScreenProps {
  /** What Tab reaches before the town. */
  firstStops: ReactNode;
  /** Bars, menus, chat. */
  children: ReactNode;
  /** Rendered with the state of the realtime connection; shows the offline message until it is established. */
  renderOffline: (connection: ConnectionState) => ReactNode;
}

const REPLACED = {
  core: text.theCoreStoppedDrawingThe,
  gpu: text.theGpuCouldNotDraw,
} as const;
const sayReplaced = (painter: keyof typeof REPLACED): void =>
  showToast({ text: REPLACED[painter], tone: 'bad', id: 'painter' });

/** What never changes, so that the town is not rendered again. */
const PARTS = { renderWords, onAvatar: openQuickActions, onPainterReplaced: sayReplaced };

export function GameScreen({ firstStops, children, renderOffline }: GameScreenProps) {
  const state = useSnapshot(connection);
  const { slug } = useSnapshot(ownLocation);
  const insets = useInsets();
  const main = useRef<HTMLElement>(null);
  // The button that led here is gone: the focus would be at the start of the page. At once, it would lay the whole page out.
  useEffect(
    () =>
      afterFrame(() => {
        if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
      }),
    [],
  );
  const friends = useFriendNames();
  const hosts = useMemo(() => {
    const { storage, avatars } = clientConfig().hosts;
    return { storage, avatars };
  }, []);
  useEffect(() => keepConnected(), []);
  return (
    <main ref={main} tabIndex={-1} className="fixed inset-0 overflow-hidden outline-none!">
      {firstStops}
      <TownView key={slug} {...PARTS} hosts={hosts} insets={insets} friends={friends} />
      {children}
      {renderOffline(state)}
    </main>
  );
}
