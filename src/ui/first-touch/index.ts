export { useFirstTouch } from './use-first-touch';
