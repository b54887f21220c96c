import { chance } from '../../../fixtures/builders';
import { compileFilter } from '../../../src/domain/filters';
import type { Item } from '../../../src/domain/items';
import type { BenchCase } from './measure';

const ROWS = 100_000;
const CONTEXT = { user: 'u', role: 'r', now: Date.UTC(2026, 0, 1) };
const RULE = {
  _and: [{ status: { _eq: 'published' } }, { words: { _gt: 1000 } }, { title: { _contains: 'Harbour' } }],
};

const { integer, pick, happens } = chance('bench/filter-rows');

const rows: readonly Item[] = Array.from({ length: ROWS }, (_, index) => ({
  id: index + 1,
  title: `${pick(['The harbour', 'A harbour master', 'Night train', 'Salt flats'])} ${index}`,
  status: pick(['draft', 'published', 'archived']),
  words: happens(0.1) ? null : integer(0, 5000),
}));

const countByHand = (): number => {
  const part = 'harbour';
  let count = 0;
  for (const { status, words, title } of rows) {
    const isLong = typeof words === 'number' && words > 1000;
    if (status === 'published' && isLong && typeof title === 'string' && title.toLowerCase().includes(part)) count += 1;
  }
  return count;
};

const countByDomain = (): number => {
  const holds = compileFilter(RULE, CONTEXT);
  let count = 0;
  for (const row of rows) if (holds(row)) count += 1;
  return count;
};

export const filterRows: BenchCase = {
  name: '100,000 rows, a rule of three clauses',
  budget: 60,
  domain: countByDomain,
  byHand: countByHand,
};
