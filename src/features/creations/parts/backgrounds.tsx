/** The six backgrounds of the preview: transparent, plain light and dark ones, and two places of the town. */
import { type CSSProperties, useId } from 'react';
import { storageUrl } from '../../../net/client-config.ts';
import type { ArtManifest } from '../../../shared/art/manifest.ts';
import { text } from '../text.ts';

const BACKGROUNDS = ['clear', 'paper', 'sky', 'night', 'plaza', 'pier'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** Pictures of the town by their name in the manifest. */
const PLACES: Partial<Record<Background, string>> = { plaza: 'plaza-day', pier: 'pier-sunset' };

/** The picture of a place. Plain backgrounds come from the style sheet. */
export function groundOf(background: Background, manifest: ArtManifest | undefined): CSSProperties {
  const place = manifest?.landing.find(({ id }) => id === PLACES[background]);
  return place === undefined ? {} : { backgroundImage: `url("${storageUrl(place.wide)}")` };
}

export interface BackgroundsProps {
  chosen: Background;
  manifest: ArtManifest | undefined;
  onChoose: (background: Background) => void;
}

export function Backgrounds({ chosen, manifest, onChoose }: BackgroundsProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="label">{text.background}</legend>
      <div className="character-backgrounds">
        {BACKGROUNDS.map((one) => (
          <label key={one} className="swatch character-background" title={text.backgrounds[one]}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              aria-label={text.backgrounds[one]}
              checked={one === chosen}
              onChange={() => onChoose(one)}
            />
            <span className="character-ground" data-background={one} style={groundOf(one, manifest)} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
