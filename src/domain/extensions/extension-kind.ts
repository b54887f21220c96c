/** What can be added to the application from outside, by the names that the platform has for them. */
export const EXTENSION_KINDS = ['modules', 'layouts', 'interfaces', 'displays'] as const;

export type ExtensionKind = (typeof EXTENSION_KINDS)[number];
