import {
  collection,
  integerField,
  manyToAny,
  manyToOne,
  permission,
  primaryKey,
  role,
  stringField,
  user,
  world,
} from '../../../fixtures/builders';
import { Database, Platform, type Accountability } from '../memory';
import type { OnDelete } from '../../domain/schema';

const GUIDE = 'e0000000-0000-4000-8000-000000000002';

/** May read paintings in halls, without their price, and halls, and rename halls. */
export const guide: Accountability = { user: GUIDE, role: 'guides', admin: false, app: false };

/** The rules of foreign keys: when a hall, a painting, or the original of a copy is deleted. The default hall is 2. */
export interface Rules {
  readonly hall?: OnDelete;
  readonly label?: OnDelete;
  readonly copyOf?: OnDelete;
}

const rulesOf = ({
  hall = 'SET NULL',
  label = 'CASCADE',
  copyOf = 'NO ACTION',
}: Rules): Readonly<Record<string, OnDelete>> => ({
  'paintings.hall': hall,
  'labels.painting': label,
  'paintings.copyOf': copyOf,
});

const museum = (rules: Rules) => {
  const built = world('museum', [
    role('guides', 'Guides', { app_access: false }),
    user(GUIDE, 'gus@example.com', 'audio', 'guides'),
    collection(
      'halls',
      {},
      [primaryKey(), stringField('name')],
      [
        { id: 1, name: 'East' },
        { id: 2, name: 'West' },
      ],
    ),
    collection(
      'paintings',
      {},
      [
        primaryKey(),
        stringField('title'),
        integerField('price'),
        manyToOne('hall', { to: 'halls', default: 2, reverse: { field: 'paintings' } }),
        manyToOne('copyOf', { to: 'paintings', reverse: { field: 'copies' } }),
      ],
      [
        { id: 1, title: 'Dawn', price: 10, hall: 1, copyOf: null },
        { id: 2, title: 'Noon', price: 20, hall: 1, copyOf: 1 },
        { id: 3, title: 'Dusk', price: 30, hall: null, copyOf: null },
      ],
    ),
    collection(
      'labels',
      {},
      [
        primaryKey(),
        stringField('text'),
        manyToOne('painting', { to: 'paintings', reverse: { field: 'labels', deselect: 'delete' } }),
      ],
      [
        { id: 1, text: 'one', painting: 1 },
        { id: 2, text: 'two', painting: 1 },
        { id: 3, text: 'three', painting: 2 },
      ],
    ),
    collection(
      'tours',
      {},
      [primaryKey(), manyToAny('stops', { allowed: ['halls', 'paintings'], junction: 'stops', here: 'tour' })],
      [{ id: 1 }],
    ),
    permission('guides', 'paintings', 'read', { fields: ['id', 'title', 'hall'], items: { hall: { _nnull: true } } }),
    permission('guides', 'paintings', 'update', { fields: ['title', 'hall'] }),
    permission('guides', 'halls', 'read', { fields: ['id', 'name'] }),
    permission('guides', 'halls', 'update', { fields: ['name'] }),
    permission('guides', 'stops', 'read', {}),
  ]);
  const onDelete = rulesOf(rules);
  const relations = built.relations.map((relation) => {
    const rule = onDelete[`${relation.collection}.${relation.field}`];
    return rule === undefined ? relation : { ...relation, on_delete: rule };
  });
  const stops = [
    { id: 1, tour: 1, collection: 'paintings', item: '3', sort: 1 },
    { id: 2, tour: 1, collection: 'halls', item: '1', sort: 2 },
  ];
  return { ...built, relations, items: { ...built.items, stops } };
};

export const museumPlatform = (rules: Rules = {}): Platform =>
  new Platform(new Database(museum(rules)), { now: () => Date.UTC(2026, 5, 1, 12) });
