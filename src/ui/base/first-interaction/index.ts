export { useFirstInteraction } from './use-first-interaction';
