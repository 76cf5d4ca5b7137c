/** The offline message: what to do when the server cannot be reached, and the social links. */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { useId } from 'react';
import { clientConfig, type SocialLink } from '../../net/client-config.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LanternMark } from '../../ui/layout/marks.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OFFLINE_TEXT, OFFLINE_TITLE, TRY_AGAIN } from './text.ts';

export interface OfflineMessageProps {
  /** Reloads the page when left out. */
  onTryAgain?: () => void;
  /** The server's message when it ended the connection. Replaces the general text. */
  reason?: string | null;
  /** The configured links when left out. Empty hides the row. */
  socialLinks?: readonly SocialLink[];
}

const reload = () => window.location.reload();

export function OfflineMessage({
  onTryAgain = reload,
  reason,
  socialLinks = clientConfig().socialLinks,
}: OfflineMessageProps) {
  const titleId = useId();
  return (
    <Panel
      accent="harbour"
      hasTrim
      role="alert"
      aria-labelledby={titleId}
      className="w-full max-w-[440px] items-center p-7 text-center"
    >
      <div className="spot">
        <LanternMark size={58} isLit={false} />
      </div>
      <h1 id={titleId} className="t-display mt-3">
        {OFFLINE_TITLE}
      </h1>
      <p className="t-body mt-2 text-ink-2">{reason ?? OFFLINE_TEXT}</p>
      <Button
        tone="primary"
        size="lg"
        className="mt-5 w-full"
        icon={<ArrowClockwiseIcon weight="bold" size={18} />}
        onClick={onTryAgain}
      >
        {TRY_AGAIN}
      </Button>
      {socialLinks.length > 0 && (
        <ul className="mt-4 flex flex-wrap justify-center gap-2">
          {socialLinks.map((link) => (
            <li key={link.url}>
              <a className="btn btn-plain btn-sm" href={link.url} target="_blank" rel="noopener noreferrer">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
