/**
 * The pictures of a submission's form, kept over a reload. Owns the chosen pictures, their ids in the browser's database and
 * which of them could not be read again. The form keeps `kept` with its other fields.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetFiles, keepFile, newFileId, readKeptFile } from '../../state/session/kept-files.ts';
import type { BackSheet } from './parts/back-section.tsx';
import { inspectSheet } from './sheet-check.ts';
import type { InspectedSheet } from './stored-sheet.ts';

export const PICTURES = ['sheet', 'back', 'thumbnail'] as const;
export type Picture = (typeof PICTURES)[number];

export interface Pictures {
  sheet: InspectedSheet | null;
  back: BackSheet;
  thumbnail: Blob | null;
}

/** Marks a stored back sheet that is to be removed. */
const REMOVED = 'removed';

/** Ids by picture, as one field of a form: 'sheet=4f0c thumbnail=91ab'. */
const parseKept = (kept: string): Map<string, string> =>
  new Map(kept.split(' ').flatMap((part) => (part.includes('=') ? [part.split('=', 2) as [string, string]] : [])));
/** The field of kept pictures, from ids by picture. */
export const writeKept = (ids: ReadonlyMap<string, string>): string =>
  PICTURES.flatMap((picture) => (ids.has(picture) ? [`${picture}=${ids.get(picture)}`] : [])).join(' ');

/** Ids of the files in a form's field of kept pictures. */
export const pictureIdsOf = (kept: string): string[] => [...parseKept(kept).values()].filter((id) => id !== REMOVED);

interface KeptPicturesOptions {
  /** The back sheet that the form starts with. */
  storedBack: BackSheet;
  /** What the form kept before the reload. */
  kept: string;
  onKept: (kept: string) => void;
}

export function useKeptPictures({ storedBack, kept, onKept }: KeptPicturesOptions) {
  const [pictures, setPictures] = useState<Pictures>({ sheet: null, back: storedBack, thumbnail: null });
  /** Two choices of one moment both count. */
  const latest = useRef(pictures);
  const [lost, setLost] = useState<readonly Picture[]>([]);
  const [restoring] = useState(() => parseKept(kept));
  const ids = useRef(new Map(restoring));
  /** Pictures that are not written yet, or that the browser does not keep. */
  const [unstored, setUnstored] = useState<ReadonlySet<Picture>>(new Set());
  const restored = useRef<Promise<void> | null>(null);

  const apply = (change: Partial<Pictures>): void => {
    latest.current = { ...latest.current, ...change };
    setPictures(latest.current);
    setLost((all) => all.filter((picture) => !(picture in change)));
  };
  const markUnstored = (picture: Picture, isUnstored: boolean): void =>
    setUnstored((all) =>
      isUnstored ? new Set([...all, picture]) : new Set([...all].filter((one) => one !== picture)),
    );

  /** Null removes it. */
  const keep = async (picture: Picture, file: Blob | null, mark = ''): Promise<void> => {
    const before = ids.current.get(picture);
    const id = file === null ? mark : newFileId();
    if (id === '') ids.current.delete(picture);
    else ids.current.set(picture, id);
    onKept(writeKept(ids.current));
    markUnstored(picture, file !== null);
    if (before !== undefined && before !== REMOVED) void forgetFiles([before]);
    if (file === null || !(await keepFile(id, file))) return;
    if (ids.current.get(picture) === id) markUnstored(picture, false);
    else await forgetFiles([id]);
  };

  const restoreOne = async (picture: Picture, id: string): Promise<Partial<Pictures> | null> => {
    if (id === REMOVED) return { back: null };
    const file = await readKeptFile(id);
    if (file === null) return null;
    if (picture === 'thumbnail') return { thumbnail: file };
    const report = await inspectSheet(file);
    return report.failure === null ? { [picture]: { blob: file, report } } : null;
  };
  const restore = useEffectEvent(async (): Promise<void> => {
    for (const picture of PICTURES) {
      const id = restoring.get(picture);
      if (id === undefined) continue;
      const found = await restoreOne(picture, id);
      // The player has chosen another one while it was read.
      if (ids.current.get(picture) !== id) continue;
      if (found === null) setLost((all) => [...all.filter((one) => one !== picture), picture]);
      else apply(found);
    }
  });
  useEffect(() => {
    restored.current ??= restore();
  }, []);

  return {
    ...pictures,
    /** As they are now, for a reply that comes later than the last rendering. */
    latest,
    lost,
    /** Whether a reload keeps all of them. */
    areStored: unstored.size === 0,
    /** Resolves once the pictures of before the reload are read. */
    whenRestored: (): Promise<void> => restored.current ?? Promise.resolve(),
    chooseSheet: (sheet: InspectedSheet): void => {
      apply({ sheet, thumbnail: null });
      void keep('sheet', sheet.blob);
      void keep('thumbnail', null);
    },
    chooseBack: (back: InspectedSheet | null): void => {
      apply({ back });
      void keep('back', back?.blob ?? null, back === null && storedBack !== null ? REMOVED : '');
    },
    chooseThumbnail: (thumbnail: Blob): void => {
      apply({ thumbnail });
      void keep('thumbnail', thumbnail);
    },
    /** To be called when the form was sent or discarded. */
    forgetPictures: (): void => {
      void forgetFiles([...ids.current.values()].filter((id) => id !== REMOVED));
      ids.current.clear();
    },
  };
}
