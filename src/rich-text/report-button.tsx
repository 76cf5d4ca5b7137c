/** Reports a text of another player. Renders nothing where reports are switched off, and on the player's own texts. */
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { useSnapshot } from 'valtio';
import messages from '../languages/en/report-button.ts';
import { texts } from '../languages/texts.ts';
import { clientConfig } from '../net/client-config.ts';
import { openScreenByName } from '../screens/screens.ts';
import type { ReportSubject } from '../state/people/report-subject.ts';
import { isSamePlayer } from '../state/people/people.ts';
import { session } from '../state/session/session.ts';
import { IconButton } from '../ui/controls/button.tsx';

const text = texts(messages);

export interface ReportButtonProps {
  /** Undefined: deleted. */
  username: string | undefined;
  about: ReportSubject;
}

export function ReportButton({ username, about }: ReportButtonProps) {
  const own = useSnapshot(session).user?.username;
  if (!clientConfig().hasReports || username === undefined || isSamePlayer(username, own)) return null;
  return (
    <IconButton
      size="sm"
      tone="ghost"
      label={text.report}
      onClick={() => openScreenByName('reports', { report: { username, about } })}
    >
      <FlagIcon weight="bold" size={16} />
    </IconButton>
  );
}
