import fc from 'fast-check';
import {
  collection,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { relationIndexOf } from '../../relations';
import { schemaOf } from '../../schema';
import type { CopyModes } from './copy-modes';
import { duplicateOf } from './duplicate';
import type { Item } from '../item';
import { uncopiedEdits } from './uncopied-edits';

const { collections, fields, relations } = world('w', [
  collection('authors', {}, [
    primaryKey(),
    stringField('name'),
    oneToMany('notes', { from: 'notes', foreignKey: 'author' }),
  ]),
  collection('notes', {}, [primaryKey(), stringField('text')]),
  collection('tags', {}, [primaryKey(), stringField('name'), oneToMany('hints', { from: 'hints', foreignKey: 'tag' })]),
  collection('hints', {}, [primaryKey(), stringField('text')]),
  collection('comments', {}, [
    primaryKey(),
    stringField('text'),
    stringField('sort'),
    oneToMany('replies', { from: 'replies', foreignKey: 'comment' }),
  ]),
  collection('replies', {}, [primaryKey(), stringField('text')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    stringField('closed'),
    manyToOne('author', { to: 'authors' }),
    oneToMany('comments', { from: 'comments', foreignKey: 'article' }),
    manyToMany('tags', { to: 'tags' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const model = { schema, index: relationIndexOf(schema) };

const item: Item = {
  id: 7,
  title: 'One',
  closed: 'c',
  author: { id: 3, name: 'Ines', notes: [31] },
  comments: [
    { id: 11, text: 'a', article: 7, replies: [81] },
    { id: 12, text: 'b', article: 7, replies: [] },
    { id: 13, text: 'c', article: 7, replies: [] },
  ],
  tags: [{ id: 21, articles_id: 7, tags_id: { id: 5, name: 'x', hints: [51] } }],
};

/** Each edit has a mark of its own, by which it is found in the copy or among the edits that stay. */
const parts = {
  title: { title: '#title' },
  closed: { closed: '#closed' },
  author: {
    author: { id: 3, name: '#author', notes: { create: [{ text: '#note' }], update: [{ id: 31, text: '#note31' }] } },
  },
  newAuthor: { author: { name: '#new-author', notes: { update: [{ id: 91, text: '#note91' }] } } },
} as const;
const comments = {
  created: {
    create: [{ text: '#created', replies: { create: [{ text: '#reply' }], update: [{ id: 99, text: '#reply99' }] } }],
  },
  edited: {
    update: [
      {
        id: 11,
        text: '#edited',
        replies: { create: [{ text: '#r-new' }], update: [{ id: 81, text: '#r81' }], delete: ['#r82'] },
      },
    ],
  },
  ordered: { update: [{ id: 12, sort: '#order' }] },
  elsewhere: { update: [{ id: 17, text: '#moved' }] },
  linked: { update: [{ id: '#linked' }] },
} as const;
const tags = {
  created: {
    create: [
      { tags_id: { name: '#tag' } },
      { tags_id: { id: 6, name: '#tag6', hints: { update: [{ id: 61, text: '#hint61' }] } } },
    ],
  },
  edited: {
    update: [
      {
        id: 21,
        tags_id: {
          id: 5,
          name: '#tag5',
          hints: { create: [{ text: '#hint' }], update: [{ id: 51, text: '#hint51' }] },
        },
      },
    ],
  },
  linked: { update: [{ id: '#junction' }] },
} as const;

type Write = Readonly<Record<string, readonly unknown[]>>;

const merged = (all: Readonly<Record<string, Write>>, names: readonly string[]): Item => {
  const chosen = names.map((name) => all[name] ?? {});
  const members = ['create', 'update'].map(
    (member) => [member, chosen.flatMap((write) => write[member] ?? [])] as const,
  );
  return Object.fromEntries(members.filter(([, rows]) => rows.length > 0)) as Item;
};

const marks = (value: unknown): readonly string[] => (JSON.stringify(value).match(/#[\w-]+/g) ?? []).toSorted();

test('every edit is in the copy or stays an edit of the original, and never in both', () => {
  const modes = fc.record({
    author: fc.constantFrom('link', 'copy', 'leave'),
    comments: fc.constantFrom('copy', 'leave'),
    tags: fc.constantFrom('link', 'copy', 'leave'),
  });
  const edits = fc
    .tuple(
      fc.subarray(['title', 'closed'] as const),
      fc.constantFrom(null, 'author' as const, 'newAuthor' as const),
      fc.subarray(Object.keys(comments)),
      fc.subarray(Object.keys(tags)),
    )
    .map(([own, author, rows, linked]): Item => {
      const lists = { comments: merged(comments, rows), tags: merged(tags, linked) };
      return {
        ...Object.assign({}, ...own.map((name) => parts[name])),
        ...(author === null ? {} : parts[author]),
        ...Object.fromEntries(Object.entries(lists).filter(([, write]) => Object.keys(write).length > 0)),
      } as Item;
    });
  const canSend = (field: string): boolean => field !== 'closed';
  fc.assert(
    fc.property(edits, modes, (staged, chosen) => {
      const copy = duplicateOf(model, 'articles', item, staged, chosen as CopyModes);
      const sent = Object.fromEntries(Object.entries(copy).filter(([field]) => canSend(field)));
      const left = uncopiedEdits(model, 'articles', item, staged, chosen as CopyModes, canSend);
      expect([...marks(sent), ...marks(left)].toSorted()).toEqual(marks(staged));
    }),
    { numRuns: 2000, seed: 28 },
  );
});

test('a removed row is absent from the copy, and stays removed in a list that is left out', () => {
  const staged = { comments: { delete: [11] } };
  const left = (mode: 'copy' | 'leave') =>
    uncopiedEdits(model, 'articles', item, staged, { comments: mode }, () => true);
  expect(left('copy')).toEqual({});
  expect(left('leave')).toEqual(staged);
});
