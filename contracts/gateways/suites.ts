import { add, noTally, reason, type Tally } from '../report';
import { accountsSuite } from './accounts.suite';
import { assetsSuite } from './library/assets.suite';
import { authSuite } from './auth.suite';
import { directorySuite } from './directory.suite';
import { extensionsSuite } from './extensions.suite';
import { filesSuite } from './library/files.suite';
import { foldersSuite } from './library/folders.suite';
import { activitySuite, commentsSuite, revisionsSuite } from './history.suite';
import { lostAnswersSuite } from './lost-answers/lost-answers.suite';
import { itemsDatesSuite } from './items/items-dates.suite';
import { itemsLimitsSuite } from './items/items-limits.suite';
import { itemsManySuite } from './items/items-many.suite';
import { itemsReadingSuite } from './items/items-reading.suite';
import { itemsValuesSuite } from './items/items-values.suite';
import { itemsWritingSuite } from './items/items-writing.suite';
import { listRowsSuite } from './items/list-rows.suite';
import { nestedWritesSuite } from './items/nested-writes.suite';
import { rolesSuite, usersSuite } from './people.suite';
import { permissionsWritingSuite } from './permissions-writing.suite';
import { permissionsInForceSuite } from './permissions-in-force.suite';
import { permissionsSuite } from './permissions.suite';
import { presetsWritingSuite } from './presets-writing.suite';
import { presetsSuite } from './presets.suite';
import { modelSnapshotSuite } from './schema/model-snapshot.suite';
import { relationPlansSuite } from './schema/relation-plans.suite';
import { schemaCollectionsSuite } from './schema/schema-collections.suite';
import { schemaColumnsSuite } from './schema/schema-columns.suite';
import { schemaFieldsSuite } from './schema/schema-fields.suite';
import { schemaRelationsSuite } from './schema/schema-relations.suite';
import { schemaSuite } from './schema/schema.suite';
import { secondFactorSuite } from './second-factor.suite';
import { serverSuite } from './server.suite';
import type { Case, Suite, Target } from './suite';
import { validationSuite } from './items/validation.suite';
import { webhooksSuite } from './webhooks.suite';

export const suites: readonly Suite[] = [
  authSuite,
  accountsSuite,
  usersSuite,
  secondFactorSuite,
  directorySuite,
  rolesSuite,
  permissionsSuite,
  permissionsWritingSuite,
  permissionsInForceSuite,
  presetsSuite,
  presetsWritingSuite,
  serverSuite,
  extensionsSuite,
  webhooksSuite,
  validationSuite,
  schemaSuite,
  schemaCollectionsSuite,
  schemaFieldsSuite,
  schemaColumnsSuite,
  schemaRelationsSuite,
  relationPlansSuite,
  modelSnapshotSuite,
  itemsReadingSuite,
  itemsDatesSuite,
  itemsWritingSuite,
  itemsValuesSuite,
  itemsLimitsSuite,
  itemsManySuite,
  nestedWritesSuite,
  listRowsSuite,
  revisionsSuite,
  activitySuite,
  commentsSuite,
  filesSuite,
  foldersSuite,
  assetsSuite,
  lostAnswersSuite,
];

const runCase = async (target: Target, suite: Suite, name: string, test: Case): Promise<Tally> => {
  try {
    await test(target);
    return { passed: 1, failures: [] };
  } catch (error) {
    return {
      passed: 0,
      failures: [`[${target.name}] ${suite.name}: ${name}\n  ${reason(error).split('\n').join('\n  ')}`],
    };
  }
};

/** Runs every case of every suite in order, on a stage set up before and torn down after. */
export const runSuites = async (target: Target): Promise<Tally> => {
  let tally = noTally;
  await target.stage.setUp();
  try {
    for (const suite of suites) {
      for (const [name, test] of Object.entries(suite.cases))
        tally = add(tally, await runCase(target, suite, name, test));
    }
  } finally {
    await target.stage.tearDown();
  }
  return tally;
};
