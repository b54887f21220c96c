export { compareDecimals, type Decimal, parseDecimal } from './decimal';
export { groupsDigits } from './digit-grouping';
export {
  isLosslessNumber,
  isNumeric,
  isQuantity,
  isSameNumber,
  isSameWhenRounded,
  numberOperand,
  numericValue,
} from './number-text';
export { stepDecimal, type StepRange } from './step-decimal';
