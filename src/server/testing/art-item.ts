/** For tests: an art item in the generator's format: free, common and part of every starter wardrobe. */
import type { ArtItem, ItemFiles } from '../../shared/art/manifest.ts';

/** The item's files for one body, as paths on the storage host. */
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
