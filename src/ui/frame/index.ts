export { Frame, type FrameProps } from './frame';
export type { FrameTexts } from './frame-texts';
export { FrameContent, type FrameContentProps } from './frame-content';
export { FrameContext, useFrame, type FrameState } from './frame-context';
