import type en from '../en/town.ts';
import type { Translation } from '../types.ts';

export default {
  keys: 'Mit den Pfeiltasten gehst du, Eingabe öffnet die Tür vor dir. L nennt deine Umgebung, H sagt, wo du bist, E öffnet die Gesten.',
  youCantWalkThere: 'Dorthin kannst du nicht gehen.',
  notSupported:
    'Dieser Browser kann die Stadt nicht zeichnen. Bitte aktualisiere ihn oder nimm eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
  failed: 'Die Stadt kann nicht mehr gezeichnet werden. Bitte lade die Seite neu.',
  drawingText: 'Die Stadt wird gezeichnet …',
  captions: { levelUp: 'Ein neues Level', bell: 'Die Glocke der Stadt', rain: 'Regen beginnt', horn: 'Nebelhorn' },
  peopleIn: 'Leute in {place}',
  beginsIn: 'beginnt in {minutes} Min.',
  isOnNow: 'läuft gerade',
  selfName: '{name} (du)',
  doing: {
    wave: 'winkt',
    dance: 'tanzt',
    laugh: 'lacht',
    clap: 'klatscht',
    bow: 'verbeugt sich',
    think: 'denkt nach',
    cheer: 'jubelt',
    sit: 'sitzt',
  },
} satisfies Translation<typeof en>;
