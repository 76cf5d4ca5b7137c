/**
 * Fields of a form that a reload of this tab keeps, for example when the player accepts a new version. Kept in `sessionStorage` by
 * player, until the form is sent or the player discards it. Passwords do not belong here.
 */
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { session } from './session.ts';

/** Of the storage keys. */
export const FIELDS_PREFIX = 'fields:';

/** Of a form in the storage. */
export const keptShape = z.object({
  player: z.string(),
  /** What the form started with. */
  initial: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.string()),
});

/** By name, as they are typed. */
export type FormFields = Record<string, string>;

export interface KeptFields<Fields extends FormFields> {
  fields: Fields;
  change: (change: Partial<Fields>) => void;
  /** To be called when the form was sent or discarded. */
  forget: () => void;
  /** Whether a reload keeps what was changed. False in browsers without storage. */
  isStored: boolean;
}

/**
 * `name` is that of the form. What was kept is used only when the form starts with the same `initial` values: saved
 * values that differ are newer.
 */
export function useKeptFields<Fields extends FormFields>(name: string, initial: Fields): KeptFields<Fields> {
  const key = FIELDS_PREFIX + name;
  const [start] = useState(initial);
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...readKept(key, initial) }));
  const [isStored, setIsStored] = useState(true);
  // Two changes of one event both count.
  const latest = useRef(fields);
  return {
    fields,
    change: (change) => {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setFields(next);
      const isSame = JSON.stringify(next) === JSON.stringify(start);
      setIsStored(writeStored('session', key, isSame ? null : { player: playerNow(), initial: start, fields: next }));
    },
    forget: () => void writeStored('session', key, null),
    isStored,
  };
}

const playerNow = (): string => session.user?.username ?? '';

function readKept<Fields extends FormFields>(key: string, initial: Fields): Partial<Fields> {
  const kept = readStored('session', key, keptShape);
  if (kept === null || kept.player !== playerNow()) return {};
  if (JSON.stringify(kept.initial) !== JSON.stringify(initial)) return {};
  return kept.fields as Partial<Fields>;
}
