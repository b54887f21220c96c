import type { Item } from '../items';
import type { Json } from '../../kernel';

const rank = (value: Json): number => (value === null ? 0 : typeof value === 'number' || typeof value === 'boolean' ? 1 : 2);

const compare = (a: Json, b: Json): number => {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (a === null) return 0;
  if (typeof a === 'object' || typeof b === 'object') return 0;
  if (rank(a) === 1) return Number(a) - Number(b);
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
};

/** Items already here in the order the server would give them: empty values first, equal ones as they stood. */
export const sortItems = (items: readonly Item[], sort: string): readonly Item[] => {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  return [...items].sort((a, b) => compare(a[field] ?? null, b[field] ?? null) * (descending ? -1 : 1));
};
