/** Rotating pictures of the town, fading over a painted sky. Still for players who asked for less motion. */
import { useEffect, useState } from 'react';
import { gatherScenes, ROTATION_MS } from './scenes.ts';

const matches = (query: string) => window.matchMedia(query).matches;

export function Scenery() {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void gatherScenes(matches('(orientation: portrait)'), stop.signal, (url) => {
      setPictures((known) => (known.includes(url) ? known : [...known, url]));
    });
    return () => stop.abort();
  }, []);

  const count = pictures.length;
  useEffect(() => {
    if (count < 2 || matches('(prefers-reduced-motion: reduce)')) return undefined;
    const timer = setInterval(() => setShown((at) => (at + 1) % count), ROTATION_MS);
    return () => clearInterval(timer);
  }, [count]);

  return (
    <div className="backdrop absolute inset-0" aria-hidden>
      {pictures.map((url, index) => (
        <img key={url} src={url} alt="" className="scene" data-on={index === shown || undefined} />
      ))}
      <div className="scene-shade" />
    </div>
  );
}
