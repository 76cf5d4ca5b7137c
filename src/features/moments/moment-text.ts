/** The line of the pill for each moment. Texts count down and never name the hour: time zones differ by half hours too. */
import type { Moment } from '../../shared/rules/moments.ts';
import { WEATHER_TEXT } from '../../languages/weather-text.ts';
import type { Weather } from '../../shared/rules/weather.ts';
import { text as words } from './text.ts';

const WALK_TO_PIER = words.walkToPier;
const WALK_THERE = words.walkThere;

export interface MomentLine {
  /** Changes with the moment, not while it counts down. */
  key: string;
  text: string;
  /** Said once by screen readers; they do not read a countdown. */
  said: string;
  /** Where "Walk there" leads; null for nowhere. */
  place: string | null;
  button: string;
}

const PIER = 'pier';
const STAGE = 'stage';

/** '12 min', and below a minute '40 s'. */
function shortTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds <= 60 ? words.seconds({ count: seconds }) : words.minutes({ count: Math.ceil(seconds / 60) });
}

/** The pill when no moment has it. */
export const weatherLine = (weather: Weather): MomentLine => {
  const text = WEATHER_TEXT[weather];
  return { key: `weather ${weather}`, text, said: text, place: null, button: WALK_THERE };
};

/** `people`: how many are at the event; null while the server has not said it. `risen`: sky lanterns of the last minute. */
export function lineOf(moment: Moment, people: number | null, risen: number): MomentLine {
  const line = (key: string, text: string, place: string | null, said = text): MomentLine => ({
    key,
    text,
    said,
    place,
    button: place === PIER ? WALK_TO_PIER : WALK_THERE,
  });
  switch (moment.kind) {
    case 'lanterns-soon': {
      const soon = (time: string): string => words.lanternsSoon({ time });
      return line(
        'lanterns-soon',
        soon(words.seconds({ count: Math.ceil(moment.inMs / 1000) })),
        PIER,
        soon(words.aMinute),
      );
    }
    case 'lanterns':
      return line('lanterns', words.lanternsRise, PIER);
    case 'lanterns-done':
      return line('lanterns-done', words.lanternsRose({ count: risen }), null);
    case 'stage':
      return line('stage', words.stage, STAGE);
    case 'event-soon': {
      const { title, place } = moment.event;
      const text = words.eventSoon({ title, time: shortTime(moment.inMs) });
      return line(`soon ${title}`, text, place, text);
    }
    case 'event': {
      const { title, place } = moment.event;
      // Who has just come is not counted yet.
      const said = words.event({ title });
      const text = people === null || people === 0 ? said : words.eventWithPeople({ title, count: people });
      return line(`on ${title}`, text, place, said);
    }
  }
}
