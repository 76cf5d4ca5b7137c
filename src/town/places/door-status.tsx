/**
 * Says to screen readers which door the player has come to, and that Enter opens it. The text changes when the player comes to
 * another door, not while the player walks on.
 */
import { useEffect, useState } from 'react';
import { DOOR_PROMPT, DOOR_TEXT } from '../../shared/rules/door-text.ts';
import type { TownDoors } from './town-doors.ts';

const UPDATE_MS = 400;

export function DoorStatus({ doors }: { doors: Pick<TownDoors, 'near'> }) {
  const [near, setNear] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setInterval(() => setNear(doors.near()?.key ?? null), UPDATE_MS);
    return () => window.clearInterval(timer);
  }, [doors]);
  const text = near === null ? undefined : DOOR_TEXT[near];
  return (
    <output className="sr-only" data-testid="door-status">
      {text !== undefined && `${text.label}: ${text.hint}. ${DOOR_PROMPT.enter}.`}
    </output>
  );
}
