/** The newest verified backup, in a small file of the data folder: written by the backup command, read by the server's metrics. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { runtime } from '../runtime.ts';
import { writeWhole } from './files.ts';

const FILE = 'backup-status.json';
const MS_PER_S = 1000;

const statusSchema = z.object({
  name: z.string(),
  target: z.string(),
  /** Epoch ms */
  takenAt: z.number(),
  finishedAt: z.number(),
});
type BackupStatus = z.infer<typeof statusSchema>;

export const writeStatus = (dataDir: string, status: BackupStatus): Promise<void> =>
  writeWhole(join(dataDir, FILE), `${JSON.stringify(status)}\n`);

/** Seconds since the moment of the newest verified backup; Infinity when there was none with this data folder. */
export function backupAgeSeconds(dataDir: string): number {
  try {
    const { takenAt } = statusSchema.parse(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')));
    return (runtime.now() - takenAt) / MS_PER_S;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
