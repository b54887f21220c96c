export { ColorInput, type ColorInputProps, ColorSwatch, type ColorSwatchProps } from './color-input';
