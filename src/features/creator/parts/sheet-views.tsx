/** The six views of a sheet by rotation, on a checked ground that shows what is transparent. */
import { COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import * as text from '../text.ts';

export function SheetViews({ url }: { url: string }) {
  return (
    <div className="creator-views">
      {COLUMN_OF_ROTATION.map((column, rotation) => (
        <span key={column} className="flex-1 text-center">
          <img
            src={url}
            alt={text.view(rotation)}
            className="creator-view"
            draggable={false}
            style={{ objectPosition: `${column * 20}% 0` }}
          />
          <span className="t-micro text-ink-3" aria-hidden>
            {rotation}
          </span>
        </span>
      ))}
    </div>
  );
}
