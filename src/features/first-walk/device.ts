/** The device of the last input: which words explain a task. */
import { useEffect, useState } from 'react';
import type { Device } from './text.ts';

const first = (): Device => (window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

export function useDevice(): Device {
  const [device, setDevice] = useState<Device>(first);
  useEffect(() => {
    const closing = new AbortController();
    const options = { signal: closing.signal, capture: true };
    window.addEventListener('keydown', () => setDevice('keys'), options);
    window.addEventListener(
      'pointerdown',
      ({ pointerType }) => setDevice(pointerType === 'touch' ? 'touch' : 'mouse'),
      options,
    );
    return () => closing.abort();
  }, []);
  return device;
}
