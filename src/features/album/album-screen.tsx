/**
 * The album of lanterns: the hints of today's five, gold once found, the pages of stamps, and whether the profile shows
 * them. Nothing in it is ever lost.
 */
import './album.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { COMMA } from '../../languages/texts.ts';
import { lanternHint } from '../../languages/lantern-text.ts';
import { queryClient } from '../../net/query-client.ts';
import { albumKeys } from '../../net/query-keys.ts';
import type { Album } from '../../shared/contract/album.ts';
import { LANTERNS_A_DAY, lanternsOf, untilNextDay } from '../../shared/rules/lanterns/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { epochNow, lanterns, onFoundLantern } from '../../state/places/lanterns.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { showOutcome } from '../../ui/feedback/outcome.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { albumQuery, showAlbum } from './calls.ts';
import { Pages } from './pages.tsx';
import { duration, text } from './text.ts';

const CLOCK_MS = 30_000;

export default function AlbumScreen() {
  const { data, error, refetch } = useQuery(albumQuery);
  // A lantern can be lit while the album is open.
  useEffect(() => onFoundLantern(() => void queryClient.invalidateQueries({ queryKey: albumKeys.own })), []);
  if (error !== null && data === undefined)
    return <LoadFailure message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className="scroll album" aria-busy={data === undefined}>
      {data === undefined ? <SkeletonRows count={6} label={text.loading} /> : <Content album={data} />}
    </div>
  );
}

function Content({ album }: { album: Album }) {
  const id = useId();
  return (
    <>
      <Today album={album} />
      <Pages pages={album.pages} />
      <label htmlFor={id} className="card album-show">
        <span className="min-w-0 flex-1">
          <span className="t-body block">{text.show}</span>
          <span className="t-small block text-ink-3">{text.showNote}</span>
        </span>
        <Switch id={id} label={text.show} isOn={album.isShown} onChange={(isOn) => void showOutcome(showAlbum(isOn))} />
      </label>
    </>
  );
}

function Today({ album }: { album: Album }) {
  const live = useSnapshot(lanterns);
  // The socket is ahead of the answer, and at midnight of it.
  const { day, found } = live.day !== null && live.day >= album.day ? { ...live, day: live.day } : album;
  const [nowMs, setNowMs] = useState(epochNow);
  useEffect(() => runtime.setInterval(() => setNowMs(epochNow()), CLOCK_MS), []);
  const isFull = found.length >= LANTERNS_A_DAY;
  return (
    <section className="card album-today" aria-label={text.today}>
      <header className="album-head">
        <h3 className="t-heading">{text.today}</h3>
        <span className="tag tag-coin">{text.foundOf({ count: found.length })}</span>
      </header>
      <p className="t-small text-ink-3">{isFull ? text.dayFull : text.introduction}</p>
      <ol className="album-hints">
        {lanternsOf(day).map(({ n }) => {
          const isFound = found.includes(n);
          return (
            <li key={n} className="album-hint" data-found={isFound || undefined}>
              <LanternMark size={18} />
              <span>{lanternHint(n)}</span>
              {isFound && <span className="sr-only">{COMMA + text.found}</span>}
            </li>
          );
        })}
      </ol>
      <p className="t-micro text-ink-3">{text.nextIn({ time: duration(untilNextDay(nowMs)) })}</p>
    </section>
  );
}
