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

export interface RunPlan {
  /** Only cases whose name contains this are run. */
  readonly contains: string;
  /** Why cases fail on the server, by their names; the others have to pass. */
  readonly exceptions: ReadonlyMap<string, string>;
}

const ALL: RunPlan = { contains: '', exceptions: new Map() };

/** Servers of later generations leave some requests without an answer. */
const MAX_CASE_MS = 20_000;

/** Runs a case; rejects when it does not end. */
const withLimit = async (test: Case, target: Target): Promise<void> => {
  let timeout: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, fail) => {
    timeout = setTimeout(() => fail(new Error('The case does not end.')), MAX_CASE_MS);
  });
  try {
    await Promise.race([test(target), limit]);
  } finally {
    clearTimeout(timeout);
  }
};

const runCase = async (target: Target, name: string, test: Case, expected: string | null): Promise<Tally> => {
  const failed = (text: string): Tally => ({ passed: 0, failures: [`[${target.name}] ${name}\n  ${text}`] });
  try {
    await withLimit(test, target);
  } catch (error) {
    return expected === null ? failed(reason(error).split('\n').join('\n  ')) : noTally;
  }
  return expected === null
    ? { passed: 1, failures: [] }
    : failed(`passes, but is listed among those that fail: ${expected}`);
};

/** Names of all cases: 'suite: case'. */
export const CASE_NAMES: readonly string[] = suites.flatMap((suite) =>
  Object.keys(suite.cases).map((name) => `${suite.name}: ${name}`),
);

/** Runs every case of every suite in order, on a stage set up before and torn down after. */
export const runSuites = async (target: Target, { contains, exceptions }: RunPlan = ALL): Promise<Tally> => {
  let tally = noTally;
  await target.stage.setUp();
  try {
    for (const suite of suites) {
      for (const [title, test] of Object.entries(suite.cases)) {
        const name = `${suite.name}: ${title}`;
        if (!name.includes(contains)) continue;
        tally = add(tally, await runCase(target, name, test, exceptions.get(name) ?? null));
      }
    }
  } finally {
    await target.stage.tearDown();
  }
  return tally;
};
