export { objectUrl, usePicture, usePictureState } from './picture';
export { PictureImage } from './picture-image';
