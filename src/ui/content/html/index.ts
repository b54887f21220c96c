export { installDefaultPolicy } from './default-policy';
export { Markdown } from './markdown';
