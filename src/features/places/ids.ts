/** Names and ids of the panel of surroundings and of the sign that opens it, which the town needs before the panel's code. */
import messages from '../../languages/en/surroundings.ts';
import { texts } from '../../languages/texts.ts';

const text = texts(messages);

export const PLACES_PANEL_ID = 'places-panel';
export const PLACES_TOGGLE_ID = 'places-toggle';
export const PLACES = text.places;
/** Title of the panel. */
export const SURROUNDINGS = text.surroundings;
export const WHERE_AM_I = text.whereAmI;
export const TO_MESSAGE = text.toMessage;
