/** The offline message over the whole window, shown until the realtime connection is established. */
import { OfflineMessage, type OfflineMessageProps } from './offline-message.tsx';

export function OfflineOverlay(props: OfflineMessageProps) {
  return (
    <div className="offline-overlay">
      <OfflineMessage {...props} />
    </div>
  );
}
