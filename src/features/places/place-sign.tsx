/** The sign with the location's name at the top of the town. It opens the panel of surroundings. */
import './places.css';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { useSnapshot } from 'valtio';
import { ownLocation } from '../../state/session/location.ts';
import { hud, togglePanel } from '../../state/settings/hud.ts';
import { HangingSign } from '../../ui/layout/sign.tsx';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { PLACES, PLACES_PANEL_ID, PLACES_TOGGLE_ID } from './ids.ts';
import { OpenSurroundings } from './preload.ts';
import { labelled } from '../../languages/name-list.ts';

const PRELOAD = preloadProps(OpenSurroundings);

export function PlaceSign() {
  const { isCompact, panels } = useSnapshot(hud);
  const { name } = useSnapshot(ownLocation);
  const isOpen = panels.includes('places');
  return (
    <button
      {...PRELOAD}
      id={PLACES_TOGGLE_ID}
      type="button"
      className="place-sign"
      title={PLACES}
      aria-label={labelled(name, PLACES)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PLACES_PANEL_ID : undefined}
      onClick={() => togglePanel('places')}
    >
      {isCompact ? (
        // A phone has no space for a hanging sign.
        <span className="hud-plate" data-accent="bloom">
          <MapPinIcon weight="fill" size={13} className="hud-pin" />
          {name}
        </span>
      ) : (
        <HangingSign
          title={name}
          icon={<MapPinIcon weight="fill" size={17} className="hud-pin" />}
          end={<CaretDownIcon weight="bold" size={12} className="place-caret" />}
        />
      )}
    </button>
  );
}
