/** The radio's panel, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const OpenRadioPanel = lazyPart(async () => (await import('./open-radio-panel.tsx')).OpenRadioPanel);
