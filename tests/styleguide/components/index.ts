import { actionExamples } from './action-examples';
import { contentExamples } from './content-examples';
import type { Examples } from './example';
import { inputExamples } from './input-examples';
import { pageExamples } from './page-examples';
import { tableExamples } from './table-examples';

export type { Example } from './example';

/** The examples of all components of `src/ui`, by folder in alphabetical order. */
export const componentExamples: Examples = Object.fromEntries(
  Object.entries({
    ...actionExamples,
    ...contentExamples,
    ...inputExamples,
    ...pageExamples,
    ...tableExamples,
  }).sort(([one], [other]) => one.localeCompare(other)),
);
