/**
 * The figures as the town shows them now, for sounds that follow places and steps. The town connects its figures while it is
 * mounted; readers poll and must not change them.
 */
interface HeardUser {
  readonly username: string;
  /** Id of one of the townsfolk; players have none. */
  readonly townsfolk?: string | undefined;
}

export interface HeardFigure {
  readonly player: { readonly isSelf: boolean; readonly user?: HeardUser };
  readonly shown: { readonly x: number; readonly y: number; readonly isMoving: boolean };
  /** Position in a cycle of two steps, 0 to 1: the figure lands at 0 and at 0.5. */
  readonly gait: { readonly phase: number };
}

type Reader = () => readonly HeardFigure[];

let reader: Reader | null = null;

/** Returns a function that disconnects them. */
export function shareFigures(shared: Reader): () => void {
  reader = shared;
  return () => {
    if (reader === shared) reader = null;
  };
}

export const heardFigures = (): readonly HeardFigure[] => reader?.() ?? [];
