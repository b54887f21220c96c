const NAME = /^[a-z0-9_]{1,64}$/;

/** Names come from the server and become part of an address: nothing else is ever fetched. */
export const isIconName = (name: string): boolean => NAME.test(name);

const letterOf = (name: string): string => (/^[a-z]/.test(name) ? name.charAt(0) : '0');

/** The file in which an icon is kept: its first letter, or '0'; the filled ones are kept apart. */
export const shardOf = (name: string, filled: boolean): string => `${filled ? 'filled-' : ''}${letterOf(name)}`;
