import { overLength } from '../../kernel';
import type { Role } from './role';

/** A quoted name before an address in angle brackets; it may contain separators. */
const QUOTED_NAME = /"[^"\r\n]*"\s*(?=<[^<>,;\s]+@[^<>,;\s]+>)/g;

/** `Name <address>`, as mail programs write recipients. */
const NAMED_ADDRESS = /^[^<>]*<([^<>\s]+@[^<>\s]+)>$/;

/** Splits at commas. Text without an @ before a named address is part of its name: 'Doe, Ann <ann@x.example>'. */
const splitAtCommas = (line: string): readonly string[] => {
  const entries = line.split(',').map((entry) => entry.trim());
  return entries.filter((entry, index) => {
    const next = entries.slice(index + 1).find((each) => each.includes('@'));
    return entry.includes('@') || next === undefined || !NAMED_ADDRESS.test(next);
  });
};

/**
 * Email addresses separated by commas, semicolons, tabs or line breaks, also as `Name <address>`, trimmed and each once,
 * whatever its case; blank ones are skipped (spec 001, 5).
 */
export const invitedEmails = (text: string): readonly string[] => {
  const addresses = new Map<string, string>();
  const lines = text.replace(QUOTED_NAME, '').split(/[;\t\r\n]/);
  for (const entry of lines.flatMap(splitAtCommas)) {
    const address = NAMED_ADDRESS.exec(entry)?.[1] ?? entry;
    const key = address.toLowerCase();
    if (address !== '' && !addresses.has(key)) addresses.set(key, address);
  }
  return [...addresses.values()];
};

/** The first address that its column does not take, and how many characters it has too many; null if all fit. */
export const overlongEmail = (
  emails: readonly string[],
  limit: number,
): { readonly email: string; readonly count: number } | null => {
  const email = emails.find((each) => overLength(each, limit) > 0);
  return email === undefined ? null : { email, count: overLength(email, limit) };
};

/**
 * The role that is chosen before the user chooses one: the given one, else the first by name. None where one of them
 * administers the project: the first by name is often that one, and all rights are not given by an unread default.
 */
export const initialInvitationRole = (roles: readonly Role[], given: string | null): string | null =>
  given ?? (roles.some(({ admin_access }) => admin_access) ? null : (roles[0]?.id ?? null));

/** A user that the directory already has. */
export interface ExistingUser {
  readonly email: string;
  readonly status: string | null;
}

/** What became of an address; the outcome is a key of the locale files. */
export interface InvitationResult {
  readonly email: string;
  readonly outcome: 'user_invited' | 'already_user' | 'already_invited' | 'not_an_email';
}

/** The server decides; this finds the entries that cannot be an address, because one of them refuses all. */
const isEmailLike = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** The addresses that can be invited, and the result of the others. */
export const classifyEmails = (
  emails: readonly string[],
  existing: readonly ExistingUser[],
): { readonly invitable: readonly string[]; readonly results: readonly InvitationResult[] } => {
  const statuses = new Map(existing.map(({ email, status }) => [email.toLowerCase(), status]));
  const results = emails.flatMap((email): readonly InvitationResult[] => {
    if (!isEmailLike(email)) return [{ email, outcome: 'not_an_email' }];
    const status = statuses.get(email.toLowerCase());
    if (status === undefined) return [];
    return [{ email, outcome: status === 'invited' ? 'already_invited' : 'already_user' }];
  });
  const refused = new Set(results.map(({ email }) => email));
  return { invitable: emails.filter((email) => !refused.has(email)), results };
};
