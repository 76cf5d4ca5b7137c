/**
 * The link to the payment provider's page of one offer, in a new window, with the account's id, by which the payment
 * finds its player. Without a configured page it is a disabled button with a reason; where nothing is sold at all, its button
 * leads to the note about whom to ask.
 */
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import { session } from '../../state/session/session.ts';
import { Button, type ButtonSize, type ButtonTone } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { isAnythingSold, showNotSold } from './not-sold.ts';
import { text } from './text.ts';

const REFERENCE = 'client_reference_id';

/** Address of the offer's page for a player. Null when it is not sold. */
function purchaseAddress(links: Readonly<Record<string, string>>, offer: string, playerId: string): string | null {
  const link = Object.hasOwn(links, offer) ? links[offer] : undefined;
  if (link === undefined || !URL.canParse(link)) return null;
  const address = new URL(link);
  address.searchParams.set(REFERENCE, playerId);
  return address.href;
}

export interface PurchaseLinkProps {
  offer: string;
  tone: ButtonTone;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function PurchaseLink({ offer, tone, size = 'md', icon, className, children }: PurchaseLinkProps) {
  const { _id: playerId = '' } = useSnapshot(session).user ?? {};
  const address = purchaseAddress(clientConfig().purchaseLinks, offer, playerId);
  if (address === null) {
    const isClosed = isAnythingSold();
    return (
      <Button
        tone={tone}
        size={size}
        icon={icon}
        className={className}
        disabled={isClosed}
        reason={isClosed ? text.notForSale : undefined}
        onClick={showNotSold}
      >
        {children}
      </Button>
    );
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames('btn', `btn-${tone}`, size !== 'md' && `btn-${size}`, className)}
    >
      {icon}
      {children}
      <span className="sr-only"> {text.opensOutside}</span>
    </a>
  );
}
