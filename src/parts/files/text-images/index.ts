export { AddressDialog } from './address-dialog';
export { assetAddress, assetIdOf } from './addresses.rules';
export { dataImage } from './data-images.rules';
export { ImageDialog, type ImageEntry } from './image-dialog';
export { ImageQuestion, type NewImages } from './image-question';
