/**
 * The weather in words and light: the pill names it for some seconds when it changes. Rain darkens the picture a little, in
 * Optimized Mode too.
 */
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../../shared/runtime/client.ts';
import type { Weather } from '../../shared/rules/weather.ts';
import { sky } from '../../state/places/sky.ts';

/** Of black, at full rain: the light is 0.93 of that of a clear sky. */
const SHADE = 0.07;
const SHOWN_MS = 8000;

/** The weather that has just changed; null once it was shown. */
export function useNewWeather(): Weather | null {
  const { weather } = useSnapshot(sky);
  const before = useRef(weather);
  const [shown, setShown] = useState<Weather | null>(null);
  useEffect(() => {
    const isNew = before.current !== null && weather !== null && weather !== before.current;
    before.current = weather;
    if (!isNew) return undefined;
    setShown(weather);
    return runtime.setTimeout(() => setShown(null), SHOWN_MS);
  }, [weather]);
  return shown;
}

export function RainShade() {
  const { rain } = useSnapshot(sky);
  return rain > 0 ? <div aria-hidden className="town-rain" style={{ opacity: SHADE * rain }} /> : null;
}
