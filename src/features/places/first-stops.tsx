/**
 * The first stops of Tab in the game, which are shown while they have the focus: the list of surroundings, "Where am I?", and the way
 * past the bars to the message line.
 */
import './places.css';
import { requestFocus } from '../../state/chat/chat-draft.ts';
import { openPanel } from '../../state/settings/hud.ts';
import { SURROUNDINGS, TO_MESSAGE, WHERE_AM_I } from './ids.ts';
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
      <button type="button" className="btn btn-plain" onClick={requestFocus}>
        {TO_MESSAGE}
      </button>
    </div>
  );
}
