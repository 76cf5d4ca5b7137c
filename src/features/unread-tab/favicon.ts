/** The favicon with its red badge (specification: social, section 2): 64x64, the count or '99+'. */

const SIZE_PX = 64;
const RED = '#c3264a';
const CREAM = '#fffaf0';
const PLUM = '#4a2b52';

/** '99+' above 99. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

/** @returns a PNG as a data URL. Null where the browser has no canvas context. */
export async function drawFavicon(iconUrl: string, count: number): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX;
  canvas.height = SIZE_PX;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const icon = await loadPicture(iconUrl);
  if (icon) context.drawImage(icon, 0, 0, SIZE_PX, SIZE_PX);
  drawBadge(context, badgeText(count));
  return canvas.toDataURL('image/png');
}

/** In the lower right corner, as wide as its text needs. */
function drawBadge(context: CanvasRenderingContext2D, text: string): void {
  const heightPx = 40;
  const widthPx = text.length === 1 ? heightPx : text.length === 2 ? 50 : SIZE_PX;
  const left = SIZE_PX - widthPx;
  const top = SIZE_PX - heightPx;
  context.beginPath();
  context.roundRect(left + 1.5, top + 1.5, widthPx - 3, heightPx - 3, heightPx / 2);
  context.fillStyle = RED;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = PLUM;
  context.stroke();
  context.fillStyle = CREAM;
  context.font = `700 ${text.length > 2 ? 28 : 32}px "Fredoka Variable", system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, left + widthPx / 2, top + heightPx / 2 + 2);
}

async function loadPicture(url: string): Promise<HTMLImageElement | null> {
  const picture = new Image(SIZE_PX, SIZE_PX);
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}
