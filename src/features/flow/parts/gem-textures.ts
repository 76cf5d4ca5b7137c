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

/** Rejects when a picture cannot be had. */
export async function loadFlowTextures(): Promise<FlowTextures> {
  const load = (name: string): Promise<Texture> => Assets.load<Texture>(address(name));
  const [board, ring, hint, gems, shards] = await Promise.all([
    load('board'),
    load('particles/ring'),
    load('particles/hint'),
    Promise.all(GEM_FILES.map(load)),
    Promise.all(GEM_FILES.map((gem) => load(`particles/shard-${gem}`))),
  ]);
  return { board, gems, shards, ring, hint };
}

export const gemAddress = (gem: number): string => address(GEM_FILES[gem] ?? GEM_FILES[0]);
