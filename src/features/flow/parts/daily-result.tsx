/** The result of a try, over the board: lanterns, points and the place among friends. */
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/controls/button.tsx';
import { FIRST_FOCUS } from '../../../ui/overlays/dialog-shell.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { dailyQuery } from '../calls.ts';
import { closeTry } from '../daily-game.ts';
import { flow } from '../state.ts';
import { text } from '../text.ts';
import { ScoreLine } from './game-result.tsx';
import { LanternPicture } from './lantern-picture.tsx';

export function DailyResult() {
  const end = useSnapshot(flow).daily?.end ?? null;
  const view = useQuery(dailyQuery).data;
  if (end === null) return null;
  const isLit = end.lanternsLeft === 0;
  const mine = view?.friends.find(({ isMe }) => isMe);
  return (
    <Dialog
      title={isLit ? text.allLit : text.tryOver}
      accent="harbour"
      widthPx={420}
      depth={2}
      isSmall
      onClose={closeTry}
    >
      <div className="flow-result p-5">
        <LanternPicture isLit={isLit} sizePx={84} />
        <ScoreLine score={end.score} />
        {!isLit && <p className="t-body">{text.notAllLit({ count: end.lanternsLeft })}</p>}
        {end.isLanternNew && <p className="t-body">{text.gotLantern}</p>}
        {end.prize !== null && <p className="t-body">{text.gotPrize}</p>}
        {view?.place != null && (
          <p className="t-small text-ink-2">
            {mine !== undefined && view.friends.length > 1
              ? text.placeAmongFriends({ place: mine.place, count: view.friends.length })
              : text.placeToday({ place: view.place, players: view.players })}
          </p>
        )}
        <Button tone="primary" {...FIRST_FOCUS} onClick={closeTry}>
          {text.toTheDay}
        </Button>
      </div>
    </Dialog>
  );
}
