import type { UserSummary } from './user';

/** What a policy allows beside its permissions, and where from. */
export interface PolicySettings {
  readonly name: string;
  readonly icon: string | null;
  readonly description: string | null;
  /** Its users may do everything, whatever its permissions say. */
  readonly admin_access: boolean;
  readonly app_access: boolean;
  readonly enforce_tfa: boolean;
  /** IP addresses that the policy applies to; empty means any. */
  readonly ip_access: readonly string[];
}

/** A set of permissions that roles and users have; of servers of generation 11. */
export interface Policy extends PolicySettings {
  readonly id: string;
}

export type NewPolicy = Pick<PolicySettings, 'name' | 'admin_access' | 'app_access'>;

/** A policy with the number of roles and users that have it themselves, those of its roles not counted. */
export interface PolicyOverview extends Policy {
  readonly roles: number;
  readonly users: number;
  /** It applies to callers without a session. */
  readonly isPublic: boolean;
}

/** The role, the user or, without both, the public that a policy is attached to. */
export interface PolicyHolder {
  /** Key of the attachment. */
  readonly id: string;
  readonly role: { readonly id: string; readonly name: string } | null;
  readonly user: UserSummary | null;
}

/** A role with its parent, and the keys of the policies that are attached to the role itself. */
export interface RolePolicies {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly policies: readonly string[];
}

/** Policies of one role among those that apply to another. */
export interface InheritedPolicies {
  readonly role: Pick<RolePolicies, 'id' | 'name'>;
  readonly policies: readonly string[];
}

/**
 * The policies of a role, then of its parents from the nearest on. Total: a parent that is missing or that was passed
 * already ends the list.
 */
export const policiesOfRole = (role: string, roles: readonly RolePolicies[]): readonly InheritedPolicies[] => {
  const byId = new Map(roles.map((each) => [each.id, each]));
  const found = new Map<string, InheritedPolicies>();
  for (let current = byId.get(role); current !== undefined && !found.has(current.id);) {
    const { id, name, parent, policies } = current;
    found.set(id, { role: { id, name }, policies });
    current = parent === null ? undefined : byId.get(parent);
  }
  return [...found.values()];
};
