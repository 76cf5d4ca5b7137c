/** For moderators: opens the moderation screen, which asks for the reason. */
import { GavelIcon } from '@phosphor-icons/react/dist/csr/Gavel';
import { useSnapshot } from 'valtio';
import { openScreen, type ScreenParams } from '../../../screens/screens.ts';
import { session } from '../../../state/session/session.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';

const MODERATOR_ACCESS = 1;

type Redacted = NonNullable<ScreenParams['moderation']['redact']>;

export const useMayRedact = (): boolean => (useSnapshot(session).user?.access ?? 0) >= MODERATOR_ACCESS;

/** `username` is the author. */
export function RedactButton({ username, ...redact }: Redacted & { username: string }) {
  return (
    <IconButton
      size="sm"
      tone="ghost"
      label={text.redact}
      onClick={() => openScreen('moderation', { username, redact })}
    >
      <GavelIcon weight="bold" size={16} />
    </IconButton>
  );
}
