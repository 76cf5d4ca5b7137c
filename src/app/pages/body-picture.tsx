/** Picture of a body type in the registration form: a plain outline until the figure is drawn. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BodyType } from '../../shared/rules/slots.ts';

const outlines: Record<BodyType, string> = {
  feminine:
    'M50 8c13 0 22 9 22 22 0 7-2 12 0 22-3 1-7 1-10 0l-1-4c8 3 12 9 13 18l4 34c0 4-6 5-7 1l-5-25-2 14 8 26H60l-1 66c0 6-8 6-8 0l-1-62-1 62c0 6-8 6-8 0l-1-66H28l8-26-2-14-5 25c-1 4-7 3-7-1l4-34c1-9 5-15 13-18l-1 4c-3 1-7 1-10 0 2-10 0-15 0-22C28 17 37 8 50 8Z',
  masculine:
    'M50 8c13 0 21 8 21 21 0 10-5 17-11 20 11 2 17 9 18 18l4 36c0 4-7 5-8 1l-6-28-1 44 1 62c0 6-10 6-11 0l-6-58h-2l-6 58c-1 6-11 6-11 0l1-62-1-44-6 28c-1 4-8 3-8-1l4-36c1-9 7-16 18-18-6-3-11-10-11-20C29 16 37 8 50 8Z',
};

function BodyPicture({ bodyType }: { bodyType: BodyType }) {
  const holder = useRef<HTMLSpanElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const place = holder.current;
    if (place === null) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      const { drawBody } = await import('./body-art.ts');
      if (!stop.signal.aborted) await drawBody(place, bodyType, stop.signal, () => setIsDrawn(true));
    };
    // Without a worker or its art the outline stays.
    draw().catch(() => setIsDrawn(false));
    return () => stop.abort();
  }, [bodyType]);

  return (
    <span ref={holder} className="body-picture" data-drawn={isDrawn || undefined}>
      <svg viewBox="0 0 100 196">
        <path d={outlines[bodyType]} fill="var(--well-2)" stroke="var(--outline)" strokeWidth="2.5" />
      </svg>
    </span>
  );
}

export const renderBody = (bodyType: BodyType): ReactNode => <BodyPicture bodyType={bodyType} />;
