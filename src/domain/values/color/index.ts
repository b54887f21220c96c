export {
  fromHsl,
  isColorOption,
  parseColor,
  printColor,
  readColorEntry,
  toHsl,
  type Color,
  type ColorEntry,
  type Hsl,
} from './color';
export {
  contrast,
  LABEL_BACKGROUND,
  LABEL_FOREGROUND,
  labelColors,
  luminance,
  needsBorder,
  readableOn,
  type LabelColors,
} from './contrast';
