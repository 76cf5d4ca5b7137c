/** Who drew what the player wears: each line leads to the creator's page. Nothing while it loads, and for looks without drawn items. */
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { useQuery } from '@tanstack/react-query';
import { openScreenByName } from '../../screens/screens.ts';
import { wornWorksQuery } from '../../state/people/worn-works.ts';
import { closeQuickActions } from '../../state/people/quick-actions.ts';
import { Entry } from './entry.tsx';
import { text } from './text.ts';

/** The card must not grow over the town. */
const SHOWN_MAX = 3;

export function WornWorks({ username }: { username: string }) {
  const { data } = useQuery(wornWorksQuery(username));
  const works = (data?.worn ?? []).flatMap(({ id, name, creator }) =>
    creator === null ? [] : [{ id, name, creator }],
  );
  if (works.length === 0) return null;
  return (
    <section aria-label={text.wears}>
      <hr className="rule mx-2 my-1" />
      <p className="t-over px-2.5 pt-1 pb-0.5">{text.wears}</p>
      {works.slice(0, SHOWN_MAX).map(({ id, name, creator }) => (
        <Entry
          key={id}
          icon={<PaletteIcon weight="duotone" size={21} />}
          onSelect={() => {
            closeQuickActions();
            openScreenByName('creators', { username: creator });
          }}
        >
          {text.madeBy({ item: name, creator })}
        </Entry>
      ))}
    </section>
  );
}
