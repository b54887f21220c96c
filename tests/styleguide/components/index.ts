import { buttonExamples } from './button-examples';
import { choiceExamples } from './choice-examples';
import { contentExamples } from './content-examples';
import { controlExamples } from './control-examples';
import type { Examples } from './example';
import { feedbackExamples } from './feedback-examples';
import { frameExamples } from './frame-examples';
import { modalExamples } from './modal-examples';
import { tableExamples } from './table-examples';
import { textInputExamples } from './text-input-examples';

export type { Example } from './example';

/** The examples of all components of `src/ui`, by folder in alphabetical order. */
export const componentExamples: Examples = Object.fromEntries(
  Object.entries({
    ...buttonExamples,
    ...choiceExamples,
    ...contentExamples,
    ...controlExamples,
    ...feedbackExamples,
    ...frameExamples,
    ...modalExamples,
    ...tableExamples,
    ...textInputExamples,
  }).sort(([one], [other]) => one.localeCompare(other)),
);
