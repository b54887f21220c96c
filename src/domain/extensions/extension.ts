/** No character that has a meaning in a path, a script tag or a selector. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/i;

/**
 * Extension names come from folders on the server and become part of URLs and of the page; other names are not
 * loaded.
 */
export const isExtensionName = (name: string): boolean => NAME.test(name);

/** The kinds of extensions, as the platform names them. */
export const EXTENSION_KINDS = ['modules', 'layouts', 'interfaces', 'displays'] as const;

export type ExtensionKind = (typeof EXTENSION_KINDS)[number];
