export { abbreviate } from './abbreviate';
export { choiceColumns, choicesShown, USUAL_ITEMS_SHOWN } from './choice-columns';
export { choiceTreeOf, isLeaf, leavesOf, nodesIn, type ChoiceNode } from './choice-tree';
export {
  choiceOf,
  choicePreview,
  choicesOf,
  otherValues,
  toggleChoice,
  type Choice,
  type ChoicePreview,
} from './choices';
export { asStored, chosenToSend, chosenValues } from './chosen-values';
export { fromHsl, printColor, toHsl, type Color, type Hsl } from './color';
export { colorOption, hexOption } from './color-options';
export { contrast, luminance, needsBorder, readableOn } from './contrast';
export { csvCell } from './csv-cell';
export { csvEntries, csvValue } from './csv-list';
export { dateTextParts, withSeconds, type DateTextParts } from './date-text';
export { chosenDate, currentDate, DATE_TYPES, isDateText, isDateType, shownDate, type DateType } from './date-value';
export { dayGroup, type DayGroup } from './day-group';
export { fileSize, type FileSize } from './file-size';
export { hashState, type HashState } from './hash-value';
export type { JsonReason } from './json-error';
export { parseJsonText, printJsonText, type JsonText } from './json-text';
export { LABEL_BACKGROUND, LABEL_FOREGROUND, labelColors, type LabelColors } from './label-colors';
export { lineText } from './line-text';
export { isNumeric, numericValue } from './numeric-text';
export { flagOption, listOption, numberOption, oneOfOption, textOption } from './options';
export { isColorInput, isColorOption, parseColor } from './parse-color';
export { relativeTime, type RelativeTime, type TimeUnit } from './relative-time';
export { isElsewhere, safeAddress } from './safe-address';
export { steppedNumber, type StepRange } from './step-number';
export { addTags, tidyTag, tidyTags, toggleTag, type TagRules } from './tags';
export {
  ticksOf,
  toggleNode,
  VALUE_COMBININGS,
  valueCombiningOf,
  type Tick,
  type ValueCombining,
} from './value-combining';
export { instantOfWallClock, wallClockAt } from './zone';
