/** The addresses in a text: commas and new lines part them, blanks around them and blank ones go (spec 001, 5). */
export const invitedEmails = (text: string): readonly string[] =>
  text
    .split(/[,\r\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Why nobody can be invited yet; a key of the locale files. */
export type InvitationDenial = 'no_address' | 'no_role';

/** False when it can be sent. */
export const invitationDenied = (text: string, role: string | null): InvitationDenial | false => {
  if (invitedEmails(text).length === 0) return 'no_address';
  return role === null ? 'no_role' : false;
};
