import {
  collection,
  fileField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  presentationField,
  primaryKey,
  stringField,
  translated,
  stringKey,
  uuidKey,
  world,
} from '../../../../fixtures/builders';
import { duplicateOf } from '../../items';
import { relationIndexOf } from '../../relations';
import { schemaOf } from '../../schema';
import {
  allowedCopyModes,
  copyOptions,
  CopyPlan,
  widestCopyModes,
  type Access,
  type Action,
  type Permission,
} from '..';
import { testUser } from '../current-user.fixtures';

const { collections, fields, relations } = world('w', [
  collection('directus_files', {}, [uuidKey(), stringField('title')]),
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('tags', {}, [primaryKey(), stringField('name', { unique: true })]),
  collection('languages', {}, [stringKey('code')]),
  collection('comments', {}, [primaryKey(), stringField('text')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title', { required: true }),
    stringField('slug', { unique: true }),
    manyToOne('author', { to: 'authors' }),
    fileField('cover'),
    oneToMany('comments', { from: 'comments', foreignKey: 'article' }),
    manyToMany('tags', { to: 'tags', reverse: 'articles' }),
    translated('translations', { languages: 'languages', fields: [stringField('text')] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const index = relationIndexOf(schema);

const admin: Access = { user: testUser(true), permissions: [] };

const may = (...names: readonly string[]): Access => ({
  user: testUser(false),
  permissions: names.map((name): Permission => {
    const [on = '', action = 'read'] = name.split('.');
    return {
      id: 1,
      role: 'r',
      collection: on,
      action: action as Action,
      fields: ['*'],
      permissions: null,
      validation: null,
      presets: null,
    };
  }),
});

const open = (access: Access, field: string) =>
  copyOptions(schema, index, access, 'articles', field)
    .filter(({ denied }) => denied === false)
    .map(({ mode }) => mode);

test('offers an administrator every mode that applies', () => {
  expect(open(admin, 'author')).toEqual(['link', 'copy', 'leave']);
  expect(open(admin, 'comments')).toEqual(['copy', 'leave']);
  expect(open(admin, 'translations')).toEqual(['copy', 'leave']);
});

test('links files and users and never copies them', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'cover').map(({ mode }) => mode)).toEqual(['link', 'leave']);
});

test('denies copying items with unique values, with the reason', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'tags')).toEqual([
    { mode: 'link', denied: false },
    { mode: 'copy', denied: 'unique_related' },
    { mode: 'leave', denied: false },
  ]);
});

test('needs create for copy, and create on the junction for link', () => {
  expect(open(may('authors.read'), 'author')).toEqual(['link', 'leave']);
  expect(open(may('authors.read', 'authors.create'), 'author')).toEqual(['link', 'copy', 'leave']);
  expect(open(may('articles_tags.read'), 'tags')).toEqual(['leave']);
  expect(open(may('articles_tags.read', 'articles_tags.create'), 'tags')).toEqual(['link', 'leave']);
});

test('offers only leave for rows that may not be read, and does not request them', () => {
  expect(open(may('comments.create', 'comments.update'), 'comments')).toEqual(['leave']);
  expect(allowedCopyModes(schema, index, may(), 'articles')).toMatchObject({
    author: 'link',
    comments: 'leave',
    tags: 'leave',
  });
  expect(widestCopyModes(schema, index, may('articles_tags.read'), 'articles')).toMatchObject({
    author: 'link',
    comments: 'leave',
    tags: 'link',
  });
  expect(widestCopyModes(schema, index, admin, 'articles')).toMatchObject({
    author: 'copy',
    cover: 'copy',
    comments: 'copy',
    tags: 'copy',
  });
});

describe('items of several collections', () => {
  const pages = world('w', [
    collection('texts', {}, [
      primaryKey(),
      stringField('text'),
      presentationField('advice', 'presentation-notice', {}),
    ]),
    collection('videos', {}, [primaryKey(), stringField('address', { unique: true })]),
    collection('pages', {}, [
      primaryKey(),
      manyToAny('texts_only', { allowed: ['texts'] }),
      manyToAny('blocks', { allowed: ['texts', 'videos'] }),
    ]),
  ]);
  const pageSchema = schemaOf(pages.collections, pages.fields, pages.relations);
  const pageIndex = relationIndexOf(pageSchema);
  const optionsFor = (access: Access, field: string) => copyOptions(pageSchema, pageIndex, access, 'pages', field);

  test('are copied or linked, but not copied if those of one collection have unique values', () => {
    expect(optionsFor(admin, 'texts_only').map(({ mode, denied }) => [mode, denied])).toEqual([
      ['link', false],
      ['copy', false],
      ['leave', false],
    ]);
    expect(optionsFor(admin, 'blocks').filter(({ denied }) => denied === 'unique_related')).toEqual([
      { mode: 'copy', denied: 'unique_related' },
    ]);
  });

  test('need the rights for the rows that lead to them, not those for the items', () => {
    const open = (...names: readonly string[]) =>
      optionsFor(may(...names), 'texts_only').flatMap(({ mode, denied }) => (denied === false ? [mode] : []));
    expect(open('texts.read', 'texts.create')).toEqual(['leave']);
    expect(open('pages_texts_only.read')).toEqual(['leave']);
    expect(open('pages_texts_only.read', 'pages_texts_only.create')).toEqual(['link', 'copy', 'leave']);
  });
});

