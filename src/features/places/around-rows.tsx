/** Rows of the panel of surroundings: a person, and a thing that the player can go to. */
import { FootprintsIcon } from '@phosphor-icons/react/dist/csr/Footprints';
import type { ReactNode, Ref } from 'react';
import { factsOf } from '../../languages/texts.ts';
import { openGuestCard } from '../../state/people/guests.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { focusDoor } from '../../state/places/town-places.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import type { PersonRow } from './around.ts';
import { text, walkTo } from './text.ts';

interface ListProps {
  title: string;
  children: ReactNode;
  className?: string;
  list?: Ref<HTMLUListElement>;
}

export function List({ title, children, className, list }: ListProps) {
  return (
    <section aria-label={title}>
      <h3 className="t-over px-2 pt-1">{title}</h3>
      <ul ref={list} className={className}>
        {children}
      </ul>
    </section>
  );
}

interface RowProps {
  /** Of the row in its list. */
  row: string;
  name: string;
  /** Direction, steps, and who is there. */
  where?: string;
  sentence?: string;
  /** A word beside the name: what is new there. */
  tag?: string | undefined;
  /** Key of the door that the row lights. */
  door?: string;
  onChoose: () => void;
  /** A second button walks there. */
  onWalk?: () => void;
}

export function Row({ row, name, where, sentence, tag, door, onChoose, onWalk }: RowProps) {
  const light = door === undefined ? undefined : () => focusDoor(door);
  const darken = door === undefined ? undefined : () => focusDoor(null);
  return (
    <li className="places-item" data-row={row}>
      <button
        type="button"
        className="row places-row"
        aria-label={labelOf({ name, tag, where, sentence })}
        onClick={onChoose}
        onFocus={light}
        onBlur={darken}
        onMouseEnter={light}
        onMouseLeave={darken}
      >
        <RowWords name={name} tag={tag} where={where} sentence={sentence} />
      </button>
      {onWalk !== undefined && <WalkButton name={name} onWalk={onWalk} />}
    </li>
  );
}

/** Choosing a player opens the quick actions, and one of the townsfolk the card. */
export function PersonItem({ row, onWalk }: { row: PersonRow; onWalk: () => void }) {
  const { key, name, townsfolk, where } = row;
  const words = { name, where, sentence: townsfolk === null ? undefined : text.livesHere };
  return (
    <li className="places-item" data-row={key}>
      <button
        type="button"
        className="row places-row"
        aria-haspopup="dialog"
        aria-label={labelOf(words)}
        onClick={({ currentTarget }) => {
          if (townsfolk === null) openQuickActions(name, currentTarget);
          else openGuestCard(townsfolk, currentTarget.getBoundingClientRect());
        }}
      >
        <RowWords {...words} />
      </button>
      <WalkButton name={name} onWalk={onWalk} />
    </li>
  );
}

type Words = Pick<RowProps, 'name' | 'sentence' | 'tag'> & {
  where?: string | undefined;
  sentence?: string | undefined;
};

/** "Cafe Luna, A friend is here, to the right, 12 steps. Your friends": what lines and colours set apart, in one line. */
function labelOf({ name, tag, where, sentence }: Words): string {
  const facts = factsOf([name, tag, where].filter((fact) => fact !== undefined));
  return sentence === undefined || sentence === '' ? facts : `${facts}. ${sentence}`;
}

function RowWords({ name, tag, where, sentence }: Words) {
  return (
    <>
      <span className="places-name">
        {name}
        {tag !== undefined && <span className="tag tag-ok">{tag}</span>}
      </span>
      {where !== undefined && ' '}
      {where !== undefined && <span className="places-where">{where}</span>}
      {sentence !== undefined && ' '}
      {sentence !== undefined && <span className="t-micro text-ink-3">{sentence}</span>}
    </>
  );
}

function WalkButton({ name, onWalk }: { name: string; onWalk: () => void }) {
  return (
    <IconButton label={walkTo(name)} size="sm" tone="ghost" className="places-walk" onClick={onWalk}>
      <FootprintsIcon weight="duotone" size={18} />
    </IconButton>
  );
}
