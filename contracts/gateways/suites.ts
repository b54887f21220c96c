import { accountsSuite } from './accounts.suite';
import { assetsSuite } from './assets.suite';
import { authSuite } from './auth.suite';
import { directorySuite } from './directory.suite';
import { extensionsSuite } from './extensions.suite';
import { filesSuite } from './files.suite';
import { foldersSuite } from './folders.suite';
import { activitySuite, commentsSuite, revisionsSuite } from './history.suite';
import { itemsExportSuite } from './items-export.suite';
import { itemsLimitsSuite } from './items-limits.suite';
import { itemsManySuite } from './items-many.suite';
import { itemsReadingSuite } from './items-reading.suite';
import { itemsValuesSuite } from './items-values.suite';
import { itemsWritingSuite } from './items-writing.suite';
import { rolesSuite, usersSuite } from './people.suite';
import { permissionsWritingSuite } from './permissions-writing.suite';
import { permissionsSuite } from './permissions.suite';
import { presetsWritingSuite } from './presets-writing.suite';
import { presetsSuite } from './presets.suite';
import { relationPlansSuite } from './relation-plans.suite';
import { schemaCollectionsSuite } from './schema-collections.suite';
import { schemaColumnsSuite } from './schema-columns.suite';
import { schemaFieldsSuite } from './schema-fields.suite';
import { schemaRelationsSuite } from './schema-relations.suite';
import { schemaSuite } from './schema.suite';
import { secondFactorSuite } from './second-factor.suite';
import { serverSuite } from './server.suite';
import type { Suite } from './suite';
import { validationSuite } from './validation.suite';
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
  itemsReadingSuite,
  itemsWritingSuite,
  itemsValuesSuite,
  itemsLimitsSuite,
  itemsManySuite,
  itemsExportSuite,
  revisionsSuite,
  activitySuite,
  commentsSuite,
  filesSuite,
  foldersSuite,
  assetsSuite,
];
