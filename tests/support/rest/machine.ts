import { release, totalmem, type, uptime } from 'node:os';
import type { JsonObject } from '../../../src/kernel';

/** What the server tells administrators it runs on. */
export const machine = (): JsonObject => ({
  node: { version: process.versions.node, uptime: Math.round(process.uptime()) },
  os: { type: type(), version: release(), uptime: Math.round(uptime()), totalmem: totalmem() },
});
