import type { Json } from '../../kernel';

/** What a box can show: on, off, and nothing yet. */
export const isSwitch = (value: Json): value is boolean | null => value === null || typeof value === 'boolean';
