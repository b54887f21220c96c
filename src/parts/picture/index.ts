export { usePicture, usePictureState } from './picture';
