/** Picture of a first look: a plain outline until the figure is drawn. */
import { useEffect, useRef, useState } from 'react';
import type { RenderLook } from '../../people/look-field.tsx';
import type { BodyType } from '../../shared/rules/slots.ts';
import type { LookCanvas } from './look-art.ts';

const outlines: Record<BodyType, string> = {
  feminine:
    'M50 8c13 0 22 9 22 22 0 7-2 12 0 22-3 1-7 1-10 0l-1-4c8 3 12 9 13 18l4 34c0 4-6 5-7 1l-5-25-2 14 8 26H60l-1 66c0 6-8 6-8 0l-1-62-1 62c0 6-8 6-8 0l-1-66H28l8-26-2-14-5 25c-1 4-7 3-7-1l4-34c1-9 5-15 13-18l-1 4c-3 1-7 1-10 0 2-10 0-15 0-22C28 17 37 8 50 8Z',
  masculine:
    'M50 8c13 0 21 8 21 21 0 10-5 17-11 20 11 2 17 9 18 18l4 36c0 4-7 5-8 1l-6-28-1 44 1 62c0 6-10 6-11 0l-6-58h-2l-6 58c-1 6-11 6-11 0l1-62-1-44-6 28c-1 4-8 3-8-1l4-36c1-9 7-16 18-18-6-3-11-10-11-20C29 16 37 8 50 8Z',
};

type DrawnLookProps = Parameters<RenderLook>[0];

export function DrawnLook({ bodyType, seed, onDrawn }: DrawnLookProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const canvas = useRef<Promise<LookCanvas> | null>(null);
  /** The look that the canvas shows; null before the first one. */
  const [drawn, setDrawn] = useState<string | null>(null);
  const wanted = `${bodyType} ${seed}`;
  const notify = useRef(onDrawn);
  useEffect(() => {
    notify.current = onDrawn;
  });

  useEffect(() => {
    const place = holder.current;
    if (place === null) return undefined;
    const opening = import('./look-art.ts').then(({ openLookCanvas }) => openLookCanvas(place));
    canvas.current = opening;
    // Without a worker the outline stays.
    const release = () => opening.then((opened) => opened.release()).catch(() => undefined);
    return () => void release();
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const draw = async () => {
      const names = await (await canvas.current)?.show({ bodyType, seed }, stop.signal);
      if (!names || stop.signal.aborted) return;
      setDrawn(wanted);
      notify.current?.(names);
    };
    draw().catch(() => undefined);
    return () => stop.abort();
  }, [bodyType, seed, wanted]);

  return (
    <span
      ref={holder}
      className="body-picture"
      data-drawn={drawn !== null || undefined}
      data-waiting={(drawn !== null && drawn !== wanted) || undefined}
    >
      <svg viewBox="0 0 100 196">
        <path d={outlines[bodyType]} fill="var(--well-2)" stroke="var(--outline)" strokeWidth="2.5" />
      </svg>
    </span>
  );
}
