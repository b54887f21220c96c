export { objectUrl, usePicture } from './picture';
export { PictureImage } from './picture-image';
