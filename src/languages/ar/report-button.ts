import type en from '../en/report-button.ts';
import type { Translation } from '../types.ts';

export default { report: 'إبلاغ' } satisfies Translation<typeof en>;
