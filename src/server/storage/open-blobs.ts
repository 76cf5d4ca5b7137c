/** Opens the uploads of the configuration, which all processes of a world share. The store of S3 is loaded only where it is used. */
import type { Config } from '../config/config.ts';
import { type Blobs, diskBlobs } from './blobs.ts';

/** Rejects with a ConfigError when the bucket cannot be used. */
export const openBlobs = async ({ s3, uploadsDir }: Pick<Config, 's3' | 'uploadsDir'>): Promise<Blobs> =>
  s3 === null ? diskBlobs(uploadsDir) : await (await import('./s3-blobs.ts')).openS3Blobs(s3);
