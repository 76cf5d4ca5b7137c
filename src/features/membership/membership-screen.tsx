/** Membership and support: the boost, the plans, and later offers. Payment happens on the linked provider's pages. */
import './membership.css';
import { clientConfig } from '../../net/client-config.ts';
import { Boost } from './parts/boost.tsx';
import { Extras } from './parts/extras.tsx';
import { isAnythingSold } from './not-sold.ts';
import { NotSold } from './parts/not-sold.tsx';
import { Plans } from './parts/plans.tsx';
import type { ScreenParams, ScreenProps } from '../../screens/screens.ts';
import { text } from './text.ts';
import { useOwnLevel } from './use-own-level.ts';

export default function MembershipScreen({ params }: ScreenProps<ScreenParams['membership']>) {
  useOwnLevel();
  return (
    <div className="scroll flex min-h-0 flex-1 flex-col gap-4 px-3 pt-4 pb-4 md:px-5">
      <Boost />
      {!isAnythingSold() && <NotSold />}
      <Plans />
      <Extras isAtGems={params?.at === 'gems'} />
      <Foot />
    </div>
  );
}

function Foot() {
  const { contactEmail } = clientConfig();
  return (
    <p className="t-small max-w-[70ch] text-ink-3">
      {text.disclaimer}{' '}
      {contactEmail !== null && (
        <>
          {text.questions}{' '}
          <a className="link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </>
      )}
    </p>
  );
}
