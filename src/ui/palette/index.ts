export {
  Palette,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteHint,
  type PaletteProps,
  type PaletteTexts,
} from './palette';
