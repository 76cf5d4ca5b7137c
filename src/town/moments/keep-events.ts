/**
 * The operator's events in the running town: a banner over the stage from an hour before until the end, with the event's name and
 * how long it is until then, and paper bits with two bells at the start. While lanterns rise there is none. Reads the events once an
 * hour.
 */
import { eventAt, isLanternMinute, shownStartMs, type TimedEvent, timedEvents } from '../../shared/rules/moments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { fetchEvents } from '../../state/places/events.ts';
import { epochAt, epochNow, lanterns } from '../../state/places/lanterns.ts';
import { setStageEvents } from '../../state/places/stage.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import type { TownLabels } from '../town-labels.ts';
import { BANNER, bannerItem, hangBanner, volleyItems } from './event-items.ts';
import { text } from '../state/text.ts';

export interface EventsDeps {
  extras: Pick<ExtraItems, 'set' | 'setSign'>;
  labels: Pick<TownLabels, 'plate'>;
  wake(): void;
}

const READ_MS = 1000;
const RELOAD_MS = 60 * 60_000;
const VOLLEY_MS = 4000;
const GROUP = 'event';
const MINUTE_MS = 60_000;

export function keepEvents({ extras, labels, wake }: EventsDeps) {
  let look: ExtraLook | null = null;
  let events: readonly TimedEvent[] = [];
  let shown: TimedEvent | null = null;
  let hasVolley = false;
  let isHidden = false;
  let words: { name: string; note: string } | null = null;

  function show(): void {
    if (look === null || shown === null) return extras.set(GROUP, []);
    const startMs = shownStartMs(shown);
    const volley = hasVolley ? volleyItems(look, (nowMs) => epochAt(nowMs) - startMs) : [];
    extras.set(GROUP, [...(isHidden ? [] : bannerItem(look)), ...volley]);
  }

  function read(): void {
    const epochMs = epochNow();
    const event = lanterns.day === null ? null : eventAt(events, epochMs);
    const inMs = event === null ? 0 : event.startMs - epochMs;
    const untilVolleyMs = event === null ? Number.POSITIVE_INFINITY : shownStartMs(event) - epochMs;
    const isVolley = Math.abs(untilVolleyMs) < VOLLEY_MS;
    const note = inMs > 0 ? text.beginsIn({ minutes: Math.ceil(inMs / MINUTE_MS) }) : text.isOnNow;
    const before = words;
    const isHiddenNow = isLanternMinute(epochMs);
    words = event === null || isHiddenNow ? null : { name: event.title, note };
    if (before?.name !== words?.name || before?.note !== words?.note) wake();
    // Who enters later does not hear the start.
    if (isVolley && untilVolleyMs <= 0 && untilVolleyMs > -READ_MS) playSound('event-starts', { at: BANNER });
    if (event === shown && isVolley === hasVolley && isHiddenNow === isHidden) return;
    isHidden = isHiddenNow;
    shown = event;
    hasVolley = isVolley;
    show();
  }

  const load = (): void => {
    fetchEvents().then(
      (found) => {
        events = timedEvents(found);
        setStageEvents(events);
        read();
      },
      // The next time will do.
      () => setStageEvents(events),
    );
  };
  load();
  extras.setSign((clearTop) => {
    const face = words === null ? null : labels.plate(words);
    return face === null ? null : { face, at: hangBanner(clearTop) };
  });
  const stops = [runtime.setInterval(read, READ_MS), runtime.setInterval(load, RELOAD_MS)];
  return {
    setLook(next: ExtraLook): void {
      look = next;
      show();
    },
    close(): void {
      for (const stop of stops) stop();
      setStageEvents(null);
      extras.setSign(null);
      extras.set(GROUP, []);
    },
  };
}
