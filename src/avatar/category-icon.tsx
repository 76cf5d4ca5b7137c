/** The icon of an item category. Decorative: the caller shows the category's name. */
import { ItemPicture } from '../items/item-picture.tsx';
import { storageUrl } from '../net/client-config.ts';
import { categoryIconPath } from '../shared/rules/categories.ts';

/** Side in CSS px: smaller icons look alike. */
const SIDE_PX = 22;

export function CategoryIcon({ category, size = SIDE_PX }: { category: number; size?: number }) {
  const path = categoryIconPath(category);
  if (path === null) return null;
  return (
    <span className="inline-flex flex-none" style={{ width: size, height: size }} aria-hidden>
      <ItemPicture src={storageUrl(path)} className="h-full w-full object-contain" />
    </span>
  );
}
