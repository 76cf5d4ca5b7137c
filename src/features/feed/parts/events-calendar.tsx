/** A month of days with today and days with events marked, and a list of its events. */
import { useQuery } from '@tanstack/react-query';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useState } from 'react';
import { COMMA, factsOf } from '../../../languages/texts.ts';
import type { TownEvent } from '../../../shared/contract/feed.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { LanternMark } from '../../../ui/layout/lantern-mark.tsx';
import { dateOf } from '../../../shared/rules/local-date.ts';
import { eventsQuery } from '../../../state/places/events.ts';
import { addMonths, type Day, isInMonth, monthOf, nameOfMonth, shortDay, WEEKDAYS, weeksOf } from '../month.ts';
import { text } from '../text.ts';
import { runtime } from '../../../shared/runtime/client.ts';

export function EventsCalendar() {
  const [now] = useState(() => new Date(runtime.now()));
  const [month, setMonth] = useState(() => monthOf(now));
  const { data: events = [], isError } = useQuery(eventsQuery);
  const monthName = nameOfMonth(month, now.getFullYear());
  const ofMonth = events.filter(({ date }) => isInMonth(date, month));
  return (
    <section className="card p-4" aria-label={text.eventsCalendar}>
      <div className="-mt-1 flex flex-wrap items-center">
        <h3 className="t-heading whitespace-nowrap">{text.eventsCalendar}</h3>
        <div className="ms-auto flex items-center">
          <IconButton label={text.previousMonth} tone="ghost" size="sm" onClick={() => setMonth(addMonths(month, -1))}>
            <CaretLeftIcon className="mirrors" weight="bold" size={14} />
          </IconButton>
          <output className="feed-month">{monthName}</output>
          <IconButton label={text.nextMonth} tone="ghost" size="sm" onClick={() => setMonth(addMonths(month, 1))}>
            <CaretRightIcon className="mirrors" weight="bold" size={14} />
          </IconButton>
        </div>
      </div>
      <table className="feed-days" aria-label={monthName}>
        <thead>
          <tr>
            {WEEKDAYS.map(({ name, letter }) => (
              <th key={name} scope="col" aria-label={name}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} today={dateOf(now)} events={events} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isError ? <p className="feed-none">{text.eventsFailed}</p> : <EventList events={ofMonth} />}
    </section>
  );
}

function DayCell({ day, today, events }: { day: Day; today: string; events: readonly TownEvent[] }) {
  const titles = day.isInMonth ? events.filter(({ date }) => date === day.date).map(({ title }) => title) : [];
  const isToday = day.date === today;
  return (
    <td
      className="feed-day"
      data-today={isToday || undefined}
      data-event={titles.length > 0 || undefined}
      data-outside={!day.isInMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={factsOf(titles) || undefined}
    >
      {day.isInMonth ? day.day : <span aria-hidden>{day.day}</span>}
      {titles.length > 0 && <span className="sr-only">{COMMA + factsOf(titles)}</span>}
    </td>
  );
}

function EventList({ events }: { events: readonly TownEvent[] }) {
  if (events.length === 0) {
    return (
      <p className="feed-none">
        <LanternMark size={18} isLit={false} />
        {text.nothingPlanned}
      </p>
    );
  }
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {events.map(({ date, title, text: more }) => (
        <li key={`${date} ${title}`} className="feed-event">
          <i aria-hidden />
          <span>
            <b>{shortDay(date)}</b>
            {COMMA + title}
            {more !== '' && <span className="block text-ink-3">{more}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