describe('a junction whose items the role may not read', () => {
  /**
   * The data model as the server describes it to such a role: without the relation, and without a
   * field it may not read.
   */
  const hiding = (...names: readonly string[]) => {
    const shown = schemaOf(
      collections.filter((each) => each.collection !== 'tags'),
      fields.filter((each) => each.collection !== 'articles_tags' || !names.includes(each.field)),
      relations.filter((each) => each.related_collection !== 'tags'),
    );
    return { shown, shownIndex: relationIndexOf(shown) };
  };
  const creating = may('articles_tags.create', 'articles_tags.update');
  const reading = (...own: readonly string[]): Access => ({
    ...creating,
    permissions: [
      ...creating.permissions,
      ...may('articles_tags.read').permissions.map((rule) => ({ ...rule, fields: own })),
    ],
  });

  test('is copied by its rows, which keep the keys of the items', () => {
    const { shown, shownIndex } = hiding();
    const access = reading('*');
    expect(copyOptions(shown, shownIndex, access, 'articles', 'tags')[0]).toEqual({ mode: 'copy', denied: false });
    const source = { tags: [{ id: 1, articles_id: 7, tags_id: 5 }] };
    expect(duplicateOf({ schema: shown, index: shownIndex }, 'articles', source, {}, { tags: 'copy' })).toEqual({
      tags: [{ tags_id: 5 }],
    });
  });

  test('is left out if the rows are read without these keys: copied, they would lead to no item', () => {
    const { shown, shownIndex } = hiding('tags_id');
    const access = reading('id', 'articles_id');
    expect(copyOptions(shown, shownIndex, access, 'articles', 'tags')).toEqual([
      { mode: 'copy', denied: 'field_not_covered' },
      { mode: 'leave', denied: false },
    ]);
    expect(allowedCopyModes(shown, shownIndex, access, 'articles')).toMatchObject({ tags: 'leave' });
    expect(widestCopyModes(shown, shownIndex, access, 'articles')).toMatchObject({ tags: 'leave' });
  });
});

test('offers nothing for other and unknown fields', () => {
  expect(copyOptions(schema, index, admin, 'articles', 'id')).toEqual([]);
  expect(copyOptions(schema, index, admin, 'articles', 'nothing')).toEqual([]);
});

