/** What the townsfolk say, by character. `{name}` is the player, `{event}` the title of today's event. */
export interface TownsfolkLines {
  /** Where the character usually is, after 'at'. */
  place: string;
  /** To a player who never met the character; also the sentence of the card. */
  first: string;
  known: string;
  morning: string;
  evening: string;
  rain: string;
  event: string;
}

export const TOWNSFOLK_LINES: Readonly<Record<string, TownsfolkLines>> = {
  ember: {
    place: 'the bench at Bloom',
    first: 'Hello! I am Ember. I carry the light.',
    known: 'Good to see you, {name}.',
    morning: 'A new day. The lanterns are hidden again.',
    evening: 'Look, the lamps are coming on.',
    rain: 'I stay dry under this bench.',
    event: 'Something is on tonight: {event}.',
  },
  clove: {
    place: 'the bakery',
    first: 'Welcome! I am Clove. I bake the bread here.',
    known: 'Hello again, {name}! Are you hungry?',
    morning: 'The first bread is out. Smell that!',
    evening: 'The oven rests. I do not.',
    rain: 'Rain outside, warm bread inside.',
    event: 'I am baking extra for {event}.',
  },
  velvet: {
    place: 'the boutique',
    first: 'Good day. I am Velvet. I keep the boutique.',
    known: 'Ah, {name}. You look well.',
    morning: 'A fresh morning asks for a fresh colour.',
    evening: 'Evening light is kind to every colour.',
    rain: 'A scarf would help in this rain.',
    event: 'What will you wear to {event}?',
  },
  cadence: {
    place: 'the stage',
    first: 'Hi! I am Cadence. I play with the radio.',
    known: 'Hey {name}! Stay for a song?',
    morning: 'Soft songs first. The town is waking up.',
    evening: 'Once an hour I play right here.',
    rain: 'Rain keeps the beat for me.',
    event: 'Come to the front for {event}!',
  },
  marlin: {
    place: 'the pier',
    first: 'Hello. I am Marlin. I fish, and I wait.',
    known: '{name}. Good. Sit down a while.',
    morning: 'The bay is quiet in the morning.',
    evening: 'Once an hour, lanterns rise over the water.',
    rain: 'Fish do not mind the rain. Nor do I.',
    event: 'Even the fish have heard of {event}.',
  },
  fern: {
    place: 'Bloom',
    first: 'Oh, hello! I am Fern. I grow things.',
    known: 'Hello {name}! See how tall they are now.',
    morning: 'I water everything before noon.',
    evening: 'The flowers close. The lamps open.',
    rain: 'Lovely rain. No watering today!',
    event: 'I picked flowers for {event}.',
  },
  juniper: {
    place: 'the bookshop',
    first: 'Hello. I am Juniper. I walk and I read.',
    known: '{name}! I was just thinking of you.',
    morning: 'I read one chapter before breakfast.',
    evening: 'Evenings here read like a good book.',
    rain: 'Rain and a book. I need no more.',
    event: 'I made a note of {event}.',
  },
  wren: {
    place: 'the park',
    first: 'Hi! I am Wren. Do you want to race?',
    known: '{name}! Do what I do!',
    morning: 'Ice cream for breakfast. Why not?',
    evening: 'I am counting lanterns. I always lose count.',
    rain: 'Puddles!',
    event: 'I will be first at {event}!',
  },
};

export const fillLine = (line: string, { name = '', event = '' }: { name?: string; event?: string }): string =>
  line.replaceAll('{name}', () => name).replaceAll('{event}', () => event);
