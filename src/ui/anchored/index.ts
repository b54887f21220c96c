export { FloatsAround, tellCovered } from './floats';
export { useAnchored } from './use-anchored';
