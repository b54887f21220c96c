export { focusNewestToast, Toast, type ToastProps, Toasts, type ToastsProps, type ToastTone } from './toast';
