/** The board's pictures, loaded while the dialog is open. */
import { drawSpecials, type Picture, type SpecialPictures } from './special-pictures.ts';

const GEM_FILES = ['ruby', 'amber', 'emerald', 'sapphire', 'amethyst'] as const;
/** The light of a cleared gem, by gem. */
const GEM_LIGHTS = ['#ff8aa6', '#ffe08a', '#8ff0ac', '#a6e2ff', '#c9a9ff'] as const;
/** The mark of the selected cell is a coloured hint. */
const TAKEN_COLOUR = '#ffc94a';

export interface BoardPictures {
  board: Picture;
  gems: readonly Picture[];
  /** The marks of special gems, and the pieces that are no gem. */
  specials: SpecialPictures;
  shards: readonly Picture[];
  /** By gem. */
  rings: readonly Picture[];
  hint: Picture;
  taken: Picture;
}

/** Rejects when a picture cannot be loaded. */
export async function loadBoardPictures(): Promise<BoardPictures> {
  const [board, ring, hint, gems, shards] = await Promise.all([
    load('board'),
    load('particles/ring'),
    load('particles/hint'),
    Promise.all(GEM_FILES.map(load)),
    Promise.all(GEM_FILES.map((gem) => load(`particles/shard-${gem}`))),
  ]);
  const rings = GEM_LIGHTS.map((light) => coloured(ring, light));
  const taken = coloured(hint, TAKEN_COLOUR);
  return { board, gems, specials: drawSpecials(), shards, rings, hint, taken };
}

async function load(name: string): Promise<ImageBitmap> {
  const address = `/ui/flow/${name}.webp`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createImageBitmap(await response.blob());
}

/** Multiplies a picture by a colour. */
function coloured(picture: ImageBitmap, colour: string): Picture {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (context === null) return picture;
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = colour;
  context.fillRect(0, 0, picture.width, picture.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(picture, 0, 0);
  return canvas;
}
