/** Items that are to be edited at once over their list: those of some keys, or those that an entry of the journal tells of. */
export type SeveralWanted =
  { readonly kind: 'keys'; readonly keys: readonly string[] } | { readonly kind: 'entry'; readonly entry: string };

/** Comes along with the address of a list, which has no room for them: keys may be many and long, and a comma may stand in one. */
export const severalState = (keys: readonly string[]): { readonly several: readonly string[] } => ({ several: keys });

/** What an address wants edited at once by the entry it names, or by the state that has come along with it; null for nothing, and for a state of another shape. */
export const severalWanted = (entry: string | null, state: unknown): SeveralWanted | null => {
  if (entry !== null) return { kind: 'entry', entry };
  const several: unknown = typeof state === 'object' && state !== null && 'several' in state ? state.several : null;
  const keys = Array.isArray(several) ? several.filter((key): key is string => typeof key === 'string') : [];
  return keys.length === 0 ? null : { kind: 'keys', keys };
};
