/** Texts of How to play: what mouse, keys and fingers do, by topic. */
import messages from '../../languages/en/how-to-play.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const DEVICES = ['mouse', 'keys', 'touch'] as const;

export type TopicName = keyof typeof text.topics;
