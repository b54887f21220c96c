export { type PictureState, usePicture, usePictureState } from './picture';
