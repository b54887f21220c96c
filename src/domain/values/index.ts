export { abbreviate, fileSize, type FileSize, lineText, slugText } from './short-text';
export {
  type Choice,
  choiceColumns,
  choiceOf,
  choicePreview,
  type ChoicePreview,
  choicesOf,
  choicesShown,
  otherValues,
  toggleChoice,
  USUAL_ITEMS_SHOWN,
} from './choices';
export {
  type ChoiceNode,
  choiceTreeOf,
  isLeaf,
  leavesOf,
  nodesIn,
  type Tick,
  ticksOf,
  toggleNode,
  VALUE_COMBININGS,
  type ValueCombining,
  valueCombiningOf,
} from './choice-tree';
export { asStored, chosenToSend, chosenValues, csvEntries, csvValue } from './selected-values';
export { type Color, fromHsl, type Hsl, isColorInput, isColorOption, parseColor, printColor, toHsl } from './color';
export { colorOption, flagOption, hexOption, listOption, numberOption, oneOfOption, textOption } from './options';
export {
  contrast,
  LABEL_BACKGROUND,
  LABEL_FOREGROUND,
  labelColors,
  type LabelColors,
  luminance,
  needsBorder,
  readableOn,
} from './contrast';
export {
  chosenDate,
  currentDate,
  DATE_TYPES,
  dateTextParts,
  type DateTextParts,
  type DateType,
  isDateText,
  isDateType,
  shownDate,
  withSeconds,
} from './date-value';
export { type JsonReason, type JsonText, parseJsonText, printJsonText } from './json-text';
export { isNumeric, numericValue, steppedNumber, type StepRange } from './number-text';
export { relativeTime, type RelativeTime, type TimeUnit } from './relative-time';
export { isElsewhere, safeAddress } from './safe-url';
export { addTags, tidyTag, tidyTags, toggleTag, type TagRules } from './tags';
export { instantOfWallClock, wallClockAt } from './zone';
