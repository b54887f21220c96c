import { isJsonObject, type Json } from '../../../kernel';
import type { PlannedWrite } from '../../items';
import type { Administrator } from '../account-risks';

/** What the server refuses, or would make the project unmanageable; keys of the locale files. */
export type RoleRefusal = 'last_admin_role_delete' | 'last_admin_role_access' | 'role_built_in';

/** What a user should know before the write; keys of the locale files. */
export type RoleRisk =
  | 'role_own_delete'
  | 'role_own_admin'
  | 'role_own_app'
  | 'role_own_ip'
  | 'role_own_left'
  | 'role_own_moved'
  | 'role_last_administrator'
  | 'role_ip_range';

export interface RoleWriteContext {
  /** The key of the written role. */
  readonly role: string;
  readonly self: { readonly id: string; readonly role: { readonly id: string } | null } | null;
  /** The keys of all roles with administrator access. */
  readonly adminRoles: readonly string[];
  /** All active users with administrator access. */
  readonly administrators: readonly Administrator[];
}

interface RoleVerdict {
  readonly refused: RoleRefusal | null;
  readonly risks: readonly RoleRisk[];
}

const keysIn = (list: Json | undefined): readonly string[] =>
  Array.isArray(list)
    ? list.flatMap((entry) => {
        const key = isJsonObject(entry) ? entry['id'] : entry;
        return typeof key === 'string' ? [key] : [];
      })
    : [];

/** The users that an edit of the role's users takes out of it and puts into it. */
const movedUsers = (edit: Json | undefined, role: string) => {
  if (!isJsonObject(edit ?? null)) return { left: [], entered: [] };
  const { update, delete: deleted } = edit as { readonly update?: Json; readonly delete?: Json };
  const updates = (Array.isArray(update) ? update : []).filter((each) => isJsonObject(each) && 'role' in each);
  const enters = (each: Json): boolean => isJsonObject(each) && each['role'] === role;
  return {
    left: [...keysIn(deleted), ...keysIn(updates.filter((each) => !enters(each)))],
    entered: keysIn(updates.filter(enters)),
  };
};

/** One address, without a range: digits and dots, or hexadecimal digits and colons. */
const isAddress = (text: string): boolean => {
  const parts = text.split('.');
  if (parts.length === 4) return parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  return text.includes(':') && URL.canParse(`http://[${text}]/`);
};

/** How the server reads an entry of the allowed addresses; it compares whole addresses, so that no user has a range. */
export const ipEntryKind = (entry: string): 'address' | 'range' | 'invalid' => {
  if (isAddress(entry)) return 'address';
  const [start = '', end = '', ...rest] = entry.split(/[/-]/);
  const isEnd = entry.includes('/') ? /^\d{1,3}$/.test(end) : isAddress(end);
  return rest.length === 0 && isAddress(start) && isEnd ? 'range' : 'invalid';
};

const textsIn = (list: Json | undefined): readonly string[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];

/** The entries of the allowed addresses that are neither an address nor a range. */
export const invalidIpEntries = (list: Json): readonly string[] =>
  textsIn(list).filter((entry) => ipEntryKind(entry) === 'invalid');

/** What a write to a role means for one's own access and for the administration of the project. */
export const roleWriteRisks = (
  write: PlannedWrite,
  { role, self, adminRoles, administrators }: RoleWriteContext,
): RoleVerdict => {
  const isOwn = self?.role?.id === role;
  const isLastAdmin = adminRoles.includes(role) && adminRoles.every((id) => id === role);
  const noneLeft = (left: readonly Administrator[]): boolean => administrators.length > 0 && left.length === 0;
  const others = administrators.filter((each) => each.role !== role);
  if (write.kind === 'delete')
    return {
      refused: isLastAdmin ? 'last_admin_role_delete' : null,
      risks: [
        ...(isOwn ? (['role_own_delete'] as const) : []),
        ...(noneLeft(others) ? (['role_last_administrator'] as const) : []),
      ],
    };
  const { admin_access, app_access, ip_access, users } = write.edits;
  const takesAdmin = admin_access === false && adminRoles.includes(role);
  const { left, entered } = movedUsers(users, role);
  const isAdminAfter = admin_access === true || (adminRoles.includes(role) && !takesAdmin);
  const remaining = administrators.filter(
    ({ id, role: its }) => !left.includes(id) && (isAdminAfter || (its !== role && !entered.includes(id))),
  );
  const addresses = textsIn(ip_access);
  const risks: readonly (readonly [RoleRisk, boolean])[] = [
    ['role_own_admin', isOwn && takesAdmin],
    ['role_own_app', isOwn && app_access === false],
    ['role_own_ip', isOwn && addresses.length > 0],
    ['role_own_left', self !== null && left.includes(self.id)],
    ['role_own_moved', self !== null && !isOwn && entered.includes(self.id)],
    ['role_last_administrator', noneLeft(remaining)],
    ['role_ip_range', addresses.some((entry) => ipEntryKind(entry) === 'range')],
  ];
  return {
    refused: takesAdmin && isLastAdmin ? 'last_admin_role_access' : null,
    risks: risks.flatMap(([risk, applies]) => (applies ? [risk] : [])),
  };
};
