export { Toast, type ToastProps, type ToastTone } from './toast';
export { Toasts, type ToastsProps } from './toasts';
