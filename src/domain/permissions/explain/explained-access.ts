import type { JsonObject } from '../../../kernel';
import type { ExplainedNode } from '../../filters';
import type { Item } from '../../items';
import type { Schema } from '../../schema';
import type { Action, Permission } from '../permission';

/** A role, as far as its access depends on it. */
export interface CheckedRole {
  /** Null for the public role. */
  readonly id: string | null;
  readonly admin: boolean;
  readonly app: boolean;
}

export interface AccessQuestion {
  readonly schema: Schema;
  readonly role: CheckedRole;
  /** The stored permissions; those of other roles are ignored. */
  readonly permissions: readonly Permission[];
  /** The user that dynamic values stand for; null while none is chosen. */
  readonly user: string | null;
  readonly collection: string;
  /** The values of an item, as far as they were read; null to ask about the collection. */
  readonly item: Item | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Where a permission comes from. The server implies the app minimum for roles with app access. */
export interface AccessSource {
  readonly kind: 'stored' | 'app_minimum';
  readonly id: number | null;
  /** Null or empty for every item. */
  readonly filter: JsonObject | null;
  /** False for a stored rule without conditions beside one that has some: the server leaves it out. */
  readonly counts: boolean;
  /** The conditions with their results for the item; null without conditions or without an item. */
  readonly tree: ExplainedNode | null;
}

/** What decides: a key of the locale files. */
export type AccessReason =
  | 'administrator'
  | 'no_permission'
  | 'every_item'
  | 'some_items'
  | 'rule_met'
  | 'rule_not_met'
  | 'rule_unknown'
  | 'rule_too_deep'
  | 'validation_unusable';

export interface ExplainedAction {
  readonly action: Action;
  /** `depends`: on the item, or on values that are not known. */
  readonly verdict: 'allowed' | 'denied' | 'depends';
  readonly reason: AccessReason;
  /** The permissions that apply; none for an administrator. An item needs to pass one of those that count. */
  readonly sources: readonly AccessSource[];
  /** The filter of all sources together, with dynamic values as stored; null where nothing restricts the items. */
  readonly filter: JsonObject | null;
  /** The fields that may be used in the action, and the others. */
  readonly fields: { readonly allowed: readonly string[]; readonly refused: readonly string[] };
  /** What written values have to match; empty for none. */
  readonly validation: JsonObject;
  readonly presets: JsonObject;
}
