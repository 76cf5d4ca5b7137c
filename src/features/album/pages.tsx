/** The pages of stamps, the newest first shown: four weeks with three places each, and the page's picture in colour when full. */
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { useState } from 'react';
import { albumPageName } from '../../languages/lantern-text.ts';
import { stampPicture } from '../../net/avatar-images.ts';
import { type AlbumPage, isWeekFull, PAGE_NAMES, STAMPS_IN_WEEK } from '../../shared/rules/lanterns/album.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { HiddenIfMissing } from '../../ui/layout/picture.tsx';
import { text, weekState } from './text.ts';

const PLACES = Array.from({ length: STAMPS_IN_WEEK }, (_, place) => place);

export function Pages({ pages }: { pages: readonly AlbumPage[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = pages.length - 1;
  const at = Math.min(chosen ?? last, last);
  const page = pages[at];
  if (page === undefined) return null;
  const name = PAGE_NAMES[page.motif] ?? '';
  const picture = stampPicture(name);
  return (
    <section className="card album-page" aria-label={text.stamps}>
      <header className="album-head">
        {/* Not aria-live, with which it would be read through a dialog over it. */}
        <h3 className="t-heading">
          <output>{albumPageName(page.motif)}</output>
        </h3>
        {pages.length > 1 && (
          <div className="ms-auto flex gap-1">
            <IconButton
              size="sm"
              tone="ghost"
              label={text.previousPage}
              disabled={at === 0}
              onClick={() => setChosen(at - 1)}
            >
              <CaretLeftIcon className="mirrors" weight="bold" size={14} />
            </IconButton>
            <IconButton
              size="sm"
              tone="ghost"
              label={text.nextPage}
              disabled={at === last}
              onClick={() => setChosen(at + 1)}
            >
              <CaretRightIcon className="mirrors" weight="bold" size={14} />
            </IconButton>
          </div>
        )}
      </header>
      <div className="album-spread">
        <ol className="album-weeks">
          {page.weeks.map((week, index) => (
            <li key={text.week({ number: index + 1 })} className="album-week" data-full={isWeekFull(week) || undefined}>
              <span className="t-small">
                {text.week({ number: index + 1 })}
                <span className="sr-only">: {weekState(week.stamps, week.stars)}</span>
              </span>
              <span className="album-places" aria-hidden>
                {PLACES.map((place) => (
                  <span key={place} className="album-place">
                    {place < week.stamps && <HiddenIfMissing src={picture} className="album-stamp" />}
                  </span>
                ))}
                {Array.from({ length: week.stars }, (_, star) => (
                  <StarIcon key={star} weight="fill" size={14} color="var(--coin)" />
                ))}
              </span>
              {isWeekFull(week) && <span className="album-ribbon t-micro">{text.weekFull}</span>}
            </li>
          ))}
        </ol>
        <div className="album-picture" data-full={page.isFull || undefined}>
          <HiddenIfMissing src={picture} className="album-motif" />
          {page.isFull && <p className="t-micro">{text.pageFull}</p>}
        </div>
      </div>
    </section>
  );
}
