import type { PlannedWrite, PrimaryKey } from '../items';

/** What a write takes from users: the account, the sign-in (any status but active), or possibly rights. */
type AccessLoss = 'delete' | 'block' | 'role';

/** Null for a write that leaves the access of users as it is. */
export const accessLossOf = (write: PlannedWrite): AccessLoss | null => {
  if (write.kind === 'delete') return 'delete';
  const { status, role } = write.edits;
  if (status !== undefined && status !== 'active') return 'block';
  return role === undefined ? null : 'role';
};

/** What a user should know before the write; keys of the locale files. */
export type AccountRisk =
  | 'risk_own_delete'
  | 'risk_own_block'
  | 'risk_own_role'
  | 'risk_last_administrator_delete'
  | 'risk_last_administrator_block'
  | 'risk_last_administrator_role';

/** An active user whose role has administrator access. */
export interface Administrator {
  readonly id: string;
  readonly role: string;
}

/**
 * The risks of a write for the signed-in user and for the administration of the project. `administrators` are all
 * active ones, or more of them than keys; null when they may not be read.
 */
export const accountRisks = (
  write: PlannedWrite,
  keys: readonly PrimaryKey[],
  self: { readonly id: string; readonly role: { readonly id: string } | null } | null,
  administrators: readonly Administrator[] | null,
): readonly AccountRisk[] => {
  const loss = accessLossOf(write);
  if (loss === null) return [];
  const written = new Set(keys.map(String));
  const role = write.kind === 'edit' ? write.edits['role'] : undefined;
  const ownRoleStays = loss === 'role' && role === (self?.role?.id ?? null);
  const hitsSelf = self !== null && written.has(self.id) && !ownRoleStays;
  const known = administrators ?? [];
  const roleStaysAdmin = loss === 'role' && known.some((administrator) => administrator.role === role);
  const remaining = roleStaysAdmin ? known : known.filter(({ id }) => !written.has(id));
  return [
    ...(hitsSelf ? ([`risk_own_${loss}`] as const) : []),
    ...(known.length > 0 && remaining.length === 0 ? ([`risk_last_administrator_${loss}`] as const) : []),
  ];
};
