export { OrLine } from './or-line';
export { PublicFrame, type PublicFrameProps } from './public-frame';
