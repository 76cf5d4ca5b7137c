/** Whether motion is reduced: by the device, or by the player's own setting. Styles read `data-motion` of the document. */
import { useSyncExternalStore } from 'react';
import { subscribeKey } from 'valtio/utils';
import { settings } from './settings.ts';

const deviceQuery = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

export const isMotionReduced = (): boolean => settings.motion === 'reduced' || deviceQuery().matches;

/** Called when the device or the player changes it. Returns a function that stops it. */
export function onMotionChange(listener: () => void): () => void {
  const query = deviceQuery();
  query.addEventListener('change', listener);
  const unsubscribe = subscribeKey(settings, 'motion', listener, true);
  return () => {
    query.removeEventListener('change', listener);
    unsubscribe();
  };
}

/** Renders again when it changes. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onMotionChange, isMotionReduced);
