export { Dialog, type DialogProps } from './dialog';
export { HANDLES_ESCAPE } from './modal';
