export type { PictureState } from './shared-picture';
export { usePicture, usePictureState } from './use-picture';
