import { DEFAULT_LANGUAGES, languageFields, relationDraft, type SaveStep } from '../relations';
import {
  type CollectionDraft,
  type CollectionMeta,
  type FieldDraft,
  type FieldMeta,
  type FieldType,
  keyDraft,
  type Relation,
  type RelationMeta,
  systemFieldDraft,
  systemFieldMeta,
} from '../schema';

const NAMES = {
  articles: 'articles',
  authors: 'authors',
  tags: 'tags',
  languages: 'languages',
  articleTags: 'articles_tags',
  translations: 'articles_translations',
} as const;

const column = (
  collection: string,
  field: string,
  type: FieldType,
  meta: Partial<FieldMeta>,
  schema: FieldDraft['schema'] = {},
): FieldDraft => ({ collection, field, type, schema, meta });

const list = (collection: string, field: string, special: string, name: string): FieldDraft =>
  column(collection, field, 'alias', { interface: name, special: [special] }, null);

const foreignKey = (collection: string, field: string, type: FieldType): FieldDraft =>
  column(collection, field, type, { hidden: true });

const draft = (
  collection: string,
  meta: Partial<CollectionMeta>,
  fields: readonly FieldDraft[],
  key: readonly FieldDraft[] = [keyDraft(collection, 'id', 'auto_int')],
): CollectionDraft => ({ collection, meta, fields: [...key, ...fields] });

const relation = (collection: string, field: string, related: string, meta: Partial<RelationMeta>): Relation =>
  relationDraft({ collection, field, related_collection: related }, meta, 'SET NULL');

const REQUIRED: FieldDraft['schema'] = { is_nullable: false };

const COLLECTIONS: readonly CollectionDraft[] = [
  draft(NAMES.authors, { icon: 'person', display_template: '{{name}}' }, [
    column(NAMES.authors, 'name', 'string', { interface: 'input' }, REQUIRED),
    column(NAMES.authors, 'biography', 'text', { interface: 'input-multiline' }),
    list(NAMES.authors, 'articles', 'o2m', 'list-o2m'),
  ]),
  draft(NAMES.tags, { icon: 'sell', display_template: '{{name}}' }, [
    column(NAMES.tags, 'name', 'string', { interface: 'input' }, { ...REQUIRED, is_unique: true }),
  ]),
  draft(NAMES.languages, { icon: 'translate', display_template: '{{name}}' }, [], languageFields(NAMES.languages)),
  draft(NAMES.articles, { icon: 'article', display_template: '{{title}}', ...systemFieldMeta('status') }, [
    systemFieldDraft(NAMES.articles, 'status'),
    column(NAMES.articles, 'title', 'string', { interface: 'input' }, REQUIRED),
    column(NAMES.articles, 'body', 'text', { interface: 'input-rich-text-html' }),
    column(NAMES.articles, 'author', 'integer', {
      interface: 'select-dropdown-m2o',
      special: ['m2o'],
      options: { template: '{{name}}' },
    }),
    list(NAMES.articles, 'tags', 'm2m', 'list-m2m'),
    list(NAMES.articles, 'translations', 'translations', 'translations'),
    systemFieldDraft(NAMES.articles, 'date_created'),
  ]),
  draft(NAMES.articleTags, { hidden: true }, [
    foreignKey(NAMES.articleTags, 'articles_id', 'integer'),
    foreignKey(NAMES.articleTags, 'tags_id', 'integer'),
  ]),
  draft(NAMES.translations, { hidden: true }, [
    foreignKey(NAMES.translations, 'articles_id', 'integer'),
    foreignKey(NAMES.translations, 'languages_code', 'string'),
    column(NAMES.translations, 'title', 'string', { interface: 'input' }),
    column(NAMES.translations, 'body', 'text', { interface: 'input-rich-text-html' }),
  ]),
];

const RELATIONS: readonly Relation[] = [
  relation(NAMES.articles, 'author', NAMES.authors, { one_field: 'articles' }),
  relation(NAMES.articleTags, 'articles_id', NAMES.articles, { one_field: 'tags', junction_field: 'tags_id' }),
  relation(NAMES.articleTags, 'tags_id', NAMES.tags, { junction_field: 'articles_id' }),
  relation(NAMES.translations, 'articles_id', NAMES.articles, {
    one_field: 'translations',
    junction_field: 'languages_code',
  }),
  relation(NAMES.translations, 'languages_code', NAMES.languages, { junction_field: 'articles_id' }),
];

/** A small model to begin with: articles with their author, tags and translations. Its requests, in order. */
export const exampleSteps: readonly SaveStep[] = [
  ...COLLECTIONS.map((collection): SaveStep => ({ step: 'create_collection', collection })),
  ...RELATIONS.map((each): SaveStep => ({ step: 'create_relation', relation: each })),
  { step: 'create_rows', collection: NAMES.languages, items: DEFAULT_LANGUAGES },
];
