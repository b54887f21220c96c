export { fromHsl, isColorInput, isColorOption, parseColor, printColor, toHsl, type Color, type Hsl } from './color';
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
