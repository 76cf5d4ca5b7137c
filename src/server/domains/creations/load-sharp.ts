/** The image library, loaded at first use: its native part takes 70 ms, and the server's start does not need it. */
import type sharp from 'sharp';

export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
