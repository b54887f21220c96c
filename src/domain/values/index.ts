export { type ColumnDefault, columnDefault, defaultValue } from './column-default';
export { abbreviate, lineText } from './short-text';
export {
  type Choice,
  choiceColumns,
  choiceOf,
  choicePreview,
  type ChoicePreview,
  choicesOf,
  isSelected,
  nullableChoiceOf,
  nullableChoicesOf,
  type NullableChoice,
  readDivided,
  visibleChoices,
  otherValues,
  toggleChoice,
  DEFAULT_ITEMS_SHOWN,
} from './choices/choices';
export {
  type ChoiceNode,
  choiceTreeOf,
  isLeaf,
  leavesOf,
  nodesIn,
  type CheckState,
  checkStates,
  toggleNode,
  VALUE_COMBININGS,
  type ValueCombining,
  valueCombiningOf,
} from './choices/choice-tree';
export { isOtherForm, isSameOfType, isStoredAsIn, type IsStoredAs, sameValueIn, type SameValue } from './equality';
export {
  withStoredValue,
  selectionPayload,
  selectedValues,
  csvEntries,
  csvValue,
  unstorableEntry,
} from './choices/selected-values';
export {
  type Color,
  type ColorEntry,
  fromHsl,
  type Hsl,
  isColorOption,
  parseColor,
  printColor,
  readColorEntry,
  toHsl,
} from './color';
export {
  colorOption,
  flagOption,
  hexOption,
  listOption,
  numberOption,
  oneOfOption,
  textOption,
} from './choices/options';
export {
  contrast,
  LABEL_BACKGROUND,
  LABEL_FOREGROUND,
  labelColors,
  type LabelColors,
  luminance,
  needsBorder,
  readableOn,
} from './color';
export {
  fromDateInput,
  currentDate,
  DATE_TYPES,
  parseDateText,
  type DateTextParts,
  type DateType,
  isDateText,
  isDateType,
  toDateInput,
  withSeconds,
} from './dates/date-value';
export { type JsonErrorReason, type JsonText, parseJsonText, printJsonText } from './json-text';
export {
  compareDecimals,
  type Decimal,
  groupsDigits,
  isLosslessNumber,
  isNumeric,
  isQuantity,
  numberOperand,
  numericValue,
  parseDecimal,
  stepDecimal,
  type StepRange,
} from './numbers';
export {
  type DateOrder,
  dayPeriods,
  type DecimalMark,
  entryExample,
  type EntryNotation,
  entryNotation,
  type EntryProblem,
  entryText,
  entryValue,
  formatClockTime,
  hasEntryNotation,
  listSeparator,
  parseClockTime,
  printEntry,
  readEntry,
  usesTwentyFourHours,
  withReaderZone,
} from './entry';
export { type Label, labelConfig, type LabelConfig, labelOf } from './labels/labels';
export { excessLength, lengthLimit, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, nameExcess } from './length-limit';
export { fileSizeText } from './file-size-text';
export { relativeTime, type RelativeTime, type TimeUnit } from './dates/relative-time';
export { isExternal, isWebUrl, safeUrl } from './safe-url';
export { addTags, normalizeTag, normalizeTags, toggleTag, type TagRules } from './choices/tags';
export { instantOfWallClock, wallClockAt } from './dates/zone';
export { BLOCK_NAMES, BOX_NAMES, INLINE_NAMES, MARK_NAMES } from './html/element-names';
export { sourceBlocks, type SourceBlock, type SourceBlocks, wholeSource } from './html/source-blocks';
export { mergeTexts } from './text-merge';
export { countWords } from './word-count';
