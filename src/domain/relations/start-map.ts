import type { RelationalType, Schema } from '../schema';
import { withGeneratedNames } from './auto-fill';
import { LANGUAGES } from './languages';
import { FILES } from './local-type-of';
import { withDefaultOnDelete } from './on-delete';
import { relationDraft, type RelationDraft, type RelationMap } from './relation-map';

const keyHere = (collection: string, field: string, related: string): RelationDraft =>
  relationDraft({ collection, field, related_collection: related }, {}, 'SET NULL');

const keysElsewhere = (collection: string, field: string): RelationDraft =>
  relationDraft(
    { collection: '', field: '', related_collection: collection },
    { one_field: field || null },
    'SET NULL',
  );

const second = (related: string | null): RelationDraft =>
  relationDraft({ collection: '', field: '', related_collection: related }, {}, related === null ? null : 'SET NULL');

/** The junction's second relation to begin with: to the files, to the languages, to any, or to one yet to be chosen. */
const farOf = (kind: RelationalType): RelationDraft | null => {
  switch (kind) {
    case 'm2m':
      return second('');
    case 'files':
      return second(FILES);
    case 'translations':
      return second(LANGUAGES);
    case 'm2a':
      return { ...second(null), meta: { ...second(null).meta, one_allowed_collections: [] } };
    default:
      return null;
  }
};

const nearOf = (kind: RelationalType, collection: string, field: string): RelationDraft => {
  if (kind === 'm2o') return keyHere(collection, field, '');
  return kind === 'file' ? keyHere(collection, field, FILES) : keysElsewhere(collection, field);
};

/** Where the wizard begins for a new field; `field` may still be empty. */
export const startMap = (schema: Schema, kind: RelationalType, collection: string, field: string): RelationMap =>
  withGeneratedNames(schema, {
    kind,
    collection,
    field,
    near: withDefaultOnDelete(nearOf(kind, collection, field)),
    far: farOf(kind),
    autoFill: true,
    corresponding: false,
    existing: false,
  });
