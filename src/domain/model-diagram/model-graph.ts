import { localTypeOf, type RelationIndex, relationIndexOf, relationsOf } from '../relations';
import {
  type CollectionVisibility,
  type Collection,
  type Field,
  fieldOf,
  fieldsOf,
  isSystemCollection,
  isTranslations,
  type LocalType,
  type Relation,
  type RelationalType,
  type Schema,
  visibilityOf,
} from '../schema';

/** A field with a relation, and the collections that it leads to. */
export interface GraphField {
  readonly field: Field;
  readonly type: RelationalType;
  readonly targets: readonly string[];
}

export interface GraphNode {
  readonly collection: string;
  readonly visibility: CollectionVisibility;
  readonly isJunction: boolean;
  /** The fields with relations, as the server lists them. */
  readonly fields: readonly GraphField[];
  /** The number of all fields. */
  readonly fieldCount: number;
}

/** One end of an edge; `field` is null where the relation has no field on this side. */
export interface EdgeEnd {
  readonly collection: string;
  readonly field: string | null;
}

export type EdgeKind = 'm2o' | 'm2m' | 'm2a' | 'translations';

/** A relation. A many-to-one is drawn from its foreign key; the others from the side with the list. */
export interface GraphEdge {
  readonly key: string;
  readonly kind: EdgeKind;
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  /** The junction collection that is not drawn itself. */
  readonly through: string | null;
}

/** The collections and relations of a data model. */
export interface ModelGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface GraphOptions {
  /** With the platform's own collections. */
  readonly system: boolean;
  /** With junction collections; without them a many-to-many is one edge. */
  readonly junctions: boolean;
}

const RELATIONAL: ReadonlySet<LocalType> = new Set(['file', 'files', 'm2o', 'o2m', 'm2m', 'm2a', 'translations']);

const isRelationalType = (type: LocalType): type is RelationalType => RELATIONAL.has(type);

const allowedOf = ({ related_collection, meta }: Relation): readonly string[] =>
  related_collection === null ? (meta?.one_allowed_collections ?? []) : [related_collection];

const graphField = (index: RelationIndex, field: Field): readonly GraphField[] => {
  const [own, other] = relationsOf(index, field.collection, field.field);
  const type = localTypeOf(index, field);
  if (own === undefined || !isRelationalType(type)) return [];
  if (type === 'o2m') return [{ field, type, targets: [own.collection] }];
  if (type === 'm2o' && own.related_collection === null) return [{ field, type: 'm2a', targets: allowedOf(own) }];
  return [{ field, type, targets: allowedOf(type === 'm2o' || type === 'file' ? own : (other ?? own)) }];
};

/** The other relation of a junction. */
const partnerOf = (relations: readonly Relation[], relation: Relation): Relation | undefined =>
  relations.find(
    (each) =>
      each !== relation &&
      (each.field === relation.meta?.junction_field || each.meta?.junction_field === relation.field),
  );

/** Hidden collections that only hold the pairs of a relation: they have no other relations but to the platform. */
const junctionsOf = (schema: Schema): ReadonlySet<string> => {
  const targets = new Set([...schema.relations.values()].flat().map((each) => each.related_collection));
  return new Set(
    [...schema.relations].flatMap(([collection, relations]) => {
      const isPairs =
        relations.some((each) => partnerOf(relations, each) !== undefined) &&
        relations.every(
          (each) =>
            partnerOf(relations, each) !== undefined ||
            (each.related_collection !== null && isSystemCollection(each.related_collection)),
        );
      const isHidden = schema.collections.get(collection)?.meta?.hidden === true;
      return isPairs && isHidden && !targets.has(collection) ? [collection] : [];
    }),
  );
};

const keyOfEdge = ({ collection, field }: Relation, target: string): string => `${collection}.${field}>${target}`;

const directEdges = (relation: Relation): readonly GraphEdge[] =>
  allowedOf(relation).map((collection) => ({
    key: keyOfEdge(relation, collection),
    kind: relation.related_collection === null ? 'm2a' : 'm2o',
    from: { collection: relation.collection, field: relation.field },
    to: { collection, field: relation.related_collection === null ? null : (relation.meta?.one_field ?? null) },
    through: null,
  }));

/** The relation on whose side the list is; a many-to-any has only one such side. */
const listFirst = (one: Relation, other: Relation): readonly [Relation, Relation] => {
  if (one.related_collection === null) return [other, one];
  if (other.related_collection === null) return [one, other];
  return one.meta?.one_field ? [one, other] : [other, one];
};

const junctionEdges = (schema: Schema, one: Relation, other: Relation): readonly GraphEdge[] => {
  const [near, far] = listFirst(one, other);
  const start = near.related_collection;
  if (start === null) return [];
  const field = near.meta?.one_field ?? null;
  const list = field === null ? null : fieldOf(schema, start, field);
  const kind = far.related_collection === null ? 'm2a' : list !== null && isTranslations(list) ? 'translations' : 'm2m';
  return allowedOf(far).map((collection) => ({
    key: keyOfEdge(far, collection),
    kind,
    from: { collection: start, field },
    to: { collection, field: kind === 'm2a' ? null : (far.meta?.one_field ?? null) },
    through: near.collection,
  }));
};

/** Pairs of a junction are met twice; only the first of them counts. */
const edgesOf = (schema: Schema, isHidden: (collection: string) => boolean): readonly GraphEdge[] =>
  [...schema.relations.values()].flatMap((relations) => {
    const done = new Set<Relation>();
    return relations.flatMap((relation) => {
      if (!isHidden(relation.collection)) return directEdges(relation);
      const partner = partnerOf(relations, relation);
      if (partner === undefined || done.has(relation)) return [];
      done.add(partner);
      return junctionEdges(schema, relation, partner);
    });
  });

/** The graph of a data model: its collections, and one edge for each relation between two of them. */
export const modelGraph = (schema: Schema, { system, junctions }: GraphOptions): ModelGraph => {
  const index = relationIndexOf(schema);
  const pairs = junctionsOf(schema);
  const isHiddenJunction = (collection: string): boolean => !junctions && pairs.has(collection);
  const isShown = ({ collection }: Collection): boolean =>
    !isHiddenJunction(collection) && (system || !isSystemCollection(collection));
  const nodes = [...schema.collections.values()].filter(isShown).map((each): GraphNode => {
    const fields = fieldsOf(schema, each.collection);
    return {
      collection: each.collection,
      visibility: visibilityOf(each),
      isJunction: pairs.has(each.collection),
      fields: fields.flatMap((field) => graphField(index, field)),
      fieldCount: fields.length,
    };
  });
  const shown = new Set(nodes.map(({ collection }) => collection));
  const edges = new Map(
    edgesOf(schema, isHiddenJunction)
      .filter(({ from, to }) => shown.has(from.collection) && shown.has(to.collection))
      .map((edge) => [edge.key, edge]),
  );
  return { nodes, edges: [...edges.values()] };
};
