/** The device of the last input: which words explain a task. */
import { useEffect, useState } from 'react';
import type { WalkDevice } from '../../state/session/first-walk.ts';

const first = (): WalkDevice => (window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

export function useDevice(): WalkDevice {
  const [device, setDevice] = useState<WalkDevice>(first);
  useEffect(() => {
    const closing = new AbortController();
    const options = { signal: closing.signal, capture: true };
    window.addEventListener(
      'keydown',
      ({ target }) => {
        // A word is typed on a phone, or by who has a mouse, too.
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) setDevice('keys');
      },
      options,
    );
    // Not at the press: other words can have another length, and a button would move away before the release.
    window.addEventListener(
      'pointerup',
      ({ pointerType }) => setDevice(pointerType === 'touch' ? 'touch' : 'mouse'),
      options,
    );
    return () => closing.abort();
  }, []);
  return device;
}
