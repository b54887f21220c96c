export { PageFoot } from './list-footer';
