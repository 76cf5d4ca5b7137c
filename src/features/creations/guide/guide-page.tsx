/** One page of a PDF: drawn on a canvas, with a transparent text layer for selection, search and screen readers. */
import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { text } from '../text.ts';

export interface GuidePageProps {
  pdf: PDFDocumentProxy;
  /** Starts at 1. */
  page: number;
  /** CSS pixels. */
  widthPx: number;
  onFailure: () => void;
}

/** Limits the canvas memory on phones. */
const MOST_PIXELS = 16_000_000;

export function GuidePage({ pdf, page, widthPx, onFailure }: GuidePageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const textFrame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isOver = false;
    let drawing: RenderTask | null = null;
    let layer: TextLayer | null = null;
    const draw = async (): Promise<void> => {
      const shown = await pdf.getPage(page);
      const [sheet, target, textHolder] = [frame.current, canvas.current, textFrame.current];
      if (isOver || sheet === null || target === null || textHolder === null) return;
      const scale = widthPx / shown.getViewport({ scale: 1 }).width;
      const viewport = shown.getViewport({ scale });
      const pixelRatio = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
      sheet.style.width = `${viewport.width}px`;
      sheet.style.height = `${viewport.height}px`;
      sheet.style.setProperty('--total-scale-factor', String(scale));
      target.width = Math.round(viewport.width * pixelRatio);
      target.height = Math.round(viewport.height * pixelRatio);
      drawing = shown.render({ canvas: target, viewport, transform: [pixelRatio, 0, 0, pixelRatio, 0, 0] });
      await drawing.promise;
      textHolder.replaceChildren();
      layer = new TextLayer({ textContentSource: shown.streamTextContent(), container: textHolder, viewport });
      await layer.render();
      if (!isOver) sheet.dataset.page = String(page);
    };
    draw().catch(() => {
      if (!isOver) onFailure();
    });
    return () => {
      isOver = true;
      drawing?.cancel();
      layer?.cancel();
    };
  }, [pdf, page, widthPx, onFailure]);

  return (
    <section ref={frame} className="guide-page" aria-label={text.pageOf({ page, count: pdf.numPages })}>
      {/* A new canvas for each drawing: two render tasks must not share one. */}
      <canvas key={`${page} ${widthPx}`} ref={canvas} aria-hidden />
      <div ref={textFrame} className="guide-words" />
    </section>
  );
}
