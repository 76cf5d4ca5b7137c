/** The first stops of Tab in the game, which are shown while they have the focus: the list of surroundings and "Where am I?". */
import './places.css';
import { openPanel } from '../../state/settings/hud.ts';
import { SURROUNDINGS, WHERE_AM_I } from './ids.ts';
import { answerWhereAmI } from './keep-surroundings.ts';

export function FirstStops() {
  return (
    <div className="first-stops">
      {/* The panel takes the focus. */}
      <button type="button" className="btn btn-plain" onClick={() => openPanel('places')}>
        {SURROUNDINGS}
      </button>
      <button type="button" className="btn btn-plain" onClick={answerWhereAmI}>
        {WHERE_AM_I}
      </button>
    </div>
  );
}
