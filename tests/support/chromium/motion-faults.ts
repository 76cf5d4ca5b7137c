/** Finds what moves on a page although the device asks for reduced motion, and waits for what ends by itself. */
import type { Page } from '@playwright/test';

/** One line for each running animation that moves, grows or turns something. Fading is allowed. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const INSTANT_MS = 20;
    const moved = ({ transform, translate, scale, rotate, backgroundPosition, left, top }: ComputedKeyframe): string =>
      [transform, translate, scale, rotate, backgroundPosition, left, top].join(' ');
    return document.getAnimations().flatMap((animation) => {
      const { effect, playState, timeline } = animation;
      if (!(effect instanceof KeyframeEffect) || playState !== 'running' || !(timeline instanceof DocumentTimeline))
        return [];
      if (Number(effect.getComputedTiming().duration) <= INSTANT_MS) return [];
      if (new Set(effect.getKeyframes().map(moved)).size <= 1) return [];
      const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition';
      return [`${name} moves .${effect.target?.className.toString() ?? ''}`];
    });
  });
}

/** Resolves when nothing fades any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
