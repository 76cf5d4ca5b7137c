/** Icon and colour of each category. */
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { LighthouseIcon } from '@phosphor-icons/react/dist/csr/Lighthouse';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import type { Icon } from '@phosphor-icons/react';
import { CATEGORY_LABELS } from '../../languages/forum-text.ts';
import { type ForumFilter, type PostCategory } from '../../shared/rules/forum.ts';
import { Tag } from '../../ui/controls/chip.tsx';
import type { Accent } from '../../ui/layout/accent.ts';

export const CATEGORY_ICON_PARTS: Readonly<Record<ForumFilter, Icon>> = {
  all: ListIcon,
  announcements: MegaphoneIcon,
  promenade: LighthouseIcon,
  general: ChatsCircleIcon,
  clothes: TShirtIcon,
  creativity: PaintBrushIcon,
};

const ACCENTS: Readonly<Record<PostCategory, Accent>> = {
  announcements: 'bakery',
  promenade: 'bloom',
  general: 'harbour',
  clothes: 'boutique',
  creativity: 'cafe',
};

export function CategoryTag({ category }: { category: PostCategory }) {
  const CategoryIcon = CATEGORY_ICON_PARTS[category];
  return (
    <span data-accent={ACCENTS[category]} className="inline-flex flex-none">
      <Tag tone="sign" icon={<CategoryIcon weight="fill" size={13} />}>
        {CATEGORY_LABELS[category]}
      </Tag>
    </span>
  );
}
