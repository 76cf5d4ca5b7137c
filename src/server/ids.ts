/** Ids are texts on the wire and whole numbers in most tables. Pure. */

/** null when it is the id of no row: no number, or too large for one. */
export const numberOfId = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);
