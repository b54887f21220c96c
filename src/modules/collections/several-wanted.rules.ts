/** What a history keeps with the address of a list on which some items are to be edited at once. */
export interface SeveralWanted {
  readonly several: readonly string[];
}

/** The keys that come along with an address; none out of a state of another shape. */
export const severalWanted = (state: unknown): readonly string[] => {
  const keys: unknown = typeof state === 'object' && state !== null && 'several' in state ? state.several : null;
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
};
