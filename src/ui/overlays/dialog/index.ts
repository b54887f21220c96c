export { Dialog, type DialogProps } from './dialog';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { HANDLES_ESCAPE } from './modal';
