/** English: report-button. */
export default { report: 'Report' } as const;
