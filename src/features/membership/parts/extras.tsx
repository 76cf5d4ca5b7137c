/**
 * Lifetime bundles and gem packs, dimmed. Buttons only for offers that the operator sells and that are not sold out.
 */
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { factsOf } from '../../../languages/texts.ts';
import { clientConfig } from '../../../net/client-config.ts';
import { BUNDLES, GEM_PACKS } from '../../../shared/rules/membership.ts';
import { Gems } from '../../../ui/controls/amount.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { scrollInList } from '../../../ui/lists/scroll-in-list.ts';
import { membershipQuery } from '../calls.ts';
import { PurchaseLink } from '../purchase-link.tsx';
import { dollars, text } from '../text.ts';

/** `isAtGems`: scrolls to the gem packs and moves the focus there. */
export function Extras({ isAtGems }: { isAtGems: boolean }) {
  const { data } = useQuery(membershipQuery);
  const left = data?.left;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Offers title={text.lifetime} names={BUNDLES.map(({ id }) => id)}>
        {BUNDLES.map(({ id, name, price, limit }) => (
          <Offer
            key={id}
            name={id}
            price={price}
            note={limitNote(limit, left?.get(id))}
            isSoldOut={left?.get(id) === 0}
          >
            <bdi className="font-extrabold">{name}</bdi>
          </Offer>
        ))}
      </Offers>
      <Offers title={text.gemsTopup} isWanted={isAtGems} names={GEM_PACKS.map(({ gems }) => `gems-${gems}`)}>
        {GEM_PACKS.map(({ gems, price, isBestValue }) => (
          <Offer key={gems} name={`gems-${gems}`} price={price} note={isBestValue ? text.bestValue : ''}>
            <Gems value={gems} size={15} />
          </Offer>
        ))}
      </Offers>
    </div>
  );
}

/** The remaining number is shown after the first sale. */
const limitNote = (limit: number, left = limit): string =>
  left === limit || left === 0
    ? text.limited({ limit })
    : factsOf([text.limited({ limit }), text.left({ count: left })]);

const isSold = (name: string): boolean => Object.hasOwn(clientConfig().purchaseLinks, name);

interface OffersProps {
  title: string;
  names: readonly string[];
  isWanted?: boolean;
  children: ReactNode;
}

function Offers({ title, names, isWanted = false, children }: OffersProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    scrollInList(section.current, 'middle');
    section.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const isOpen = names.some(isSold);
  return (
    <section
      ref={section}
      tabIndex={isWanted ? -1 : undefined}
      className={isWanted ? 'card p-3.5' : 'membership-dim card p-3.5'}
      aria-label={title}
    >
      <div className="flex items-center gap-2">
        <h3 className="t-heading flex-1">{title}</h3>
        {!isOpen && <Tag icon={<HourglassIcon weight="fill" size={13} aria-hidden />}>{text.notOpen}</Tag>}
      </div>
      <ul className="t-small mt-1.5 flex flex-wrap gap-x-4 gap-y-1.5 text-ink-2">{children}</ul>
    </section>
  );
}

interface OfferProps {
  name: string;
  price: number;
  note: string;
  isSoldOut?: boolean;
  children: ReactNode;
}

function Offer({ name, price, note, isSoldOut = false, children }: OfferProps) {
  return (
    <li className="flex flex-wrap items-center gap-1.5">
      {children}
      <OfferPrice name={name} price={price} isSoldOut={isSoldOut} />
      {note !== '' && <span className="t-micro text-ink-2">({note})</span>}
    </li>
  );
}

function OfferPrice({ name, price, isSoldOut }: Pick<OfferProps, 'name' | 'price' | 'isSoldOut'>) {
  if (isSoldOut) {
    return (
      <Button size="sm" disabled reason={text.soldOutReason}>
        {text.soldOut}
      </Button>
    );
  }
  if (!isSold(name)) return <span className="num">{dollars(price)}</span>;
  return (
    <PurchaseLink offer={name} tone="plain" size="sm">
      {dollars(price)}
    </PurchaseLink>
  );
}
