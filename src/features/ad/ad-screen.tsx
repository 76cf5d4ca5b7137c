/** Membership and support: the boost, the plans, and what will be sold later. Nothing is paid here, only linked to. */
import './ad.css';
import { useState } from 'react';
import { clientConfig } from '../../net/client-config.ts';
import { Button } from '../../ui/button.tsx';
import { cancelSubscription } from './calls.ts';
import { Boost } from './parts/boost.tsx';
import { Extras } from './parts/extras.tsx';
import { Plans } from './parts/plans.tsx';
import * as text from './text.ts';

export default function AdScreen() {
  return (
    <div className="scroll flex min-h-0 flex-1 flex-col gap-4 px-3 pt-4 pb-4 md:px-5">
      <Boost />
      <Plans />
      <Extras />
      <Foot />
    </div>
  );
}

function Foot() {
  const { contactEmail } = clientConfig();
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setIsBusy(true);
    await cancelSubscription();
    setIsBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-2 md:flex-row md:items-center md:justify-between">
      <p className="t-small max-w-[70ch] text-ink-3">
        {text.DISCLAIMER}{' '}
        {contactEmail !== null && (
          <>
            {text.QUESTIONS}{' '}
            <a className="link" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </>
        )}
      </p>
      <Button
        tone="ghost-danger"
        size="sm"
        className="flex-none max-md:-ml-2"
        isBusy={isBusy}
        onClick={() => void cancel()}
      >
        {text.CANCEL}
      </Button>
    </div>
  );
}
