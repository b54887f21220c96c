import { valueIn } from '../../../domain/items';
import type { Json } from '../../../kernel';
import type { Translation } from './translations.rules';

/** One save writes rows one after the other: times that are closer than this, in ms, are of the same save. */
const SAME_SAVE = 10_000;

const timeOf = (value: Json): number | null => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

const isOlder = (target: Translation, source: Translation, updated: string | null): boolean => {
  if (updated === null || source.row === null || target.row === null) return false;
  const [before, after] = [timeOf(valueIn(target.row.values, updated)), timeOf(valueIn(source.row.values, updated))];
  return before !== null && after !== null && after - before > SAME_SAVE;
};

/**
 * Whether the source was changed since it was translated: edited here and the translation not, or saved later than the
 * translation. `updated` is the field in which the server writes the time of the last change; null where the rows have
 * none, so that nothing is known of earlier changes. A translation that is edited here counts as up to date.
 */
export const hasChangedSource = (target: Translation, source: Translation | null, updated: string | null): boolean => {
  const [to, from] = [target.row, source?.row ?? null];
  if (source === null || from === null || to === null || source.id === target.id) return false;
  if (target.kind !== 'language' || target.filled.length === 0 || source.filled.length === 0) return false;
  if (to.state !== 'loaded' && to.state !== 'moved') return false;
  return from.state === 'edited' || isOlder(target, source, updated);
};
