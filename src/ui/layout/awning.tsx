/** A striped awning in the accent colour, with an odd number of whole scallops fitted to its width. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export interface AwningProps {
  heightPx?: number;
  /** Target width of one scallop in px; adjusted so that both ends show a whole one. */
  scallopPx?: number;
  className?: string;
}

/** Scallop width in px near the target width such that an odd number of them fills `width`. */
export function fitScallop(widthPx: number, wishedPx: number): number {
  return widthPx / (2 * Math.round((widthPx / wishedPx - 1) / 2) + 1);
}

export function Awning({ heightPx = 17, scallopPx = 26, className }: AwningProps) {
  const id = useId();
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(scallopPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = () => {
      if (element.clientWidth > 0) setWidth(fitScallop(element.clientWidth, scallopPx));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scallopPx]);
  const scallop = (x: number) =>
    `M${x} -2h${width}v${heightPx * 0.42 + 2}a${width / 2} ${heightPx * 0.5} 0 0 1-${width} 0Z`;
  return (
    <svg ref={ref} className={classNames('awning', className)} height={heightPx + 2} aria-hidden>
      <defs>
        <pattern id={id} width={width * 2} height={heightPx + 2} patternUnits="userSpaceOnUse">
          <path d={scallop(0)} fill="var(--accent)" stroke="var(--outline)" strokeWidth="1.8" />
          <path d={scallop(width)} fill="oklch(0.98 0.015 82)" stroke="var(--outline)" strokeWidth="1.8" />
        </pattern>
      </defs>
      <rect width="100%" height={heightPx + 2} fill={`url(#${id})`} />
    </svg>
  );
}
