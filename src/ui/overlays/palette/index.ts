export { Palette, type PaletteGroup, type PaletteHint, type PaletteProps, type PaletteTexts } from './palette';
export type { PaletteEntry } from './palette-option';
