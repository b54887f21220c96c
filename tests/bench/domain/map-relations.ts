import {
  collection,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { localTypes } from '../../../src/domain/relations';
import { schemaOf } from '../../../src/domain/schema';
import type { BenchCase } from './measure';

/** 500 collections with junctions, and about 10,000 fields. */
const COLLECTIONS = 250;
const TEXTS = 32;

const name = (index: number): string => `collection_${index % COLLECTIONS}`;

const { collections, fields, relations } = world(
  'bench',
  Array.from({ length: COLLECTIONS }, (_, index) =>
    collection(name(index), {}, [
      primaryKey(),
      ...Array.from({ length: TEXTS }, (__, field) => stringField(`text_${field}`)),
      manyToOne('owner', { to: name(index + 1) }),
      oneToMany('entries', { from: name(index + 2), foreignKey: `entry_of_${index}` }),
      manyToMany('links', { to: name(index + 3), junction: `junction_${index}`, reverse: `linked_${index}` }),
    ]),
  ),
);

if (collections.length < 2 * COLLECTIONS) throw new Error('The schema of the bench is too small');

const schema = schemaOf(collections, fields, relations);

/** One pass over the relations and one over the fields; handles only the kinds of this schema. */
const countByHand = (): number => {
  const kinds = new Map<string, string>();
  for (const relation of relations) {
    const throughJunction = relation.meta?.junction_field != null;
    kinds.set(`${relation.collection}.${relation.field}`, 'm2o');
    if (relation.meta?.one_field == null) continue;
    kinds.set(`${relation.related_collection}.${relation.meta.one_field}`, throughJunction ? 'm2m' : 'o2m');
  }
  let count = 0;
  for (const field of fields) if (kinds.has(`${field.collection}.${field.field}`)) count += 1;
  return count;
};

const countByDomain = (): number => {
  let count = 0;
  for (const types of localTypes(schema).values()) {
    for (const type of types.values()) if (type !== 'standard' && type !== 'presentation') count += 1;
  }
  return count;
};

export const mapRelations: BenchCase = {
  name: `${collections.length} collections, ${fields.length} fields, all relations`,
  budget: 30,
  domain: countByDomain,
  byHand: countByHand,
};
