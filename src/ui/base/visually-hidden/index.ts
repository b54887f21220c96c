export { Announcement, VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden';
