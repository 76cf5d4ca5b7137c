/** Whether turns of FLOW take twice as long. Apart from the other settings, which the first page loads. Kept in this browser. */
import { proxy, subscribe } from 'valtio';
import { readText, writeText } from '../../net/browser-storage.ts';

const KEY = 'isFlowSlow';

export const flowSpeed = proxy({ isSlow: readText('local', KEY) === 'true' });

subscribe(flowSpeed, () => void writeText('local', KEY, String(flowSpeed.isSlow)));
