export { ColorPatch, type ColorPatchProps } from './color-patch';
export { ColorWell, type ColorWellProps } from './color-well';
