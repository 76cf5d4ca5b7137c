import type en from '../en/report-button.ts';
import type { Translation } from '../types.ts';

export default { report: 'Denunciar' } satisfies Translation<typeof en>;
