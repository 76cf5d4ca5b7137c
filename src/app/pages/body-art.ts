/** Draws the body types of the registration forms in their starter outfits. Loaded only by the body type field. */
import { figureOf } from '../../avatar/dressing.ts';
import { acquirePainter } from '../../avatar/painters.ts';
import { persist } from '../../net/persist.ts';
import { indexItems, starterLook } from '../../shared/art/dress.ts';
import { loadArtManifest } from '../../state/art/art-manifest.ts';
import type { BodyType } from '../../shared/rules/slots.ts';

const FRONT = 0;

/** Appends a canvas to `holder` and draws the body on it. Calls `onDrawn` after the first drawing; retries until `signal` aborts. */
export async function drawBody(
  holder: HTMLElement,
  bodyType: BodyType,
  signal: AbortSignal,
  onDrawn: () => void,
): Promise<void> {
  const painter = acquirePainter();
  holder.append(painter.canvas);
  signal.addEventListener('abort', () => painter.release());
  const isDrawn = await persist(signal, async () => {
    const manifest = await loadArtManifest();
    const look = starterLook(manifest, indexItems(manifest), bodyType);
    return painter.paint({ figure: await figureOf(look), rotation: FRONT, size: 'half' });
  });
  if (isDrawn && !signal.aborted) onDrawn();
}
