/**
 * Opens a PDF with pdf.js, whose code, worker and standard fonts come from our own origin. Nothing is evaluated and no
 * WebAssembly is asked for: the page's content policy allows neither text as code nor foreign addresses.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import boldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import plainUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
// oxlint-disable-next-line import/default -- Vite makes the address of the file its default export
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Stand in for Helvetica, by the names that pdf.js asks for. */
const FONTS: Readonly<Record<string, string>> = {
  'LiberationSans-Regular.ttf': plainUrl,
  'LiberationSans-Bold.ttf': boldUrl,
};

/** How pdf.js asks for files of its own. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename];
    if (url === undefined) throw new Error(`${filename} is not kept here`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Rejects when it cannot be had or is no PDF, and when `signal` is aborted. Ends with `close`. */
export async function openPdf(url: string, signal: AbortSignal): Promise<{ pdf: PDFDocumentProxy; close: () => void }> {
  const response = await fetch(url, { signal });
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
