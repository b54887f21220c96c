import { EMPTY, filter, firstValueFrom, NEVER, of } from 'rxjs';
import { PermissionChanges, PermissionRule } from '../../src/application/access';
import { collectionItems, type ModelDependencies, FieldSetupSession } from '../../src/application/data-model';
import type { Item } from '../../src/domain/items';
import { changeView, resolveView, viewChanges } from '../../src/domain/presets';
import { fieldOf, fieldsOf, isAlias, isReadonly, isSecret } from '../../src/domain/schema';
import type { Call } from '../../src/kernel';
import type { AllGateways } from '../http-gateways';
import type { StoredItem } from './stored-items';

/** The application of an administrator, without its pages. */
export interface Application {
  readonly gateways: AllGateways;
  readonly model: ModelDependencies;
}

/** The value of a call; rejects with its failure. */
export const valueOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Right') return result.right;
  throw new Error(JSON.stringify(result.left));
};

/** Reads an item by the gateways and writes it: every member as it was read, or (`change`) as its screen does. */
type Save = (application: Application, item: StoredItem, change: Item | null) => Promise<unknown>;

const SETTINGS = 'directus_settings';

/** The members that a form can write, as they were read. */
const writableMembers = async ({ gateways, model }: Application, { collection, key }: StoredItem): Promise<Item> => {
  const names = fieldsOf(model.schema.schema, collection)
    .filter((field) => !isAlias(field) && !isReadonly(field, false) && !isSecret(field))
    .map(({ field }) => field);
  const { items } = gateways;
  const read = collection === SETTINGS ? items.readSingleton(collection, ['*']) : items.read(collection, key, ['*']);
  return Object.fromEntries(Object.entries(await valueOf(read)).filter(([name]) => names.includes(name)));
};

const saveForm: Save = async (application, item, change) => {
  const { items } = application.gateways;
  const edits = change ?? (await writableMembers(application, item));
  return item.collection === SETTINGS
    ? valueOf(items.updateSingleton(SETTINGS, edits))
    : valueOf(items.update(item.collection, item.key, edits));
};

const saveCollection: Save = async ({ model }, { collection, key }, change) => {
  const form = collectionItems(model);
  const { collection: _name, ...meta } = await valueOf(form.read(collection, key));
  return valueOf(form.update(collection, key, change ?? meta));
};

const NO_DRAFTS = {
  user: null,
  clock: { now: () => Date.now(), after: () => EMPTY },
  leaving$: EMPTY,
  newId: () => 'draft',
  leftDrafts: () => of([]),
  save: () => undefined,
  remove: () => undefined,
  hold: () => NEVER,
};

/** The drawer sends a changed column whole, so that another default value is changed too. */
const saveField: Save = async ({ model }, { owner, key }, change) => {
  const field = fieldOf(model.schema.schema, owner, String(key));
  if (field?.meta == null) throw new Error('The field was not read');
  const { id: _id, system: _system, special, ...meta } = field.meta;
  // A field has no markers by null or by an empty list; they are written with another type only.
  const unchanged = special.length === 0 ? meta : { ...meta, special };
  if (change === null) return valueOf(model.editing.updateField(owner, { field: field.field, meta: unchanged }));
  const { default_value, ...rest } = change;
  const drawer = new FieldSetupSession(
    { collection: owner, field: field.field, localType: 'standard' },
    { ...model, drafts: NO_DRAFTS },
  );
  drawer.change({ part: 'meta', meta: rest });
  drawer.change({ part: 'column', column: { default_value: default_value ?? null } });
  return valueOf(drawer.attempt()).finally(() => drawer.dispose());
};

const saveRelation: Save = async ({ model }, { owner, key }, change) => {
  const relation = model.schema.schema.relations.get(owner)?.find(({ field }) => field === key);
  if (relation?.meta == null) throw new Error('The relation was not read');
  return valueOf(model.editing.updateRelation({ ...relation, meta: { ...relation.meta, ...change } }));
};

/** The page of a preset writes as other forms do; a list writes changed parts of its view. */
const savePreset: Save = async (application, item, change) => {
  if (change === null) return saveForm(application, item, change);
  const { presets } = application.gateways;
  const id = Number(item.key);
  const view = resolveView(await valueOf(presets.read(id)), item.owner, null);
  return valueOf(presets.update(id, viewChanges(view, changeView(view, change))));
};

/** A rule is written whole by its drawer. */
const savePermission: Save = async ({ gateways: { permissions } }, { key }, change) => {
  const { role } = await valueOf(permissions.read(Number(key)));
  const drawer = new PermissionRule({ role, id: Number(key) }, permissions, new PermissionChanges());
  const open = await firstValueFrom(drawer.rule$.pipe(filter((rule) => rule !== null)));
  if (change === null) return valueOf(permissions.update(Number(key), open.values));
  drawer.change('fields', change['fields'] as readonly string[]);
  return valueOf(drawer.attempt()).finally(() => drawer.dispose());
};

const SAVES: Readonly<Record<string, Save>> = {
  directus_collections: saveCollection,
  directus_fields: saveField,
  directus_relations: saveRelation,
  directus_presets: savePreset,
  directus_permissions: savePermission,
};

export const saveOf = (collection: string): Save => SAVES[collection] ?? saveForm;
