import { isSelfReference, type RelationMap } from './relation-map';

/** Inputs of the relation form; the kind decides which of them exist. */
export type RelationInput =
  | 'related_collection'
  | 'junction_collection'
  | 'near_field'
  | 'far_field'
  | 'one_collection_field'
  | 'one_allowed_collections'
  | 'sort_field'
  | 'one_deselect_action'
  | 'on_delete'
  | 'auto_fill'
  | 'corresponding';

const FOREIGN_KEY: readonly RelationInput[] = ['related_collection', 'on_delete'];
const JUNCTION: readonly RelationInput[] = [
  'junction_collection',
  'near_field',
  'far_field',
  'auto_fill',
  'sort_field',
  'one_deselect_action',
  'on_delete',
];

export const inputsOf = ({ kind }: RelationMap): readonly RelationInput[] => {
  switch (kind) {
    case 'file':
      return FOREIGN_KEY;
    case 'm2o':
      return [...FOREIGN_KEY, 'corresponding'];
    case 'o2m':
      return [...FOREIGN_KEY, 'near_field', 'sort_field', 'one_deselect_action', 'corresponding'];
    case 'm2m':
      return [...JUNCTION, 'related_collection', 'corresponding'];
    case 'm2a':
      return [...JUNCTION, 'one_collection_field', 'one_allowed_collections'];
    default:
      return [...JUNCTION, 'related_collection'];
  }
};

/** Existing tables and columns cannot be replaced. */
const LOCKED_WHEN_EXISTING: readonly RelationInput[] = [
  'related_collection',
  'junction_collection',
  'near_field',
  'far_field',
  'one_collection_field',
  'auto_fill',
];

/** Filled in while auto-fill is on. */
const AUTO_FILLED: readonly RelationInput[] = [
  'junction_collection',
  'near_field',
  'far_field',
  'one_collection_field',
];

const isFilled = (map: RelationMap): boolean => map.far !== null && map.autoFill;

/** Why an input is disabled; false when it is enabled (spec 001, 4 and 5). */
export type InputDenial =
  'not_of_this_kind' | 'exists_already' | 'filled_automatically' | 'always_files' | 'self_reference';

export const inputDenied = (map: RelationMap, input: RelationInput): InputDenial | false => {
  if (!inputsOf(map).includes(input)) return 'not_of_this_kind';
  if (map.existing && LOCKED_WHEN_EXISTING.includes(input)) return 'exists_already';
  if (isFilled(map) && AUTO_FILLED.includes(input)) return 'filled_automatically';
  if (input === 'related_collection' && (map.kind === 'file' || map.kind === 'files')) return 'always_files';
  return input === 'on_delete' && isSelfReference(map.near) ? 'self_reference' : false;
};
