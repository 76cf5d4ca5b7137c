/**
 * The offline message over the whole window, shown until the realtime connection is established. It is modal, above every
 * dialog. Two exceptions: while the town is entered it is a picture only, because it would interrupt screen readers on every
 * entry; and while a dialog is open a short loss stays below it, so that it does not interrupt writing.
 * `state/session/connection.ts` owns the status.
 */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { dialogs } from '../../screens/screens.ts';
import type { ConnectionState } from '../../state/session/connection.ts';
import { connectionShown } from '../../state/session/connection-shown.ts';
import { Cover, CoverText, CoverTitle } from '../../ui/overlays/cover.tsx';
import { OfflineMessage, type OfflineMessageProps } from './offline-message.tsx';
import { text } from './text.ts';

/** After this time an entry or a loss below a dialog is shown as a modal message. */
const DETAILS_AFTER_MS = 4000;

export interface OfflineOverlayProps extends Pick<OfflineMessageProps, 'onTryAgain' | 'socialLinks'> {
  connection: Pick<ConnectionState, 'status' | 'message' | 'refusal'>;
}

/** Renders nothing while the connection is established. */
export function OfflineOverlay({ connection, ...props }: OfflineOverlayProps) {
  const { status, message } = connection;
  if (status === 'online') return null;
  const isReplaced = status === 'ended' && connection.refusal === null;
  const words: OfflineMessageProps = isReplaced
    ? { ...props, title: text.replacedTitle, action: text.playHere, reason: message, socialLinks: [] }
    : { ...props, title: text.offlineTitle, reason: message };
  // A new status restarts the delay.
  return <Overlay key={status} status={status} words={words} />;
}

function Overlay({ status, words }: { status: ConnectionState['status']; words: OfflineMessageProps }) {
  const { at } = useSnapshot(dialogs);
  const { screens } = useSnapshot(connectionShown);
  const hasWaited = useTimeout(DETAILS_AFTER_MS);
  const isShownElsewhere = status === 'lost' && screens > 0;
  const waits = status === 'connecting' || (status === 'lost' && at >= 0);
  if (isShownElsewhere || (waits && !hasWaited)) {
    return (
      <div className="offline-overlay">
        <div inert className="contents">
          <OfflineMessage {...words} />
        </div>
      </div>
    );
  }
  return (
    <Cover className="offline-overlay">
      <OfflineMessage {...words} Title={CoverTitle} Text={CoverText} />
    </Cover>
  );
}

function useTimeout(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsOver(true), delayMs);
    return () => window.clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
