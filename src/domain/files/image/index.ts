export { cameraFacts, type CameraFactName } from './camera-facts';
export { imageContentDenied, type ImageEditDenial, imageEditDenied, MAX_IMAGE_BYTES } from './editable-image';
export { type ImageHeader, readImageHeader } from './image-header';
export { READABLE_TYPES, readImageMetadata } from './image-metadata';
