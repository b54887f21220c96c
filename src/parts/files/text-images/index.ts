export { AddressDialog } from './address-dialog';
export { assetAddress, assetIdOf, isSafeAddress } from './addresses.rules';
export { dataImage } from './data-images.rules';
export { ImageDialog, type ImageEntry } from './image-dialog';
export { ImageQuestion, type NewImages } from './image-question';
