import { furtherFields, type GraphNode, type ModelGraph, shownFields } from '../../../../domain/model-diagram';
import {
  collectionName,
  type CollectionVisibility,
  type Field,
  fieldOf,
  type FieldNaming,
  isUnmanaged,
  type RelationalType,
  type Schema,
  searchText,
} from '../../../../domain/schema';
import { textOrder } from '../../../../kernel';

export interface NamedCollection {
  readonly collection: string;
  readonly name: string;
}

/** A field with a relation, in words. */
export interface NamedRelation {
  readonly field: string;
  readonly name: string;
  readonly type: RelationalType;
  readonly targets: readonly NamedCollection[];
}

/** A field of another collection that leads here, without a field on this side. */
export interface IncomingRelation extends NamedCollection {
  readonly field: string;
}

/** A collection with its relations in words: a node of the diagram, and a section of the list. */
export interface DescribedCollection extends NamedCollection {
  readonly visibility: CollectionVisibility;
  readonly isJunction: boolean;
  readonly relations: readonly NamedRelation[];
  readonly incoming: readonly IncomingRelation[];
  /** The relations that the node has room for. */
  readonly rows: readonly NamedRelation[];
  readonly further: number;
  readonly node: GraphNode;
}

const nameOf = (schema: Schema, collection: string, locale: string): string => {
  const found = schema.collections.get(collection);
  return found === undefined || isUnmanaged(found) ? collection : collectionName(found, locale);
};

/** The collections of a graph with the names of a language, by their names. */
export const describedCollections = (
  schema: Schema,
  { nodes, edges }: ModelGraph,
  locale: string,
  fieldName: FieldNaming,
): readonly DescribedCollection[] => {
  const named = (collection: string): NamedCollection => ({ collection, name: nameOf(schema, collection, locale) });
  const fieldText = (collection: string, field: string): string => {
    const found: Field | null = fieldOf(schema, collection, field);
    return found === null ? field : fieldName(found);
  };
  const incoming = new Map<string, IncomingRelation[]>();
  for (const { from, to } of edges) {
    if (to.field !== null || from.field === null) continue;
    const entry = { ...named(from.collection), field: fieldText(from.collection, from.field) };
    incoming.set(to.collection, [...(incoming.get(to.collection) ?? []), entry]);
  }
  const compare = textOrder(locale);
  return nodes
    .map((node): DescribedCollection => {
      const relations = node.fields.map(({ field, type, targets }) => ({
        field: field.field,
        name: fieldName(field),
        type,
        targets: targets.map(named),
      }));
      return {
        ...named(node.collection),
        visibility: node.visibility,
        isJunction: node.isJunction,
        relations,
        incoming: incoming.get(node.collection) ?? [],
        rows: relations.slice(0, shownFields(node).length),
        further: furtherFields(node),
        node,
      };
    })
    .toSorted((one, other) => compare(one.name, other.name));
};

/** The collections whose name or key contains the search. */
export const matchingCollections = (
  all: readonly DescribedCollection[],
  search: string,
): readonly DescribedCollection[] => {
  const text = searchText(search.trim());
  return text === ''
    ? all
    : all.filter(({ name, collection }) => searchText(name).includes(text) || searchText(collection).includes(text));
};