describe('CopyPlan', () => {
  const SOURCE = {
    id: 7,
    title: 'Harbour',
    slug: 'harbour',
    author: { id: 2, name: 'Ines' },
    comments: [{ id: 11, text: 'Yes', article: 7 }],
    tags: [],
  };
  const CHOICES = { modes: { author: 'link', comments: 'copy', tags: 'link' }, left: {} } as const;

  const planFor = (access: Access) => new CopyPlan(schema, index, access, 'articles');

  /** May create articles with these fields only. */
  const creating = (...own: readonly string[]): Access => {
    const access = may('articles.create');
    return { ...access, permissions: access.permissions.map((each) => ({ ...each, fields: own })) };
  };

  test('sends copies of rows, links and values, without keys', () => {
    expect(planFor(admin).payload(SOURCE, { title: 'Harbour at night' }, CHOICES)).toMatchObject({
      title: 'Harbour at night',
      slug: 'harbour',
      author: 2,
      comments: [{ text: 'Yes' }],
    });
    expect(planFor(admin).payload(SOURCE, {}, CHOICES)).not.toHaveProperty('id');
  });

  test('leaves out fields that the user may not set on a new item, and names them', () => {
    const plan = planFor(creating('title'));
    expect(plan.payload(SOURCE, {}, CHOICES)).toEqual({ title: 'Harbour' });
    expect(plan.preview(SOURCE, {}, CHOICES).omitted.map(({ field }) => field)).toEqual(['slug', 'author', 'comments']);
  });

  test('previews the relations that have items, with the number of items that will be created', () => {
    const { relations: copied, createdCount, omitted } = planFor(admin).preview(SOURCE, {}, CHOICES);
    expect(copied.map(({ field, mode, items }) => [field.field, mode, items.length])).toEqual([
      ['author', 'link', 1],
      ['comments', 'copy', 1],
    ]);
    expect(copied[0]?.options.map(({ mode }) => mode)).toEqual(['link', 'copy', 'leave']);
    expect(createdCount).toBe(1);
    expect(omitted).toEqual([]);
  });

  test('leaves out single rows of a list, saved and new ones, whose edits stay with the original', () => {
    const plan = planFor(admin);
    const source = { ...SOURCE, comments: [...SOURCE.comments, { id: 12, text: 'No', article: 7 }] };
    const edits = { comments: { create: [{ text: 'New' }, { text: 'Newer' }], update: [{ id: 11, text: 'Yes!' }] } };
    const choices = { ...CHOICES, left: { comments: new Set([0, 2]) } };
    const { relations: copied, createdCount } = plan.preview(source, edits, choices);
    const comments = copied.find(({ field }) => field.field === 'comments');
    expect(comments?.items.map(({ values, isTaken }) => [values['text'], isTaken])).toEqual([
      ['Yes!', false],
      ['No', true],
      ['New', false],
      ['Newer', true],
    ]);
    expect([createdCount, comments?.staying]).toEqual([2, [{ text: 'New' }]]);
    expect(plan.payload(source, edits, choices)).toMatchObject({ comments: [{ text: 'No' }, { text: 'Newer' }] });
    expect(plan.uncopied(source, edits, choices)).toEqual({
      comments: { create: [{ text: 'New' }], update: [{ id: 11, text: 'Yes!' }] },
    });
    const none = { modes: { ...CHOICES.modes, comments: 'leave' }, left: choices.left } as const;
    expect(plan.uncopied(source, edits, none)).toEqual(edits);
  });

  test('offers own values for unique fields, if the user may set them', () => {
    expect(Object.keys(planFor(admin).ownValues(SOURCE, SOURCE, {}, CHOICES))).toEqual(['slug']);
    expect(planFor(creating('title')).ownValues(SOURCE, SOURCE, {}, CHOICES)).toEqual({});
  });

  test('asks for the fields with own values and for those that the server has rejected', () => {
    const asked = planFor(creating('slug')).fieldsToFill(['slug'], ['title', 'missing']);
    expect(asked.map(({ field, readonly }) => [field.field, readonly])).toEqual([
      ['title', true],
      ['slug', false],
    ]);
  });

  test('does not send empty fields, and leaves the key to the server', () => {
    expect(planFor(admin).withoutEmpty({ title: 'Harbour', slug: '', author: null, tags: [] })).toEqual({
      title: 'Harbour',
      tags: [],
    });
    expect(planFor(admin).withKey({ title: 'Harbour' }, 'made', () => true)).toEqual({ title: 'Harbour' });
    expect(planFor(admin).keyIn({ id: 7 })).toBe(7);
    expect(planFor(admin).keyIn({})).toBeNull();
  });

  test('shows errors in its form only if it has all of their fields', () => {
    const error = (field: string) => ({ field, code: 'RECORD_NOT_UNIQUE', type: null, details: {} });
    expect(planFor(admin).coversErrors([error('slug'), error('title')])).toBe(true);
    expect(planFor(admin).coversErrors([error('slug'), error('other')])).toBe(false);
    expect(planFor(admin).coversErrors([])).toBe(false);
  });

  test('reads a path if its field and its collection may be read', () => {
    const plan = planFor(may('articles.read', 'authors.read'));
    expect(plan.canRead('author.name')).toBe(true);
    expect(plan.canRead('author:authors.name')).toBe(true);
    expect(plan.canRead('author:languages.code')).toBe(false);
    expect(planFor(may('authors.read')).canRead('author.name')).toBe(false);
  });
});

describe('a many-to-any relation', () => {
  const mixed = world('m', [
    collection('images', {}, [primaryKey(), stringField('title')]),
    collection('quotes', {}, [primaryKey(), stringField('text', { unique: true })]),
    collection('pages', {}, [
      primaryKey(),
      manyToAny('blocks', { allowed: ['images'] }),
      manyToAny('sections', { allowed: ['images', 'quotes'] }),
    ]),
  ]);
  const pages = schemaOf(mixed.collections, mixed.fields, mixed.relations);
  const optionsOf = (access: Access, field: string) =>
    copyOptions(pages, relationIndexOf(pages), access, 'pages', field);

  test('can be copied, unless one of the allowed collections has unique values', () => {
    expect(optionsOf(admin, 'blocks').map(({ denied }) => denied)).not.toContain('unique_related');
    expect(optionsOf(admin, 'sections').find(({ mode }) => mode === 'copy')?.denied).toBe('unique_related');
    expect(optionsOf(admin, 'missing')).toEqual([]);
  });

  test('can only be left out by a role that may not read its rows', () => {
    const open = optionsOf(may('pages.read', 'images.read'), 'blocks').filter(({ denied }) => denied === false);
    expect(open.map(({ mode }) => mode)).toEqual(['leave']);
    const modes = allowedCopyModes(pages, relationIndexOf(pages), may('pages.read', 'images.read'), 'pages');
    expect(modes).toMatchObject({ blocks: 'leave', sections: 'leave' });
  });
});
