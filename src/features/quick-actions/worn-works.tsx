/** Who drew what the player wears: each line leads to the creator's page. Nothing while it loads, and for looks without drawn items. */
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { useQuery } from '@tanstack/react-query';
import { type RefCallback, useState } from 'react';
import { openScreenByName } from '../../screens/screens.ts';
import { wornWorksQuery } from '../../state/people/worn-works.ts';
import { closeQuickActions } from '../../state/people/quick-actions.ts';
import { Entry } from './entry.tsx';
import { text } from './text.ts';

/** The card must not grow over the town: the others are behind a button. */
const SHOWN_MAX = 3;

const takeFocus: RefCallback<HTMLElement> = (node) => node?.focus();

export function WornWorks({ username }: { username: string }) {
  const { data } = useQuery(wornWorksQuery(username));
  const [isWhole, setIsWhole] = useState(false);
  const works = (data?.worn ?? []).flatMap(({ id, name, creator }) =>
    creator === null ? [] : [{ id, name, creator }],
  );
  if (works.length === 0) return null;
  const hidden = isWhole ? 0 : works.length - SHOWN_MAX;
  return (
    <section aria-label={text.wears}>
      <hr className="rule mx-2 my-1" />
      <p className="t-over px-2.5 pt-1 pb-0.5">{text.wears}</p>
      {works.slice(0, hidden > 0 ? SHOWN_MAX : undefined).map(({ id, name, creator }, at) => (
        <Entry
          key={id}
          // The button that showed the others is gone: the first of them gets its focus.
          ref={at === SHOWN_MAX ? takeFocus : undefined}
          icon={<PaletteIcon weight="duotone" size={21} />}
          onSelect={() => {
            closeQuickActions();
            openScreenByName('creators', { username: creator });
          }}
        >
          {text.madeBy({ item: name, creator })}
        </Entry>
      ))}
      {hidden > 0 && (
        <Entry icon={<DotsThreeIcon weight="bold" size={21} />} onSelect={() => setIsWhole(true)}>
          {text.more({ count: hidden })}
        </Entry>
      )}
    </section>
  );
}
