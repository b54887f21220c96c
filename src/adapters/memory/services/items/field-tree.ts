import type { Model } from '../../model';

/** What is asked of one field: its own value, or paths below it. */
export interface FieldNode {
  /** True when the value itself was asked for, by name or by `*`. */
  readonly plain: boolean;
  /** True when the field was named, and not only meant by a wildcard. */
  readonly named: boolean;
  readonly below: readonly string[];
}

export type FieldTree = ReadonlyMap<string, FieldNode>;

const NOTHING: FieldNode = { plain: false, named: false, below: [] };

const isPresentation = (model: Model, collection: string, field: string): boolean =>
  model.field(collection, field)?.schema === null && model.relationOf(collection, field) === null;

/** Every field that an answer can hold. */
const everyField = (model: Model, collection: string): readonly string[] =>
  model
    .fieldsOf(collection)
    .map(({ field }) => field)
    .filter((field) => !isPresentation(model, collection, field));

/**
 * Field paths as a tree. `*` means every field, `author.name` a field of the related item, `*.*` every field and, of
 * related items, every field of theirs. Fields that do not exist are left out without a word.
 */
export const fieldTree = (model: Model, collection: string, paths: readonly string[]): FieldTree => {
  const tree = new Map<string, FieldNode>();
  const add = (field: string, rest: string, named: boolean): void => {
    const leads = model.relationOf(collection, field) !== null;
    if (!model.field(collection, field) || isPresentation(model, collection, field)) return;
    if (rest !== '' && !leads && named) return;
    const node = tree.get(field) ?? NOTHING;
    const below = rest !== '' && leads ? [...node.below, rest] : node.below;
    tree.set(field, { plain: node.plain || rest === '' || !leads, named: node.named || named, below });
  };
  for (const path of paths) {
    const [head = '', ...tail] = path.split('.');
    const rest = tail.join('.');
    if (head === '*') for (const field of everyField(model, collection)) add(field, rest, false);
    else add(head, rest, true);
  }
  return tree;
};
