/** English: parts of lists, and names with values. */
export default {
  more: '{count} more',
  /** A control's name and its value, or a name and what belongs to it. */
  labelled: '{label}: {value}',
} as const;
