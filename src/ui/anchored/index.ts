export { useAnchored } from './use-anchored';
