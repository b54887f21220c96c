export { isSafeDrawing } from './safe-drawing';
