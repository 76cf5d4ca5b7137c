/**
 * The pill of moments under the location's sign: one line about what happens in the town now or soon, and a way there. It can
 * be closed until the next moment. Nothing else is covered, and no input is blocked.
 */
import './moments.css';
import { PersonSimpleWalkIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleWalk';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { momentAt, SKY_LANTERN_COUNT, timedEvents } from '../../shared/rules/moments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { eventsQuery } from '../../state/places/events.ts';
import { epochNow, lanterns } from '../../state/places/lanterns.ts';
import { moments } from '../../state/places/moments.ts';
import { sky } from '../../state/places/sky.ts';
import { choosePlace, ownPosition, townPlaces } from '../../state/places/town-places.ts';
import { connection } from '../../state/session/connection.ts';
import { hud, type PillBox, setPill } from '../../state/settings/hud.ts';
import { useBox } from '../../ui/hooks/use-box.ts';
import { lineOf, type MomentLine, weatherLine } from './moment-text.ts';
import { text } from './text.ts';
import { useNewWeather } from './weather.tsx';

const TICK_MS = 500;
/** Below the upper row. */
const GAP_PX = 6;

/** Map px. From here the stage and who is on it are in view. */
const AT_STAGE_PX = 520;

/** Whether the line is about the stage, and the player is there and sees it. */
function isAtStage(line: MomentLine | null): boolean {
  const own = line?.key === 'stage' ? ownPosition() : null;
  const go = townPlaces.places.find(({ key }) => key === line?.place)?.go;
  return own !== null && go !== undefined && Math.hypot(go.x - own.x, go.y - own.y) < AT_STAGE_PX;
}

const setBox = (box: PillBox | null): void => setPill('moment', box);

function useLine(): { line: MomentLine | null; isThere: boolean } {
  const { day } = useSnapshot(lanterns);
  const { people, risen } = useSnapshot(moments);
  const { hasTownsfolk } = useSnapshot(connection);
  const weather = useNewWeather();
  const { data: events } = useQuery(eventsQuery);
  const [line, setLine] = useState<MomentLine | null>(null);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timed = timedEvents(events ?? []);
    const update = (): void => {
      // Without the server's clock it would be another second than that of the others.
      const moment = day === null ? null : momentAt(timed, epochNow(), hasTownsfolk);
      const next = moment === null ? null : lineOf(moment, people, risen ?? SKY_LANTERN_COUNT);
      setIsThere(isAtStage(next));
      setLine((before) => (before?.text === next?.text && before?.key === next?.key ? before : next));
    };
    update();
    return runtime.setInterval(update, TICK_MS);
  }, [day, people, risen, events, hasTownsfolk]);
  return { line: line ?? (weather === null ? null : weatherLine(weather)), isThere };
}

export function MomentPill() {
  const { line, isThere } = useLine();
  const [closed, setClosed] = useState<string | null>(null);
  const { margins } = useSnapshot(hud);
  const { weather } = useSnapshot(sky);
  const isShown = line !== null && line.key !== closed;
  const box = useBox(setBox);
  return (
    <>
      <output className="sr-only" data-testid="moment" data-weather={weather}>
        {line?.said}
      </output>
      {isShown && (
        <div
          ref={box}
          className="hudpanel moment-pill"
          data-keep-clear=""
          data-there={isThere ? '' : undefined}
          style={{ top: margins.top + GAP_PX }}
        >
          <span aria-hidden className="moment-text">
            {line.text}
          </span>
          {line.place !== null && <WalkButton label={line.button} place={line.place} />}
          <button type="button" className="moment-close" aria-label={text.close} onClick={() => setClosed(line.key)}>
            <XIcon weight="bold" size={12} />
          </button>
        </div>
      )}
    </>
  );
}

function WalkButton({ label, place }: { label: string; place: string }) {
  return (
    <button type="button" className="moment-walk" onClick={() => choosePlace(place)}>
      <PersonSimpleWalkIcon weight="bold" size={15} aria-hidden />
      {label}
    </button>
  );
}
