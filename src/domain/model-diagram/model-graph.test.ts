import {
  collection,
  fileField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  translated,
  world,
} from '../../../fixtures/builders';
import { emptySchema, schemaOf } from '../schema';
import { fieldOffset, furtherFields, type GraphEdge, layoutGraph, modelGraph, nodeHeight, shownFields } from '.';

const sample = world('sample', [
  collection('pages', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('parent', { to: 'pages', reverse: { field: 'children' } }),
    manyToOne('author', { to: 'authors' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'page' }),
    manyToMany('tags', { to: 'tags', reverse: 'pages' }),
    manyToAny('blocks', { allowed: ['tags', 'notes'] }),
    translated('texts', { languages: 'languages', fields: [] }),
    fileField('cover'),
  ]),
  collection('tags', {}, [primaryKey()]),
  collection('notes', {}, [primaryKey()]),
  collection('languages', {}, [primaryKey()]),
  collection('authors', { hidden: true }, [primaryKey()]),
  collection('directus_files', {}, [primaryKey()]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const own = modelGraph(schema, { system: false, junctions: false });

const textOf = ({ kind, from, to, through }: GraphEdge): string =>
  `${kind} ${from.collection}.${from.field ?? ''} > ${to.collection}.${to.field ?? ''}${through === null ? '' : ` through ${through}`}`;

const names = ({ nodes }: typeof own): readonly string[] => nodes.map((node) => node.collection).toSorted();

test('a relation is one edge with the fields of both sides, and a junction an edge between its sides', () => {
  expect(own.edges.map(textOf).toSorted()).toEqual([
    'm2a pages.blocks > notes. through pages_blocks',
    'm2a pages.blocks > tags. through pages_blocks',
    'm2m pages.tags > tags.pages through pages_tags',
    'm2o notes.page > pages.notes',
    'm2o pages.author > authors.',
    'm2o pages.parent > pages.children',
    'translations pages.texts > languages. through pages_translations',
  ]);
});

test('collections of the platform and junctions are shown on demand', () => {
  expect(names(own)).toEqual(['authors', 'languages', 'notes', 'pages', 'tags']);
  expect(names(modelGraph(schema, { system: true, junctions: false }))).toContain('directus_files');
  expect(names(modelGraph(schema, { system: false, junctions: true }))).toEqual([
    'authors',
    'languages',
    'notes',
    'pages',
    'pages_blocks',
    'pages_tags',
    'pages_translations',
    'tags',
  ]);
});

test('with junctions each foreign key of one is an edge', () => {
  const edges = modelGraph(schema, { system: false, junctions: true }).edges.map(textOf);
  expect(edges).toContain('m2o pages_tags.pages_id > pages.tags');
  expect(edges).toContain('m2o pages_tags.tags_id > tags.pages');
  expect(edges).toContain('m2a pages_blocks.item > notes.');
});

test('with collections of the platform the relations to them are edges', () => {
  const edges = modelGraph(schema, { system: true, junctions: false }).edges.map(textOf);
  expect(edges).toContain('m2o pages.cover > directus_files.');
});

test('a junction with a relation of its own, and a visible one, are collections like others', () => {
  const visible = schemaOf(
    sample.collections.map((each) =>
      each.collection === 'pages_tags' && each.meta !== null
        ? { ...each, meta: { ...each.meta, hidden: false } }
        : each,
    ),
    sample.fields,
    sample.relations,
  );
  expect(names(modelGraph(visible, { system: false, junctions: false }))).toContain('pages_tags');
  const keyed = schemaOf(sample.collections, sample.fields, [
    ...sample.relations,
    { collection: 'pages_tags', field: 'author', related_collection: 'authors', meta: null },
  ]);
  expect(names(modelGraph(keyed, { system: false, junctions: false }))).toContain('pages_tags');
});

test('a node lists its fields with relations, with the collections they lead to, and counts the others', () => {
  const pages = own.nodes.find((node) => node.collection === 'pages');
  if (pages === undefined) throw new Error('pages is missing');
  expect(pages.fields.map(({ field, type, targets }) => `${field.field} ${type} ${targets.join()}`)).toEqual([
    'parent m2o pages',
    'children o2m pages',
    'author m2o authors',
    'notes o2m notes',
    'tags m2m tags',
    'blocks m2a tags,notes',
    'texts translations languages',
    'cover file directus_files',
  ]);
  expect(shownFields(pages)).toHaveLength(6);
  expect(furtherFields(pages)).toBe(pages.fieldCount - 6);
  expect(fieldOffset(pages, 'author')).toBe(100);
  expect(fieldOffset(pages, 'cover')).toBe(fieldOffset(pages, null));
  expect(nodeHeight(pages)).toBe(40 + 7 * 24 + 8);
});

test('the ends of the edges are nodes of the layout', () => {
  const { nodes, edges } = layoutGraph(own);
  const keys = nodes.map(({ key }) => key);
  expect(edges).toHaveLength(7);
  expect(edges.flatMap(({ from, to }) => [from, to]).filter((key) => !keys.includes(key))).toEqual([]);
});

test('an empty data model has an empty graph, and a relation to a missing collection no edge', () => {
  expect(modelGraph(emptySchema, { system: true, junctions: true })).toEqual({ nodes: [], edges: [] });
  const broken = schemaOf(sample.collections, sample.fields, [
    { collection: 'notes', field: 'page', related_collection: 'gone', meta: null },
  ]);
  expect(modelGraph(broken, { system: true, junctions: true }).edges).toEqual([]);
});

describe('relations that are incomplete or in another order', () => {
  const graphWith = (relations: typeof sample.relations) =>
    modelGraph(schemaOf(sample.collections, sample.fields, relations), { system: false, junctions: false });
  const edgesOf = (relations: typeof sample.relations): readonly string[] =>
    graphWith(relations).edges.map(textOf).toSorted();

  test('the list is at the start of an edge, whatever the order of the relations is', () => {
    const oneSided = (edges: readonly string[]) => edges.filter((edge) => !edge.startsWith('m2m'));
    expect(oneSided(edgesOf(sample.relations.toReversed()))).toEqual(oneSided(edgesOf(sample.relations)));
  });

  test('a many-to-any without allowed collections has no edge', () => {
    const without = sample.relations.map((each) =>
      each.related_collection === null ? { ...each, meta: { ...each.meta, one_allowed_collections: null } } : each,
    ) as typeof sample.relations;
    expect(edgesOf(without).filter((edge) => edge.startsWith('m2a'))).toEqual([]);
  });

  test('a junction without a list on either side is still an edge, without fields', () => {
    const withoutLists = sample.relations.map((each) =>
      each.collection === 'pages_tags' ? { ...each, meta: { ...each.meta, one_field: null } } : each,
    ) as typeof sample.relations;
    expect(edgesOf(withoutLists).filter((edge) => edge.includes('pages_tags'))).toHaveLength(1);
  });

  test('a junction of which both sides are any collection is no edge', () => {
    const any = sample.relations.map((each) =>
      each.collection === 'pages_blocks'
        ? { ...each, related_collection: null, meta: { ...each.meta, one_allowed_collections: null } }
        : each,
    ) as typeof sample.relations;
    expect(edgesOf(any).filter((edge) => edge.includes('pages_blocks'))).toEqual([]);
  });

  test('relations without settings are edges between the collections alone', () => {
    const bare = sample.relations.map((each) => ({ ...each, meta: null })) as typeof sample.relations;
    expect(edgesOf(bare)).toContain('m2o notes.page > pages.');
  });
});

test('a node without relations is as high as its title and the line that counts its fields', () => {
  const authors = own.nodes.find((node) => node.collection === 'authors');
  if (authors === undefined) throw new Error('There is no such node');
  expect(shownFields(authors)).toEqual([]);
  expect(furtherFields({ ...authors, fieldCount: 0 })).toBe(0);
  expect(nodeHeight(authors) - nodeHeight({ ...authors, fieldCount: 0 })).toBe(24);
  expect(fieldOffset(authors, null)).toBe(fieldOffset(authors, 'no_such_field'));
});
