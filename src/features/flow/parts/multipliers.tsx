/** Buys score multipliers: one at a time, five minutes each. */
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { MULTIPLIER_COST_GEMS, MULTIPLIER_MS, MULTIPLIERS } from '../../../shared/rules/flow.ts';
import { purse } from '../../../state/shopping/purse.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { GemMark } from '../../../ui/layout/marks.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { buyMultiplier } from '../game.ts';
import { flow } from '../state.ts';
import { clock, text } from '../text.ts';
import { runtime } from '../../../shared/runtime/client.ts';

const SECOND_MS = 1000;

export function Multipliers() {
  const { status, multiplier, multiplierEndsAt } = useSnapshot(flow);
  const { gems } = useSnapshot(purse);
  const leftMs = useTimeLeft(multiplierEndsAt);
  const isActive = leftMs > 0;
  const [isBuying, setIsBuying] = useState(false);
  const shortest = MULTIPLIER_COST_GEMS[2] - gems;

  return (
    <section className="card flex flex-col gap-2 p-3.5">
      <h3 className="t-heading">{text.multipliersTitle}</h3>
      <p className="t-small -mt-1.5 text-ink-3">{text.multipliersText}</p>
      {isActive && (
        <>
          <p className="flow-active">
            <LightningIcon weight="fill" size={17} />
            <b className="flex-1">{text.active({ factor: multiplier })}</b>
            <span className="num">{clock(leftMs)}</span>
          </p>
          <ProgressBar label={text.active({ factor: multiplier })} value={leftMs / MULTIPLIER_MS} />
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        {MULTIPLIERS.map((factor) => {
          const cost = MULTIPLIER_COST_GEMS[factor];
          const missing = cost - gems;
          return (
            <Button
              key={factor}
              tone="gem"
              size="sm"
              disabled={isActive || missing > 0 || status !== 'ready'}
              isBusy={isBuying}
              reason={missing > 0 ? text.gemsShort({ missing }) : undefined}
              aria-label={text.buyLabel({ factor, gems: cost })}
              icon={<GemMark size={17} />}
              onClick={() => {
                setIsBuying(true);
                void showOutcome(buyMultiplier(factor)).then(() => setIsBuying(false));
              }}
            >
              {text.buy({ factor, gems: cost })}
            </Button>
          );
        })}
      </div>
      {isActive && (
        <p className="t-micro flex items-center gap-1.5 text-ink-3">
          <HourglassMediumIcon weight="fill" size={13} />
          {text.oneAtATime({ clock: clock(leftMs) })}
        </p>
      )}
      {!isActive && shortest > 0 && <p className="t-micro text-ink-3">{text.gemsShort({ missing: shortest })}</p>}
    </section>
  );
}

/** Milliseconds until a time, updated every second; 0 when it has passed. */
function useTimeLeft(endsAt: number): number {
  const seconds = useSyncExternalStore(everySecond, () => Math.floor(runtime.now() / SECOND_MS));
  return Math.max(0, endsAt - seconds * SECOND_MS);
}

function everySecond(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, SECOND_MS);
  return () => window.clearInterval(timer);
}
