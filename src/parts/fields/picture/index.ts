export { objectUrl, referencedPicture, usePicture, useReferencedPicture } from './picture';
export { PictureImage } from './picture-image';
