export type { WorkParts } from './work-parts';
