export { Frame, type FrameProps, type FrameTexts } from './frame';
export { FrameContent, type FrameContentProps } from './frame-content';
export { FrameContext, useFrame, type FrameState } from './frame-context';
