/**
 * Opens a PDF with pdf.js, whose code, worker and standard fonts are served from this origin. The page's content
 * security policy forbids evaluation of text, WebAssembly and foreign addresses, so none is used.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { fetchFile } from '../../../net/fetch-file.ts';
import boldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import plainUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
// oxlint-disable-next-line import/default -- Vite makes the address of the file its default export
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Replace Helvetica, by the names that pdf.js requests. */
const FONTS: Readonly<Record<string, string>> = {
  'LiberationSans-Regular.ttf': plainUrl,
  'LiberationSans-Bold.ttf': boldUrl,
};

/** The interface by which pdf.js requests its files. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename];
    if (url === undefined) throw new Error(`${filename} is not kept here`);
    const response = await fetchFile(url);
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Rejects when the file cannot be fetched or is no PDF, and when `signal` is aborted. The caller must call `close`. */
export async function openPdf(url: string, signal: AbortSignal): Promise<{ pdf: PDFDocumentProxy; close: () => void }> {
  const response = await fetchFile(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const task = getDocument({
    data: await response.arrayBuffer(),
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  });
  const close = (): void => void task.destroy();
  signal.addEventListener('abort', close);
  return { pdf: await task.promise, close };
}
