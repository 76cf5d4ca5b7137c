/** The result of an endless game: what it earned, and the next goal. */
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { SCORE_PER_HONOR } from '../../../shared/rules/flow.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FIRST_FOCUS } from '../../../ui/overlays/dialog-shell.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { GameEnd } from '../game.ts';
import { formatHonor, text } from '../text.ts';
import { useCountUp } from './use-count-up.ts';

/** After a record the next goal is the next full thousand. */
const STEP = 1000;

export function GameResult({ end: { message, score, highScore }, onClose }: { end: GameEnd; onClose: () => void }) {
  const isRecord = score > 0 && score === highScore;
  const goal = isRecord ? (Math.floor(score / STEP) + 1) * STEP : highScore;
  return (
    <Dialog title={message} accent="harbour" widthPx={420} depth={2} isSmall onClose={onClose}>
      <div className="flow-result p-5">
        {isRecord && <TrophyIcon weight="fill" size={44} className="flow-trophy" />}
        <ScoreLine score={score} />
        <p className="t-body">{text.honorEarned({ hundredths: formatHonor(Math.floor(score / SCORE_PER_HONOR)) })}</p>
        {goal > 0 && <p className="t-small text-ink-2">{text.nextGoal({ points: formatCount(goal) })}</p>}
        <Button tone="primary" {...FIRST_FOCUS} onClick={onClose}>
          {text.playOn}
        </Button>
      </div>
    </Dialog>
  );
}

/** The points in large figures, counted up from 0. */
export function ScoreLine({ score }: { score: number }) {
  const shown = useCountUp(score);
  return (
    <p className="flow-total">
      <span className="sr-only">{text.pointsTotal({ points: formatCount(score) })}</span>
      <span className="num" aria-hidden="true">
        {formatCount(shown)}
      </span>
      <span className="t-small text-ink-3" aria-hidden="true">
        {text.pointsWord}
      </span>
    </p>
  );
}
