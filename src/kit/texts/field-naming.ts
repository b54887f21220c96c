import { fieldName, type FieldNaming, localizeField } from '../../domain/schema';
import type { Translator } from './translator';

/**
 * Names fields for a reader of a language (BCP 47), the only way to name one: as configured on the server for exactly
 * this language, else our name for a field of the platform, else its key as words. The first name of a field of the
 * platform loads ours, after which the locale of the translator is emitted again.
 */
export const fieldNaming =
  ({ platformText }: Pick<Translator, 'platformText'>, language: string): FieldNaming =>
  (field) =>
    fieldName(localizeField(field, platformText, language), language);
