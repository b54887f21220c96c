import type { RefusedOperators } from '../filters';
import { ROW_WRITES, type RowWrites } from '../schema';

/** What the server supports beyond or unlike 9.0, as facts; nothing else depends on the generation of the server. */
export interface Capabilities {
  /** Rights belong to policies, which roles and users have; else to roles. */
  readonly policies: boolean;
  /** Webhooks can be created and changed. */
  readonly webhooks: boolean;
  readonly refusedOperators: RefusedOperators;
  readonly rowWrites: RowWrites;
  /** The newest version of its kind that this application was verified with, as 'major.minor'. */
  readonly newestVerified: string;
}

/** Those of 9.0, which the specification describes. */
export const DEFAULT_CAPABILITIES: Capabilities = {
  policies: false,
  webhooks: true,
  refusedOperators: {},
  rowWrites: ROW_WRITES,
  newestVerified: '9.0',
};

const majorAndMinor = (version: string): number | null => {
  const [, major, minor] = /^(\d+)\.(\d{1,4})(?!\d)/.exec(version) ?? [];
  return major === undefined || minor === undefined ? null : Number(major) * 10_000 + Number(minor);
};

/** Whether the server is later than what was verified. False for a version that is unknown or in another form. */
export const isUnverified = (version: string | null, { newestVerified }: Capabilities): boolean => {
  const [current, verified] = [majorAndMinor(version ?? ''), majorAndMinor(newestVerified)];
  return current !== null && verified !== null && current > verified;
};
