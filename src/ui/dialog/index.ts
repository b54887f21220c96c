export { Dialog, type DialogProps } from './dialog';
export { isPageCovered } from './over-page';
export { OWN_ESCAPE } from './own-escape';
