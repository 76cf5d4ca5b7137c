/** Whether a deployment has replaced this page: its code that was not loaded yet is then gone. Owns that state. */
import { proxy } from 'valtio';
import { isPageReplaced } from '../net/page/page-version.ts';
import { connectCodeCheck } from '../ui/lazy/fetch-code.ts';
import { text } from './text.ts';

export const NEW_VERSION = text.newVersion;
export const RELOAD = text.reload;

/** True from the first failed download that a newer page explains. */
export const page = proxy({ isReplaced: false });

export function startVersionCheck(): void {
  connectCodeCheck(async () => {
    page.isReplaced ||= await isPageReplaced();
    return page.isReplaced;
  });
}
