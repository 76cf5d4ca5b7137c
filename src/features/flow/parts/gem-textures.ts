/** The board's textures, loaded once while the dialog is open. */
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

/** Rejects when a texture cannot be loaded, and drops it, so that the next call retries. */
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
