/** Beside the daily board: goals, score, hint and giving up. */
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { TRIES_A_DAY } from '../../../shared/rules/daily-board.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { dailyQuery } from '../calls.ts';
import { giveUp } from '../daily-game.ts';
import { flow } from '../state.ts';
import { SPECIAL_LINES, text } from '../text.ts';
import { Guide } from './guide.tsx';
import { type FlowMode, ModeChoice } from './mode-choice.tsx';
import { Ranking } from './ranking.tsx';
import { Figures, HintButton, RuleLines } from './side-parts.tsx';
import { useCountUp } from './use-count-up.ts';

export function DailySide({ onMode }: { onMode: (mode: FlowMode) => void }) {
  const view = useQuery(dailyQuery).data;
  return (
    <div className="flow-side">
      <ModeChoice mode="daily" onChange={onMode} />
      <Guide />
      <Goals />
      <DailyActions />
      <RuleLines title={text.specialsTitle} lines={SPECIAL_LINES} />
      {view !== undefined && <Ranking view={view} />}
    </div>
  );
}

function Goals() {
  const { daily, score } = useSnapshot(flow);
  const counted = useCountUp(score);
  if (daily === null) return null;
  const entries = [
    [text.lanternsLeft, formatCount(daily.lanternsLeft)],
    [text.movesLeft, formatCount(daily.movesLeft)],
    [text.score, formatCount(counted)],
    [text.tryLabel, text.tryOf({ number: daily.number, count: TRIES_A_DAY })],
  ] as const;
  return <Figures entries={entries} />;
}

function DailyActions() {
  const { daily, waiting } = useSnapshot(flow);
  const [isBusy, setIsBusy] = useState(false);
  const isOver = daily === null || daily.movesLeft === 0;
  const end = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await giveUp();
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    }
    setIsBusy(false);
  };
  return (
    <div className="flow-actions">
      <HintButton isDisabled={isOver} />
      <Button
        size="sm"
        tone="ghost"
        isBusy={isBusy}
        disabled={isOver || waiting > 0}
        reason={waiting > 0 ? text.movesFirst : undefined}
        icon={<FlagIcon weight="fill" size={17} />}
        onClick={() => void end()}
      >
        {text.endTry}
      </Button>
    </div>
  );
}
