/** Draws the first looks of the registration forms. Loaded only by their pictures, because it needs the core's worker. */
import { figureOf } from '../../avatar/dressing.ts';
import { acquirePainter } from '../../avatar/painters.ts';
import { persist } from '../../net/persist.ts';
import { firstLook, indexItems } from '../../shared/art/dress.ts';
import { type BodyType, wornAt } from '../../shared/rules/slots.ts';
import { loadArtManifest } from '../../state/art/art-manifest.ts';

const FRONT = 0;
/** What the description of a look names, in this order. */
const NAMED = ['hair', 'hat', 'glasses', 'coat', 'top', 'neckwear', 'bottom', 'shoes', 'bag', 'handheld'] as const;

export interface LookCanvas {
  /** Draws a look and retries until `signal` aborts. Returns the names of what is worn, or null when it was not drawn. */
  show(look: { seed: number; bodyType: BodyType }, signal: AbortSignal): Promise<string[] | null>;
  release(): void;
}

/** Appends a canvas to `holder`. Throws when the browser cannot draw in a worker. */
export function openLookCanvas(holder: HTMLElement): LookCanvas {
  const painter = acquirePainter();
  holder.append(painter.canvas);
  return {
    show: async (chosen, signal) => {
      const names = await persist(signal, async () => {
        const manifest = await loadArtManifest();
        const items = indexItems(manifest);
        const look = firstLook(manifest, items, chosen);
        const isDrawn = await painter.paint({ figure: await figureOf(look), rotation: FRONT, size: 'half' });
        if (!isDrawn) return null;
        return NAMED.flatMap((slot) => items.get(wornAt(look, slot) ?? '')?.name ?? []);
      });
      return signal.aborted ? null : (names ?? null);
    },
    release: () => painter.release(),
  };
}
