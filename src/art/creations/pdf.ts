/** Writes PDFs of text in the standard Helvetica fonts, which need no embedding, and JPEG pictures. */
import { type PDFFont, PDFDocument, type PDFImage, rgb, StandardFonts } from 'pdf-lib';

export interface PdfPage {
  /** Points from the lower left; plain ASCII. */
  texts: { text: string; x: number; y: number; size: number; isBold?: boolean }[];
  /** Points from the lower left; size on the page in points. */
  images: { jpeg: Uint8Array; x: number; y: number; width: number; height: number }[];
}

const INK = rgb(0.23, 0.16, 0.4);

/**
 * `size` of every page is in points. Equal input gives equal bytes: the document carries no dates, so that its address,
 * which contains a hash of its bytes, stays the same.
 */
export async function writePdf(
  size: { width: number; height: number },
  pages: readonly PdfPage[],
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const { texts, images } of pages) {
    const embedded = await Promise.all(images.map(({ jpeg }) => document.embedJpg(jpeg)));
    drawPage(document, size, { texts, images, embedded, plain, bold });
  }
  return await document.save();
}

interface PageContent extends PdfPage {
  /** Of `images`, in their order. */
  embedded: readonly PDFImage[];
  plain: PDFFont;
  bold: PDFFont;
}

function drawPage(document: PDFDocument, size: { width: number; height: number }, content: PageContent): void {
  const { texts, images, embedded, plain, bold } = content;
  const page = document.addPage([size.width, size.height]);
  embedded.forEach((image, index) => {
    const at = images[index];
    if (at !== undefined) page.drawImage(image, { x: at.x, y: at.y, width: at.width, height: at.height });
  });
  for (const { text, x, y, size: fontSize, isBold } of texts) {
    page.drawText(text, { x, y, size: fontSize, font: isBold === true ? bold : plain, color: INK });
  }
}
