type ClassName = string | false | null | undefined;

/** Joins class names; what is false, null, undefined or empty is left out. */
export const classNames = (...names: readonly ClassName[]): string => names.filter(Boolean).join(' ');
