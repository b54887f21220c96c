/** Letters, figures and dashes, and nothing that a path, a script tag or a selector could take for something else. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/i;

/** Names come from folders on the server and end up in addresses and in the page: others than these are not loaded. */
export const isExtensionName = (name: string): boolean => NAME.test(name);

/** What can be added to the application from outside, by the names that the platform has for them. */
export const EXTENSION_KINDS = ['modules', 'layouts', 'interfaces', 'displays'] as const;

export type ExtensionKind = (typeof EXTENSION_KINDS)[number];
