/** The creators' guide in the dialog: paging and zoom by buttons and keys, and the downloads. */
import './guide.css';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { MagnifyingGlassMinusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassMinus';
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/controls/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { useIsNarrow } from '../../../ui/hooks/use-is-narrow.ts';
import { text } from '../text.ts';
import { GuidePage } from './guide-page.tsx';
import { pageTyped, stepOf, withinPages, ZOOM_MAX, ZOOM_MIN, zoomBy } from './paging.ts';
import { openPdf } from './pdf-document.ts';

const MOST_WIDE_PX = 820;
/** Padding of the style sheet, on phones and elsewhere. */
const PADDING_PX = { narrow: 10, wide: 24 };

export function GuideViewer({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Viewer key={attempt} url={url} onRetry={() => setAttempt(attempt + 1)} />;
}

function Viewer({ url, onRetry }: { url: string; onRetry: () => void }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'loading' | 'failed'>('loading');
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(place);
  const paddingPx = useIsNarrow() ? PADDING_PX.narrow : PADDING_PX.wide;
  useEffect(() => {
    const stop = new AbortController();
    let close: (() => void) | undefined;
    openPdf(url, stop.signal).then(
      (opened) => {
        close = opened.close;
        if (!stop.signal.aborted) setPdf(opened.pdf);
      },
      () => !stop.signal.aborted && setPdf('failed'),
    );
    return () => {
      stop.abort();
      close?.();
    };
  }, [url]);
  const fail = useCallback(() => setPdf('failed'), []);
  const isOpen = typeof pdf === 'object';
  const count = isOpen ? pdf.numPages : 0;

  const turnTo = (next: number): void => {
    setPage(withinPages(next, count));
    place.current?.scrollTo({ top: 0, left: 0 });
  };
  const follow = (event: KeyboardEvent): void => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const step = stepOf(event.key, { page, count, zoom });
    if (step === null) return;
    event.preventDefault();
    if ('page' in step) turnTo(step.page);
    else setZoom(step.zoom);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys serve the page and the buttons inside
    <div className="guide" onKeyDown={follow}>
      <div className="guide-bar">
        <IconButton
          size="sm"
          label={text.previousPage}
          aria-disabled={page <= 1 || undefined}
          onClick={() => turnTo(page - 1)}
        >
          <CaretLeftIcon className="mirrors" weight="bold" size={16} />
        </IconButton>
        <PageField key={page} page={page} count={count} onTurn={turnTo} />
        <IconButton
          size="sm"
          label={text.nextPage}
          aria-disabled={page >= count || undefined}
          onClick={() => turnTo(page + 1)}
        >
          <CaretRightIcon className="mirrors" weight="bold" size={16} />
        </IconButton>
        <span className="flex-1" />
        <IconButton
          size="sm"
          label={text.zoomOut}
          aria-disabled={zoom <= ZOOM_MIN || undefined}
          onClick={() => setZoom(zoomBy(zoom, -1))}
        >
          <MagnifyingGlassMinusIcon weight="bold" size={16} />
        </IconButton>
        <output className="counter w-12 text-center">{Math.round(zoom * 100)}%</output>
        <IconButton
          size="sm"
          label={text.zoomIn}
          aria-disabled={zoom >= ZOOM_MAX || undefined}
          onClick={() => setZoom(zoomBy(zoom, 1))}
        >
          <MagnifyingGlassPlusIcon weight="bold" size={16} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
      <section ref={place} className="guide-place" aria-label={text.guide} tabIndex={0}>
        {pdf === 'loading' && <SkeletonRows label={text.guideLoading} />}
        {pdf === 'failed' && <LoadFailure message={text.guideFailed} onRetry={onRetry} />}
        {isOpen && widthPx > 0 && (
          <GuidePage
            pdf={pdf}
            page={page}
            widthPx={Math.round(Math.min(MOST_WIDE_PX, widthPx - 2 * paddingPx) * zoom)}
            onFailure={fail}
          />
        )}
      </section>
    </div>
  );
}

interface PageFieldProps {
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

function PageField({ page, count, onTurn }: PageFieldProps) {
  const [typed, setTyped] = useState(String(page));
  const turn = (): void => {
    const next = pageTyped(typed, count);
    if (next === null || next === page) setTyped(String(page));
    else onTurn(next);
  };
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        turn();
      }}
    >
      <span className="field guide-number">
        <input
          aria-label={text.page}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={turn}
        />
      </span>
      <output className="t-small whitespace-nowrap text-ink-2">{count > 0 && text.ofPages({ count })}</output>
    </form>
  );
}

/** Inner width of an element in CSS pixels; 0 until it is measured. */
function useWidth(place: { current: HTMLElement | null }): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return widthPx;
}
