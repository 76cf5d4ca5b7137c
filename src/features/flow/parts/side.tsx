/** Beside the board: scores, honor, multipliers and other actions. */
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../../../screens/screens.ts';
import { honorToNextLevel, levelOf, levelProgress } from '../../../shared/rules/honor.ts';
import { purse } from '../../../state/shopping/purse.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FIRST_FOCUS } from '../../../ui/overlays/dialog-shell.tsx';
import { LevelRing } from '../../../people/level-ring.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type GameEnd, newGame } from '../game.ts';
import { takeUp } from '../moves.ts';
import { flow } from '../state.ts';
import { formatHonor, HOW_LINES, text } from '../text.ts';
import { GameResult } from './game-result.tsx';
import { Guide } from './guide.tsx';
import { type FlowMode, ModeChoice } from './mode-choice.tsx';
import { Multipliers } from './multipliers.tsx';
import { Figures, HintButton, RuleLines } from './side-parts.tsx';
import { useCountUp } from './use-count-up.ts';

export function Side({ onMode }: { onMode: (mode: FlowMode) => void }) {
  return (
    <div className="flow-side">
      <ModeChoice mode="endless" onChange={onMode} />
      <Guide />
      <Scores />
      <Actions />
      <Honor />
      <Multipliers />
      <RuleLines title={text.howTitle} lines={HOW_LINES} />
    </div>
  );
}

function Scores() {
  const { score, highScore, largestCombo, possibleSwaps } = useSnapshot(flow);
  const counted = useCountUp(score);
  const entries = [
    [text.score, formatCount(counted)],
    [text.highScore, formatCount(highScore)],
    [text.largestCombo, formatCount(largestCombo)],
    [text.possibleMoves, formatCount(possibleSwaps.length)],
  ] as const;
  return <Figures entries={entries} />;
}

function Honor() {
  const { honor } = useSnapshot(purse);
  const level = levelOf(honor);
  return (
    <div className="card flex items-center gap-3 p-3">
      <LevelRing level={level} progress={levelProgress(honor)} />
      <p>
        <b className="block font-sign font-semibold">{text.honor({ hundredths: formatHonor(honor) })}</b>
        <span className="t-small text-ink-3">
          {text.moreToLevel({ hundredths: formatHonor(honorToNextLevel(honor)), level: level + 1 })}
        </span>
      </p>
    </div>
  );
}

function Actions() {
  const { status, waiting } = useSnapshot(flow);
  const [isConfirming, setIsConfirming] = useState(false);
  const isReady = status === 'ready';
  return (
    <div className="flow-actions">
      <HintButton isDisabled={!isReady} />
      <Button
        size="sm"
        disabled={!isReady || waiting > 0}
        reason={waiting > 0 ? text.movesFirst : undefined}
        onClick={() => {
          takeUp(null);
          setIsConfirming(true);
        }}
      >
        {text.newGame}
      </Button>
      <Button
        size="sm"
        icon={<CookieIcon weight="fill" size={17} />}
        tone="ghost"
        onClick={() => openScreenByName('cookie')}
      >
        {text.cookieGame}
      </Button>
      {isConfirming && <NewGameDialog onClose={() => setIsConfirming(false)} />}
    </div>
  );
}

function NewGameDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [end, setEnd] = useState<GameEnd | null>(null);
  const begin = async () => {
    setIsBusy(true);
    try {
      setEnd(await newGame());
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
      onClose();
    }
  };
  if (end !== null) return <GameResult end={end} onClose={onClose} />;
  return (
    <Dialog title={text.newGameQuestion} accent="harbour" widthPx={420} depth={2} isSmall onClose={onClose}>
      <div className="flex flex-col gap-4 p-5">
        <p className="t-body">{text.newGameText}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button {...FIRST_FOCUS} onClick={onClose}>
            {text.keepPlaying}
          </Button>
          <Button tone="primary" isBusy={isBusy} onClick={() => void begin()}>
            {text.newGame}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
