export { PageFoot } from './page-foot';
