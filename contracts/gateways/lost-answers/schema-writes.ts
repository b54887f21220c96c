import type { AllGateways } from '../../http-gateways';
import { MAKERS, WORKS } from '../../platform/content-model';
import { collectionNames, column, counted, fieldAmong, relation, relationAmong } from '../schema/workshop';
import { type Target, valueOf } from '../suite';
import type { LostWrite, LostWrites } from './lost-answer';

type Editing = AllGateways['schemaEditing'];

const administrator = (target: Target): Promise<AllGateways> => target.as('administrator');

const toMaker = relation(WORKS, 'maker', MAKERS);

/** Works with a maker; the relation only if it is `related`. */
const inWorkshop = (
  act: (editing: Editing) => ReturnType<Awaited<ReturnType<LostWrite['prepare']>>>,
  effect: (gateways: AllGateways) => Promise<unknown>,
  once: unknown,
  isRelated = false,
): LostWrite => ({
  prepare: async (target, { schemaEditing }) => {
    await target.stage.workshop([]);
    const editing = (await administrator(target)).schemaEditing;
    await valueOf(editing.createCollection(counted(MAKERS)));
    await valueOf(editing.createCollection(counted(WORKS, column(WORKS, 'maker', 'integer'))));
    if (isRelated) await valueOf(editing.createRelation(toMaker));
    return () => act(schemaEditing);
  },
  effect: async (target) => effect(await administrator(target)),
  once,
  cleanUp: ({ stage }) => stage.workshop([]),
});

const named = (name: string) => async (gateways: AllGateways) =>
  (await collectionNames(gateways)).filter((each) => each === name).length;

const note = (field: string) => async (gateways: AllGateways) => (await fieldAmong(gateways, WORKS, field))?.meta?.note;

const isRelated = async (gateways: AllGateways) =>
  ((await relationAmong(gateways, WORKS, 'maker'))?.meta ?? null) !== null;

/** The data model. */
export const schemaWrites: LostWrites = {
  'schemaEditing.createCollection': {
    ...inWorkshop((editing) => editing.createCollection(counted(WORKS)), named(WORKS), 1),
    prepare: async ({ stage }, { schemaEditing }) => {
      await stage.workshop([]);
      return () => schemaEditing.createCollection(counted(WORKS));
    },
  },
  'schemaEditing.updateCollection': inWorkshop(
    (editing) => editing.updateCollection(WORKS, { note: 'Lost' }),
    async ({ schema }) =>
      (await valueOf(schema.collections())).collections.find(({ collection }) => collection === WORKS)?.meta?.note,
    'Lost',
  ),
  'schemaEditing.deleteCollection': inWorkshop((editing) => editing.deleteCollection(WORKS), named(WORKS), 0),
  'schemaEditing.createField': inWorkshop(
    (editing) => editing.createField(column(WORKS, 'title', 'string', {}, { note: 'New' })),
    note('title'),
    'New',
  ),
  'schemaEditing.updateField': inWorkshop(
    (editing) => editing.updateField(WORKS, { field: 'maker', meta: { note: 'Lost' } }),
    note('maker'),
    'Lost',
  ),
  'schemaEditing.updateFields': inWorkshop(
    (editing) => editing.updateFields(WORKS, [{ field: 'maker', meta: { note: 'Lost' } }]),
    note('maker'),
    'Lost',
  ),
  'schemaEditing.deleteField': inWorkshop(
    (editing) => editing.deleteField(WORKS, 'maker'),
    async (gateways) => (await fieldAmong(gateways, WORKS, 'maker')) ?? null,
    null,
  ),
  'schemaEditing.createRelation': inWorkshop((editing) => editing.createRelation(toMaker), isRelated, true),
  'schemaEditing.updateRelation': inWorkshop(
    (editing) => editing.updateRelation({ ...relation(WORKS, 'maker', MAKERS, { one_field: null }) }),
    isRelated,
    true,
    true,
  ),
  'schemaEditing.deleteRelation': inWorkshop(
    (editing) => editing.deleteRelation(WORKS, 'maker'),
    isRelated,
    false,
    true,
  ),
};
