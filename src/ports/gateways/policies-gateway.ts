import type { NewPolicy, PolicyHolder, PolicyOverview, RolePolicies } from '../../domain/users';
import { token, type Call } from '../../kernel';

/**
 * Policies of servers of generation 11; other servers refuse all of it with ROUTE_NOT_FOUND or FORBIDDEN. Policies are
 * changed and deleted as items of `directus_policies`: see `ItemsGateway`.
 */
export interface PoliciesGateway {
  /** The readable policies, by name. */
  list(): Call<readonly PolicyOverview[]>;
  /** Fails with FORBIDDEN when it does not exist or may not be read. */
  read(id: string): Call<PolicyOverview>;
  /** Returns the key of the new policy, which has no permissions yet. */
  create(policy: NewPolicy): Call<string>;
  /** Which roles and users have the policy themselves; a user or role may be listed twice. */
  holders(policy: string): Call<readonly PolicyHolder[]>;
  /** All readable roles with their parents and policies. */
  roles(): Call<readonly RolePolicies[]>;
  attach(policy: string, to: 'role' | 'user', key: string): Call<void>;
  /**
   * Takes the policy from holders, by their attachments; all or none. Fails with UNPROCESSABLE_CONTENT when no
   * administrator would be left. Without ids no request is sent.
   */
  detach(attachments: readonly string[]): Call<void>;
}

export const PoliciesGateway = token<PoliciesGateway>('PoliciesGateway');
