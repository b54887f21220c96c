export { dayPeriods, formatClockTime, parseClockTime, usesTwentyFourHours } from './clock-time';
export { withReaderZone } from './date-entry';
export type { EntryProblem } from './entry-reading';
export {
  type DateOrder,
  type DecimalMark,
  entryExample,
  type EntryNotation,
  entryNotation,
  listSeparator,
} from './notation';
export { entryText, entryValue, hasEntryNotation, printEntry, readEntry } from './read-entry';
