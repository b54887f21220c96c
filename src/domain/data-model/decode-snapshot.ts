import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { parse } from 'fp-ts/Json';
import * as t from 'io-ts';
import {
  fromGuard,
  isJsonObject,
  json,
  jsonList,
  jsonObject,
  oneOf,
  orElse,
  ownMembers,
  withOptionalMembers,
} from '../../kernel';
import { FIELD_TYPES, LATER_FIELD_META, isSystemCollection, ON_DELETE, type OnDelete } from '../schema';
import { canonicalSnapshot, type ModelSnapshot, SNAPSHOT_FORMAT, SNAPSHOT_VERSION } from './snapshot';

/** Why a file is no snapshot that can be compared. */
export type SnapshotFault =
  | { readonly fault: 'not_json' }
  /** JSON, but of something else. */
  | { readonly fault: 'not_snapshot' }
  /** Written by a later version of this program. */
  | { readonly fault: 'newer_version' }
  /** A value of another type; `path` is its place in the file, and `name` what it belongs to, empty when unknown. */
  | { readonly fault: 'invalid'; readonly path: string; readonly name: string; readonly expected: string }
  | { readonly fault: 'named_twice'; readonly name: string }
  /** A collection of the platform; only fields that the project has added to one can be in a snapshot. */
  | { readonly fault: 'platform_collection'; readonly name: string }
  /** A field without its collection, or a relation without its field. */
  | { readonly fault: 'part_missing'; readonly name: string; readonly missing: string };

/** Names stand in paths of requests: a file must not contain any that lead elsewhere. */
const name = fromGuard(
  'name',
  (value): value is string => typeof value === 'string' && /^[\p{L}\p{N}_$ -]+$/u.test(value),
);

const orNull = <A>(codec: t.Type<A, A, unknown>): t.Type<A | null, A | null, unknown> =>
  orElse<A | null>(codec as t.Type<A | null, A | null, unknown>, null);

const text = orNull(t.string);
const number = orNull(t.number);
const yes = orElse(t.boolean, true);
const no = orElse(t.boolean, false);
const texts = t.readonlyArray(t.string, 'list of texts');

const collectionMeta = ownMembers(
  {
    icon: text,
    color: text,
    note: text,
    hidden: no,
    singleton: no,
    sort_field: text,
    accountability: text,
    archive_field: text,
    archive_app_filter: no,
    archive_value: text,
    unarchive_value: text,
    display_template: text,
    item_duplication_fields: orNull(texts),
    translations: orElse(json, null),
  },
  'object',
);

const column = ownMembers(
  {
    default_value: orElse(json, null),
    is_nullable: yes,
    is_primary_key: no,
    is_unique: no,
    has_auto_increment: no,
    max_length: number,
    numeric_precision: number,
    numeric_scale: number,
  },
  'object',
);

const earlierFieldMeta = ownMembers(
  {
    interface: text,
    options: orNull(jsonObject),
    display: text,
    display_options: orNull(jsonObject),
    special: orElse(texts, []),
    readonly: no,
    hidden: no,
    sort: number,
    width: text,
    group: text,
    note: text,
    translations: orElse(json, null),
  },
  'object',
);

const fieldMeta = withOptionalMembers(earlierFieldMeta, LATER_FIELD_META);

const relationMeta = ownMembers(
  {
    one_field: text,
    junction_field: text,
    sort_field: text,
    one_collection_field: text,
    one_allowed_collections: orNull(texts),
    one_deselect_action: text,
  },
  'object',
);

const relationSchema = ownMembers({ on_delete: orNull(oneOf<OnDelete>([...ON_DELETE, 'RESTRICT'])) }, 'object');

const parts = ownMembers({
  collections: t.readonlyArray(ownMembers({ collection: name, meta: collectionMeta }, 'object'), 'list'),
  fields: t.readonlyArray(
    ownMembers(
      { collection: name, field: name, type: oneOf(FIELD_TYPES), schema: orNull(column), meta: orNull(fieldMeta) },
      'object',
    ),
    'list',
  ),
  relations: t.readonlyArray(
    ownMembers(
      {
        collection: name,
        field: name,
        related_collection: orNull(name),
        meta: orNull(relationMeta),
        schema: orNull(relationSchema),
      },
      'object',
    ),
    'list',
  ),
});

const nameOf = (file: object, list: string | undefined, at: string | undefined): string => {
  const entries: unknown = (file as Readonly<Record<string, unknown>>)[list ?? ''];
  const entry: unknown = jsonList.is(entries) ? entries[Number(at)] : null;
  if (!isJsonObject(entry)) return '';
  return [entry['collection'], entry['field']].filter((each) => typeof each === 'string').join('.');
};

const invalid = (file: object, errors: t.Errors): SnapshotFault => {
  const { context } = errors.reduce((one, other) => (other.context.length > one.context.length ? other : one));
  const path = context.map(({ key }) => key).filter((key) => key !== '');
  const expected = context.at(-1)?.type.name ?? '';
  return { fault: 'invalid', path: path.join('.'), name: nameOf(file, path[0], path[1]), expected };
};

const firstTwice = (names: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return names.find((each) => seen.size === seen.add(each).size);
};

/** What types cannot say: each part once, and none without what it belongs to. */
const faultIn = ({ collections, fields, relations }: ModelSnapshot): SnapshotFault | null => {
  const collectionNames = collections.map(({ collection }) => collection);
  const platform = collectionNames.find(isSystemCollection);
  if (platform !== undefined) return { fault: 'platform_collection', name: platform };
  const pathOf = (part: { readonly collection: string; readonly field: string }) => `${part.collection}.${part.field}`;
  const [fieldNames, relationNames] = [fields.map(pathOf), relations.map(pathOf)];
  const twice = firstTwice(collectionNames) ?? firstTwice(fieldNames) ?? firstTwice(relationNames);
  if (twice !== undefined) return { fault: 'named_twice', name: twice };
  const [knownCollections, knownFields] = [new Set(collectionNames), new Set(fieldNames)];
  const stray = fields.find(({ collection }) => !knownCollections.has(collection) && !isSystemCollection(collection));
  if (stray !== undefined) return { fault: 'part_missing', name: pathOf(stray), missing: stray.collection };
  const loose = relationNames.find((each) => !knownFields.has(each));
  return loose === undefined ? null : { fault: 'part_missing', name: loose, missing: loose };
};

/** Reads the content of a file, which may be anything. */
export const decodeSnapshot = (content: string): Either<SnapshotFault, ModelSnapshot> => {
  const parsed = parse(content);
  if (isLeft(parsed)) return left({ fault: 'not_json' });
  const file: unknown = parsed.right;
  if (!isJsonObject(file) || file['format'] !== SNAPSHOT_FORMAT) return left({ fault: 'not_snapshot' });
  if (typeof file['version'] === 'number' && file['version'] > SNAPSHOT_VERSION)
    return left({ fault: 'newer_version' });
  const decoded = parts.decode(file);
  if (isLeft(decoded)) return left(invalid(file, decoded.left));
  const fault = faultIn(decoded.right);
  return fault === null ? right(canonicalSnapshot(decoded.right)) : left(fault);
};
