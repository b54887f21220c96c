import { useMemo } from 'react';
import { SchemaStore } from '../../application/data-model';
import type { Item } from '../../domain/items';
import { firstTitleField } from '../../domain/search';
import type { Schema } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { useService } from '../services/services';
import { useStream } from '../services/streams';
import { useText } from '../texts/use-text';

/** The display template of a collection, else its first text field; null without either. */
const titleTemplate = (schema: Schema, collection: string): string | null => {
  const configured = schema.collections.get(collection)?.meta?.display_template;
  if (configured) return configured;
  const text = firstTitleField(schema, collection);
  return text === null ? null : `{{${text.field}}}`;
};

/**
 * Titles of items, in the language of the user; '' where the fields of the title are not loaded. Lists load them by
 * default.
 */
export const useItemTitle = (collection: string): ((item: Item) => string) => {
  const schema = useStream(useService(SchemaStore).schema$);
  const language = useText().locale.code;
  return useMemo(() => {
    const template = titleTemplate(schema, collection);
    return template === null ? () => '' : collectionTemplate(schema, collection, template, language).render;
  }, [schema, collection, language]);
};
