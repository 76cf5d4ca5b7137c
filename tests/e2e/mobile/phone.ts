/** The phone of the tests in this folder. It is no project of its own: a worker, and with it browser and server, does for both. */
import { devices } from '@playwright/test';

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];

export const PHONE = {
  userAgent,
  isMobile,
  hasTouch,
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
};
