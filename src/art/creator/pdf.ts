/** A minimal PDF 1.4 writer: text in the standard Helvetica fonts, which need no embedding, and JPEG pictures. */

export interface PdfPage {
  /** Points from the lower left; plain ASCII. */
  texts: { text: string; x: number; y: number; size: number; isBold?: boolean }[];
  images: {
    jpeg: Uint8Array;
    widthPx: number;
    heightPx: number;
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

const stream = (dictionary: string, bytes: Uint8Array): Uint8Array =>
  concatenated([ascii(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, ascii('\nendstream')]);

function contentOf(page: PdfPage): Uint8Array {
  const pictures = page.images.map(
    ({ x, y, width, height }, i) =>
      `q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)} cm /Im${i} Do Q`,
  );
  const texts = page.texts.map(
    ({ text, x, y, size, isBold }) =>
      `BT 0.23 0.16 0.4 rg /${isBold === true ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${escaped(text)}) Tj ET`,
  );
  return ascii([...pictures, ...texts].join('\n'));
}

/** Objects in order: catalogue, page tree, two fonts, then each page with its content and its pictures. */
export function writePdf(size: { width: number; height: number }, pages: readonly PdfPage[]): Uint8Array {
  const objects: Uint8Array[] = [new Uint8Array(), new Uint8Array()];
  const add = (bytes: Uint8Array): number => objects.push(bytes);
  const font = (name: string): number =>
    add(ascii(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`));
  const [plain, bold] = [font('Helvetica'), font('Helvetica-Bold')];
  const kids = pages.map((page) => {
    const pictures = page.images.map(({ jpeg, widthPx, heightPx }) =>
      add(
        stream(
          `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
          jpeg,
        ),
      ),
    );
    const content = add(stream('', contentOf(page)));
    const named = pictures.map((object, i) => `/Im${i} ${object} 0 R`).join(' ');
    return add(
      ascii(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents ${content} 0 R ` +
          `/Resources << /Font << /F1 ${plain} 0 R /F2 ${bold} 0 R >> /XObject << ${named} >> >> >>`,
      ),
    );
  });
  objects[0] = ascii('<< /Type /Catalog /Pages 2 0 R >>');
  objects[1] = ascii(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  const chunks: Uint8Array[] = [ascii('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  objects.forEach((object, i) => {
    offsets.push(at);
    const whole = concatenated([ascii(`${i + 1} 0 obj\n`), object, ascii('\nendobj\n')]);
    chunks.push(whole);
    at += whole.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  chunks.push(
    ascii(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return concatenated(chunks);
}
