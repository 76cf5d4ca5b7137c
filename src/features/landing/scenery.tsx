/** Rotating pictures of the town, cross-faded over a painted sky. Still for visitors who prefer reduced motion. */
import { useEffect, useState } from 'react';
import { choose, gatherScenes, ROTATION_MS, type Scene } from './scenes.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';

const matches = (query: string) => window.matchMedia(query).matches;
const isNightNow = () => document.documentElement.dataset.theme === 'night';

export function Scenery() {
  const [isNight] = useState(isNightNow);
  const [ready, setReady] = useState<readonly Scene[]>([]);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void gatherScenes({ isTall: matches('(orientation: portrait)'), isNight }, stop.signal, (scene) => {
      setReady((known) => [...known, scene]);
    });
    return () => stop.abort();
  }, [isNight]);

  const chosen = choose(ready, isNight);
  const isRotating = chosen.length > 1;
  useEffect(() => {
    if (!isRotating || isMotionReduced()) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isRotating]);

  const shown = chosen[turn % Math.max(1, chosen.length)];
  return (
    <div className="backdrop absolute inset-0" aria-hidden>
      {ready.map((scene) => (
        <img key={scene.url} src={scene.url} alt="" className="scene" data-on={scene === shown || undefined} />
      ))}
      <div className="scene-shade" data-dyed={shown?.isDaylight || undefined} />
    </div>
  );
}
