export type { ImageFacts } from './facts';
export { imageFacts, READ_TYPES } from './image-facts';
