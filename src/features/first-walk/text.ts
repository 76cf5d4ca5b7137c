/** Lines of the first walk. `{name}` is the player. */
import messages from '../../languages/en/first-walk.ts';
import { texts } from '../../languages/texts.ts';
import type { WalkBit } from '../../shared/rules/first-walk.ts';
import type { WalkDevice } from '../../state/session/first-walk.ts';

export const text = texts(messages);

/** The tasks of the musician where no townsfolk live. */
export const TASKS_ALONE: Readonly<Partial<Record<WalkBit, Readonly<Record<WalkDevice | 'reader', string>>>>> =
  text.tasksAlone;

/** A line with the player's name in it. */
export const fillLine = (line: string, { name }: { name: string }): string => line.replaceAll('{name}', () => name);
