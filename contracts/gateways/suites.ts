import { authSuite } from './auth.suite';
import { itemsLimitsSuite } from './items-limits.suite';
import { itemsReadingSuite } from './items-reading.suite';
import { itemsValuesSuite } from './items-values.suite';
import { itemsWritingSuite } from './items-writing.suite';
import { rolesSuite, usersSuite } from './people.suite';
import { permissionsSuite } from './permissions.suite';
import { presetsSuite } from './presets.suite';
import { schemaSuite } from './schema.suite';
import { serverSuite } from './server.suite';
import type { Suite } from './suite';

export const suites: readonly Suite[] = [
  authSuite,
  usersSuite,
  rolesSuite,
  permissionsSuite,
  presetsSuite,
  serverSuite,
  schemaSuite,
  itemsReadingSuite,
  itemsWritingSuite,
  itemsValuesSuite,
  itemsLimitsSuite,
];
