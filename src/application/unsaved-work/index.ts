export { UnsavedWork, type Watched } from './unsaved-work';
