/** The offline message: what to do when the server cannot be reached, and the social links. */
import './offline.css';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import type { ComponentType, ReactNode } from 'react';
import { clientConfig, type SocialLink } from '../../net/client-config.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { text } from './text.ts';

export interface OfflineMessageProps {
  /** Default: the title of the specification. */
  title?: string;
  /** Reloads the page when left out. */
  onTryAgain?: () => void;
  /** Label of the button; default: 'Try Again'. */
  action?: string;
  /** The server's message when it ended the connection. Replaces the general text. */
  reason?: string | null;
  /** The configured links when left out. Empty hides the row. */
  socialLinks?: readonly SocialLink[];
  /** Left out inside a cover, which announces itself. */
  role?: 'alert';
  /** Elements of title and text; plain ones by default. */
  Title?: ComponentType<WordsProps>;
  Text?: ComponentType<WordsProps>;
}

interface WordsProps {
  className?: string;
  children: ReactNode;
}

const PlainTitle = ({ className, children }: WordsProps) => <h1 className={className}>{children}</h1>;
const PlainText = ({ className, children }: WordsProps) => <p className={className}>{children}</p>;

const reload = () => window.location.reload();

export function OfflineMessage({
  title = text.offlineTitle,
  onTryAgain = reload,
  action = text.tryAgain,
  reason,
  socialLinks = clientConfig().socialLinks,
  role,
  Title = PlainTitle,
  Text = PlainText,
}: OfflineMessageProps) {
  return (
    <Panel accent="harbour" hasTrim role={role} aria-label={title} className="offline-card">
      <div className="spot">
        <LanternMark size={58} isLit={false} />
      </div>
      <div className="offline-words">
        <Title className="t-display">{title}</Title>
        <Text className="t-body mt-2 text-ink-2">{reason ?? text.offlineText}</Text>
        <Button
          tone="primary"
          size="lg"
          className="offline-retry"
          icon={<ArrowClockwiseIcon weight="bold" size={18} />}
          onClick={onTryAgain}
        >
          {action}
        </Button>
        {socialLinks.length > 0 && (
          <ul className="offline-links">
            {socialLinks.map((link) => (
              <li key={link.url}>
                <a className="btn btn-plain btn-sm" href={link.url} target="_blank" rel="noopener noreferrer">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
