/** Search and order of the list; on a phone also the categories. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { useSnapshot } from 'valtio';
import { DraftsButton, type DraftsButtonProps } from '../../../rich-text/write/drafts-button.tsx';
import { CATEGORY_LABELS } from '../../../languages/forum-text.ts';
import { FORUM_FILTERS, FORUM_SORTS } from '../../../shared/rules/forum.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { CATEGORY_ICON_PARTS } from '../categories.tsx';
import { forumView, searchFor, showCategory, sortBy } from '../state.ts';
import { text } from '../text.ts';
import { labelled } from '../../../languages/name-list.ts';

export type ListHeadProps = Pick<DraftsButtonProps, 'continueHere'>;

export function ListHead({ continueHere }: ListHeadProps) {
  const { filter, search } = useSnapshot(forumView, { sync: true });
  return (
    <>
      <div className="flex flex-none gap-2 p-3 md:px-4">
        <SearchField label={text.search} value={search} onChange={searchFor} className="min-w-0 flex-1" />
        <SortMenu />
        <DraftsButton className="md:hidden!" accent="books" isSmall continueHere={continueHere} />
      </div>
      <fieldset className="forum-chips" aria-label={text.categories}>
        {FORUM_FILTERS.map((name) => {
          const CategoryIcon = CATEGORY_ICON_PARTS[name];
          return (
            <Chip key={name} isOn={name === filter} onClick={() => showCategory(name)}>
              <CategoryIcon aria-hidden weight="fill" size={16} />
              {CATEGORY_LABELS[name]}
            </Chip>
          );
        })}
      </fieldset>
    </>
  );
}

function SortMenu() {
  const { sort } = useSnapshot(forumView);
  return (
    <Menu
      label={text.sort}
      widthPx={220}
      trigger={
        <button type="button" className="field forum-sort" aria-label={labelled(text.sort, text.sortNames[sort])}>
          <span className="max-md:hidden">{text.sortNames[sort]}</span>
          <FunnelIcon weight="fill" size={17} className="ico" />
        </button>
      }
    >
      {FORUM_SORTS.map((name) => (
        <MenuItem
          key={name}
          end={name === sort && <CheckIcon weight="bold" size={16} aria-label={text.chosen} />}
          onSelect={() => sortBy(name)}
        >
          {text.sortNames[name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
