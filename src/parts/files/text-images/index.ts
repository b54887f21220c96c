export { AddressDialog, addressForm } from './address-dialog';
export { assetAddress, assetIdOf, dataImage } from './addresses.rules';
export { ImageDialog, type ImageEntry } from './image-dialog';
export { ImageQuestion, type NewImages } from './image-question';
