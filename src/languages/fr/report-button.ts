import type en from '../en/report-button.ts';
import type { Translation } from '../types.ts';

export default { report: 'Signaler' } satisfies Translation<typeof en>;
