export { objectUrl, sharedPicture, usePicture, usePictureState } from './picture';
export { PictureImage } from './picture-image';
