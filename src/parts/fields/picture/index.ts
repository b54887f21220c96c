export { objectUrl, sharedPicture, usePicture } from './picture';
export { PictureImage } from './picture-image';
