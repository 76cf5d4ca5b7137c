/**
 * Whether the player touches the screen: `data-touch` of the document, for style sheets. Set from the first pointing device
 * of the machine, and by the first touch: laptops and tablets have both.
 */
import { useLayoutEffect } from 'react';

export function useTouchInput(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const mark = (): void => {
      dataset.touch = '';
    };
    if (window.matchMedia('(pointer: coarse)').matches) mark();
    const onPointerDown = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') mark();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, []);
}
