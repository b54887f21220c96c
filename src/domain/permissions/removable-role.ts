/** The first two roles of an installation that counts them cannot be deleted here (spec 001, 2). */
export const isRoleRemovable = (id: string): boolean => id !== '1' && id !== '2';
