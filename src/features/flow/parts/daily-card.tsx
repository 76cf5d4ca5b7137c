/** The day's lantern board before a try: what it is about, the tries that are left, lanterns so far and the ranking. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DAILY_MOVES, LANTERNS_FOR_PRIZE } from '../../../shared/rules/daily-board.ts';
import { ItemPicture } from '../../../items/item-picture.tsx';
import { storageUrl } from '../../../net/client-config.ts';
import type { DailyBoard } from '../../../shared/contract/flow.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { dailyQuery } from '../calls.ts';
import { DAILY_LINES, text } from '../text.ts';
import { LanternPicture } from './lantern-picture.tsx';
import { Ranking } from './ranking.tsx';

export function DailyCard({ onStart }: { onStart: () => Promise<void> }) {
  const query = useQuery(dailyQuery);
  const [isBusy, setIsBusy] = useState(false);
  const view = query.data;
  if (query.isError) return <LoadFailure message={query.error.message} onRetry={() => void query.refetch()} />;
  if (view === undefined) return <SkeletonRows count={5} label={text.dailyTitle} />;
  const canPlay = view.hasOpenTry || view.triesLeft > 0;
  const start = async (): Promise<void> => {
    setIsBusy(true);
    await onStart();
    setIsBusy(false);
  };
  return (
    <section className="card flow-day">
      <div className="flow-day-head">
        <LanternPicture isLit={view.isFinished} sizePx={76} />
        <div>
          <h2 className="t-title">{text.dailyTitle}</h2>
          <p className="t-small text-ink-2">
            {view.isFinished ? text.dayIsLit : text.dailyGoal({ moves: DAILY_MOVES })}
          </p>
        </div>
      </div>
      <ul className="flow-day-lines t-small text-ink-2">
        {DAILY_LINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flow-day-start">
        <Button tone="primary" isBusy={isBusy} disabled={!canPlay} onClick={() => void start()}>
          {view.hasOpenTry ? text.goOn : text.startTry}
        </Button>
        <span className="t-small text-ink-2">{text.triesLeft({ count: view.triesLeft })}</span>
        {!canPlay && <span className="t-small text-ink-2">{text.newBoard}</span>}
      </div>
      <Week lanterns={view.lanterns} prize={view.prize} />
      <Ranking view={view} />
    </section>
  );
}

/** Any body shows the crown. */
const prizePicture = (id: string): string => storageUrl(`/storage/items/${id}/feminine/thumbnail.webp`);

/** How many of the seven lanterns are lit, and the crown that they give. */
function Week({ lanterns, prize }: Pick<DailyBoard, 'lanterns' | 'prize'>) {
  const lit = lanterns > 0 && lanterns % LANTERNS_FOR_PRIZE === 0 ? LANTERNS_FOR_PRIZE : lanterns % LANTERNS_FOR_PRIZE;
  return (
    <div className="well flow-week">
      <p className="t-small">{text.prizeRule({ count: LANTERNS_FOR_PRIZE })}</p>
      <p className="flow-prize t-small">
        <ItemPicture src={prizePicture(prize.id)} className="flow-prize-picture" />
        {prize.isMine ? text.prizeIsYours : text.prizeOfSeason}
      </p>
      <p className="sr-only">{text.lanternsOf({ lit, count: LANTERNS_FOR_PRIZE })}</p>
      <div className="flow-week-row">
        {Array.from({ length: LANTERNS_FOR_PRIZE }, (_, at) => (
          <LanternPicture key={at} isLit={at < lit} sizePx={30} />
        ))}
      </div>
    </div>
  );
}
