import * as t from 'io-ts';
import { memberDecoder, validEntries } from '../../../../kernel';

/** Items to be edited at once over their list: by key, or by journal entry. */
export type BatchEditTarget =
  { readonly kind: 'keys'; readonly keys: readonly string[] } | { readonly kind: 'entry'; readonly entry: string };

/** Router state for a list. Keys do not fit the URL: there may be many, they may be long and contain commas. */
export const batchEditState = (keys: readonly string[]): { readonly several: readonly string[] } => ({ several: keys });

const decodeState = memberDecoder({ several: validEntries(t.string) });

/** The batch edit requested by a journal entry in the URL or by router state; null for none and for invalid state. */
export const batchEditTarget = (entry: string | null, state: unknown): BatchEditTarget | null => {
  if (entry !== null) return { kind: 'entry', entry };
  const { several: keys } = decodeState(state);
  return keys.length === 0 ? null : { kind: 'keys', keys };
};
