/** The stamps and seals of a player's lantern album, if the player shows them. */
import { useQuery } from '@tanstack/react-query';
import { albumPageName } from '../../../languages/lantern-text.ts';
import { stampPicture } from '../../../net/avatar-images.ts';
import { PAGE_NAMES } from '../../../shared/rules/lanterns/album.ts';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';
import { playerAlbumQuery } from '../calls.ts';
import { text } from '../text.ts';

export function AlbumFact({ username }: { username: string }) {
  const { data } = useQuery(playerAlbumQuery(username));
  const shown = data?.shown ?? null;
  if (shown === null) return null;
  const names = shown.seals.map((motif) => PAGE_NAMES[motif] ?? '');
  return (
    <li className="fact fact-wide">
      <span className="fact-icon" aria-hidden>
        <HiddenIfMissing src={stampPicture(names.at(-1) ?? PAGE_NAMES[0])} className="h-[22px]" />
      </span>
      <div className="min-w-0 flex-1">
        <span className="t-micro block text-ink-3">
          {text.album}
          <span className="sr-only">: </span>
        </span>
        <span className="fact-value">{text.stamps({ count: shown.stamps })}</span>
      </div>
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-1" aria-label={text.seals}>
          {shown.seals.map((motif) => (
            <li key={motif} title={albumPageName(motif)}>
              <HiddenIfMissing
                src={stampPicture(PAGE_NAMES[motif] ?? '')}
                alt={albumPageName(motif)}
                className="h-[30px]"
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
