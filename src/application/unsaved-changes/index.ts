export { UnsavedWork, type Watched } from './unsaved-changes';
