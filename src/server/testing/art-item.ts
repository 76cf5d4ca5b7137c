/** For tests: an item of the art as the generator tells of it, free, common and part of every starter wardrobe. */
import type { ArtItem, ItemFiles } from '../../shared/art/manifest.ts';

/** Its files for one body, by the addresses that the storage host serves them at. */
export function artFilesOf(id: string, body: string): ItemFiles {
  const folder = `/storage/items/${id}/${body}`;
  return {
    layers: `${folder}/layers.bin?v=1`,
    sheet: `${folder}/sheet.webp?v=1`,
    halfSheet: `${folder}/sheet@half.webp?v=1`,
    preview: `${folder}/preview.webp?v=1`,
    thumbnail: `${folder}/thumbnail.webp?v=1`,
  };
}

export const artItem = (id: string, category: number, fits: ArtItem['fits']): ArtItem => ({
  id,
  name: id,
  description: '',
  category,
  rarity: 0,
  costCoins: 0,
  costGems: 0,
  fits,
  isStarter: true,
});
