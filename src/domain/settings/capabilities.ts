import type { FilterOperator } from '../filters';
import type { FieldType } from '../schema';

/** Filter operators that the server refuses, by the type of the field. */
export type RefusedOperators = Readonly<Partial<Record<FieldType, readonly FilterOperator[]>>>;

/** What the server supports beyond or unlike 9.0, as facts; nothing else depends on the generation of the server. */
export interface Capabilities {
  /** Rights belong to policies, which roles and users have; else to roles. */
  readonly policies: boolean;
  /** A field may have conditions that change it by the values of the item. */
  readonly conditionalFields: boolean;
  /** An item may have versions that are edited apart and promoted later. */
  readonly contentVersions: boolean;
  /** The server lists its webhooks. */
  readonly webhooks: boolean;
  /** The server names extensions that other applications can load. */
  readonly loadableExtensions: boolean;
  /** Administrators list the installed extensions. */
  readonly extensions: boolean;
  readonly refusedOperators: RefusedOperators;
}

/** Those of 9.0, which the specification describes. */
export const DEFAULT_CAPABILITIES: Capabilities = {
  policies: false,
  conditionalFields: false,
  contentVersions: false,
  webhooks: true,
  loadableExtensions: true,
  extensions: false,
  refusedOperators: {},
};
