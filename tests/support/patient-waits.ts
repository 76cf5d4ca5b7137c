/**
 * Setup of every unit test: `vi.waitFor` and `vi.waitUntil` wait as long as other waits (`page.ts`, `expect.poll`). By default
 * they give up after a second, which a busy machine needs for a connection or for a part of the page that is loaded late.
 */
import { vi } from 'vitest';

const PATIENT_MS = 15_000;
const { waitFor, waitUntil } = vi;
type Limits = Parameters<typeof waitFor>[1];

const patient = (limits: Limits): Limits => (typeof limits === 'number' ? limits : { timeout: PATIENT_MS, ...limits });

// Files of one worker share `vi`.
if (waitFor.name !== 'patientWaitFor') {
  vi.waitFor = function patientWaitFor(callback, limits) {
    return waitFor(callback, patient(limits));
  };
  vi.waitUntil = (callback, limits) => waitUntil(callback, patient(limits));
}
