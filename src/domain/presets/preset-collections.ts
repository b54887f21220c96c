import { isSystemCollection } from '../schema';

const SYSTEM = ['directus_users', 'directus_files', 'directus_activity'];

/** Whether a preset can be made for a collection in the settings (spec 001, 5). */
export const mayHavePreset = (collection: string): boolean =>
  !isSystemCollection(collection) || SYSTEM.includes(collection);
