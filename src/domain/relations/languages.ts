import type { JsonObject } from '../../kernel';
import { keyDraft, type FieldDraft } from '../schema';

/** The collection of languages that translations point to unless another is chosen. */
export const LANGUAGES = 'languages';

/** The key of a collection of languages that the wizard makes. */
export const LANGUAGE_KEY = 'code';

/** The rows of a collection of languages that the wizard makes (spec 001, 3). */
export const DEFAULT_LANGUAGES: readonly JsonObject[] = [
  { code: 'en-US', name: 'English' },
  { code: 'de-DE', name: 'German' },
  { code: 'fr-FR', name: 'French' },
  { code: 'ru-RU', name: 'Russian' },
  { code: 'es-ES', name: 'Spanish' },
  { code: 'it-IT', name: 'Italian' },
  { code: 'pt-BR', name: 'Portuguese' },
];

/** The fields of a collection of languages. */
export const languageFields = (collection: string): readonly FieldDraft[] => [
  keyDraft(collection, LANGUAGE_KEY, 'manual'),
  { collection, field: 'name', type: 'string', schema: {}, meta: { interface: 'input' } },
];
