/** The pictures of the board, loaded once for as long as the dialog is open. */
import { Assets, type Texture } from 'pixi.js';

const GEM_FILES = ['ruby', 'amber', 'emerald', 'sapphire', 'amethyst'] as const;
const address = (name: string): string => `/ui/flow/${name}.webp`;

export interface FlowTextures {
  board: Texture;
  gems: Texture[];
  shards: Texture[];
  ring: Texture;
  hint: Texture;
}

/** Rejects when a picture cannot be had, and forgets it, so that it may be asked for again. */
export async function loadFlowTextures(): Promise<FlowTextures> {
  const load = async (name: string): Promise<Texture> => {
    try {
      return await Assets.load<Texture>(address(name));
    } catch (error) {
      await Assets.unload(address(name));
      throw error;
    }
  };
  const [board, ring, hint, gems, shards] = await Promise.all([
    load('board'),
    load('particles/ring'),
    load('particles/hint'),
    Promise.all(GEM_FILES.map(load)),
    Promise.all(GEM_FILES.map((gem) => load(`particles/shard-${gem}`))),
  ]);
  return { board, gems, shards, ring, hint };
}
