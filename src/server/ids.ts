/** Ids are texts in payloads and integers in most tables. Pure. */

/** The number of a row's id; null when the text is not a positive integer of at most 15 digits. */
export const numberOfId = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);
