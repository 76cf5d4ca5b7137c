/** The plans, paid by month or by year. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { clientConfig, storageUrl } from '../../../net/client-config.ts';
import { MONTHS_OF_PERIOD, type Period, PERIODS, type Plan, PLANS, priceOf } from '../../../shared/rules/membership.ts';
import { artManifestQuery } from '../../../state/art/art-manifest.ts';
import { session } from '../../../state/session/session.ts';
import { Coins, Gems } from '../../../ui/controls/amount.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { RetriedPicture } from '../../../items/item-picture.tsx';
import { CrownMark } from '../../../ui/layout/marks.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { PurchaseLink } from '../purchase-link.tsx';
import { isAnythingSold } from '../not-sold.ts';
import { dollars, text } from '../text.ts';

const PERIOD_NAMES: Readonly<Record<Period, string>> = { monthly: text.monthly, yearly: text.yearly };
const PERIOD_CHOICES = PERIODS.map((period) => ({ value: period, label: PERIOD_NAMES[period] }));

export function Plans() {
  const [period, setPeriod] = useState<Period>('monthly');
  return (
    <section aria-label={text.plans} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="t-heading flex-1 text-[19px]!">{text.plans}</h3>
        <Segments
          className="membership-periods"
          label={text.plans}
          choices={PERIOD_CHOICES}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <p className="t-small -mt-1.5 flex items-start gap-1.5 text-ink-2">
        <span className="mt-0.5 flex-none">
          <CrownMark size={15} />
        </span>
        {text.everyPlan}
      </p>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3">
        {PLANS.map((plan) => (
          <li key={plan.id} className="flex">
            <PlanCard plan={plan} period={period} />
          </li>
        ))}
      </ul>
      <CancelSubscription />
    </section>
  );
}

function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const isOwn = useSnapshot(session).user?.membership === plan.level;
  const offer = `${plan.id}-${period}`;
  const isSold = Object.hasOwn(clientConfig().purchaseLinks, offer);
  const months = MONTHS_OF_PERIOD[period];
  return (
    <article
      className="membership-plan card card-ink relative flex flex-1 flex-col overflow-hidden text-center"
      data-own={isOwn || undefined}
    >
      {isOwn && <span className="membership-plan-mark">{text.yourPlan}</span>}
      <div className="membership-plan-picture stage">
        <PlanPicture plan={plan} />
      </div>
      <div className="flex flex-1 flex-col items-center gap-1 border-t-2 border-outline px-2.5 pt-2 pb-3">
        <h4 className="t-heading">
          <bdi>{plan.name}</bdi>
        </h4>
        <p className="t-micro text-ink-2">{text.planDescriptions[plan.id]}</p>
        <p className="num font-sign text-[24px] leading-none font-semibold">
          {dollars(priceOf(plan, period))}
          <span className="text-[13px] text-ink-3"> {text.per[period]}</span>
        </p>
        <ul className="my-1.5 flex flex-col items-center gap-1">
          <li>
            <Gems value={plan.gems * months} size={16} />
          </li>
          <li>
            <Coins value={plan.coins * months} size={16} />
          </li>
        </ul>
        <span className="flex-1" />
        {isOwn ? (
          <Button disabled className="w-full" reason={text.yourPlan}>
            {text.active}
          </Button>
        ) : (
          <PurchaseLink offer={offer} tone="sign" className="w-full">
            {text.choose({ plan: plan.name })}
          </PurchaseLink>
        )}
        {!isSold && !isOwn && isAnythingSold() && <p className="t-micro text-ink-3">{text.notForSale}</p>}
      </div>
    </article>
  );
}

/** An item of the generated stock: the rarer, the higher the plan. */
function PlanPicture({ plan }: { plan: Plan }) {
  const { data } = useQuery(artManifestQuery());
  const rarity = plan.level - 1;
  const category = plan.level === 1 ? HATS : WINGS;
  const item = data?.items.find((one) => one.category === category && one.rarity === rarity);
  const path = item?.fits.feminine?.thumbnail ?? item?.fits.masculine?.thumbnail;
  if (path === undefined) return <CrownMark size={52} />;
  return <RetriedPicture src={storageUrl(path)} name={plan.name} className="h-[88px] w-[88px] object-contain" />;
}
const HATS = 7;
const WINGS = 759;
