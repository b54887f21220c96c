export { Palette, type PaletteEntry, type PaletteGroup, type PaletteProps } from './palette';
