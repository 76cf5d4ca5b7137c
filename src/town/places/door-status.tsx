/**
 * Says to screen readers which door or seat the player has come to, and what Enter does there. The text changes when the player
 * comes to another one, not while the player walks on.
 */
import { useEffect, useState } from 'react';
import { doorSentence, seatSentence } from '../../languages/door-text.ts';
import type { Seat } from '../../shared/rules/places.ts';
import type { TownDoors } from './town-doors.ts';

const UPDATE_MS = 400;

interface DoorStatusProps {
  doors: Pick<TownDoors, 'near'>;
  seats: { near(): Seat | null };
}

export function DoorStatus({ doors, seats }: DoorStatusProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = window.setInterval(() => setText(textOf(doors.near()?.key, seats.near()?.kind)), UPDATE_MS);
    return () => window.clearInterval(timer);
  }, [doors, seats]);
  return (
    <output className="sr-only" data-testid="door-status">
      {text}
    </output>
  );
}

/** A door comes before a seat, as for Enter. */
function textOf(door: string | undefined, seat: Seat['kind'] | undefined): string {
  const named = door === undefined ? null : doorSentence(door);
  return named ?? (seat === undefined ? '' : seatSentence(seat));
}
