/**
 * What floating layers keep free at each edge of the window: a margin, and what a notch or rounded corners take. The style sheets
 * know that (`--safe-*` in `base.css`); the library that places the layers asks for numbers. A turned phone has its notch elsewhere.
 */
import { useLayoutEffect, useState } from 'react';

const MARGIN_PX = 8;

/** CSS px. */
type Edges = Record<'top' | 'right' | 'bottom' | 'left', number>;

const MARGINS: Edges = { top: MARGIN_PX, right: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX };

function windowEdges(): Edges {
  const style = getComputedStyle(document.documentElement);
  const edge = (side: keyof Edges): number =>
    MARGIN_PX + (Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0);
  return { top: edge('top'), right: edge('right'), bottom: edge('bottom'), left: edge('left') };
}

/** Measured when the layer opens and when the window changes. */
export function useWindowEdges(isOpen = true): Edges {
  const [edges, setEdges] = useState(MARGINS);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const measure = (): void => setEdges(windowEdges());
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOpen]);
  return edges;
}
