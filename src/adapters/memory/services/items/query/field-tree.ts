import type { Model } from '../../../world/model';

/** What is requested of one field: its own value, or paths below it. */
export interface FieldNode {
  /** The value itself was requested, by name or by `*`. */
  readonly plain: boolean;
  /** The value itself was requested by name. */
  readonly explicit: boolean;
  /** The field was named, itself or as part of a path, and not only matched by a wildcard. */
  readonly named: boolean;
  /** Paths below the field. A path for one collection of a many-to-any starts with its name and a colon. */
  readonly below: readonly string[];
}

export type FieldTree = ReadonlyMap<string, FieldNode>;

const EMPTY_NODE: FieldNode = { plain: false, explicit: false, named: false, below: [] };

const isPresentation = (model: Model, collection: string, field: string): boolean =>
  model.field(collection, field)?.schema === null && model.relationOf(collection, field) === null;

/** All fields that a response can contain. */
const everyField = (model: Model, collection: string): readonly string[] =>
  model
    .fieldsOf(collection)
    .map(({ field }) => field)
    .filter((field) => !isPresentation(model, collection, field));

/** First segment of a path and the rest; the rest is null for a single segment. */
const splitPath = (path: string): readonly [head: string, rest: string | null] => {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, null] : [path.slice(0, dot), path.slice(dot + 1)];
};

/**
 * Field paths as a tree. `*` means every field, `author.name` a field of the related item, `*.*` every field and every
 * field of related items. Paths through a field without a relation are dropped; unknown names stay and have no value.
 */
export const fieldTree = (
  model: Model,
  collection: string,
  paths: readonly string[],
  order: readonly string[] | null = null,
): FieldTree => {
  const tree = new Map<string, FieldNode>();
  const add = (field: string, more: Partial<FieldNode>, below: readonly string[] = []): void => {
    const node = tree.get(field) ?? EMPTY_NODE;
    // A field requested by value moves to the position of that request.
    if (more.plain === true && !node.plain) tree.delete(field);
    tree.set(field, {
      plain: node.plain || (more.plain ?? false),
      explicit: node.explicit || (more.explicit ?? false),
      named: node.named || (more.named ?? false),
      below: [...node.below, ...below],
    });
  };
  const addWildcard = (rest: string | null): void => {
    const all = everyField(model, collection);
    for (const field of order === null ? all : order.filter((name) => all.includes(name))) {
      if (rest === null || model.relationOf(collection, field) === null) add(field, { plain: true });
      else add(field, {}, [rest]);
    }
  };
  // Paths without a scope win: after one, paths for a single collection are ignored.
  const addPath = (field: string, scope: string | null, rest: string): void => {
    const hasUnscopedPath = tree.get(field)?.below.some((path) => !path.includes(':')) ?? false;
    if (scope === null) add(field, { named: true }, [rest]);
    else add(field, { named: true }, hasUnscopedPath ? [] : [`${scope}:${rest}`]);
  };
  for (const path of paths) {
    const [head, rest] = splitPath(path);
    const [name = '', scope] = head.split(':');
    if (head === '*') addWildcard(rest);
    else if (rest === null) add(head, { plain: true, explicit: true, named: true });
    else if (model.relationOf(collection, name) !== null) addPath(name, scope ?? null, rest);
  }
  return tree;
};
