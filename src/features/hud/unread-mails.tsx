/** The badge of unread mails: on the menu that contains Email, and on that entry. */
import { useSnapshot } from 'valtio';
import { unread } from '../../state/session/unread.ts';
import { Badge } from '../../ui/controls/chip.tsx';
import { text } from './text.ts';

export function UnreadMails() {
  const { unreadMailCount } = useSnapshot(unread);
  return <Badge count={unreadMailCount} label={text.unreadMails({ count: unreadMailCount })} className="hud-badge" />;
}
