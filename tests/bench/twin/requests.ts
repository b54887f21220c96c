import { largePeople, largeWorld } from '../../../fixtures/worlds/large';
import { Database, Platform, type Accountability } from '../../../src/adapters/memory';
import type { Item } from '../../../src/domain/items';
import type { JsonObject } from '../../../src/kernel';

/** A request to the twin, and the limit of its median in ms. */
export interface Question {
  readonly name: string;
  readonly budget: number;
  readonly ask: () => void;
}

export interface Twin {
  readonly database: Database;
  readonly questions: readonly Question[];
  /** Updates one item, a different one each time. */
  readonly write: () => void;
}

export const ITEMS = 100_000;

const NOON = Date.UTC(2026, 5, 1, 12);
const FIELDS = ['id', 'goods', 'state', 'casks', 'freight', 'tonnes', 'insured', 'booked_on', 'arrived_at'];
const FILTER: JsonObject = { _and: [{ state: { _eq: 'booked' } }, { casks: { _gt: 100 } }] };
const SORT = ['-booked_on', 'goods'];
const PAGE = { fields: FIELDS, filter: FILTER, sort: SORT, limit: 25, page: 1 };

const demand = (fine: boolean, question: string): void => {
  if (!fine) throw new Error(`The twin answered something else: ${question}`);
};

const personOf = (database: Database, role: string): Accountability => {
  const email = largePeople.find((person) => person.role === role)?.email ?? null;
  const row: Item = database.rows('directus_users').find((candidate) => candidate['email'] === email) ?? {};
  return { user: String(row['id']), role: String(row['role']), admin: role === 'Administrator', app: true };
};

/** A twin with 100,000 items, and typical requests of the screens. */
export const largeTwin = (): Twin => {
  const database = new Database(largeWorld(ITEMS));
  const platform = new Platform(database, { now: () => NOON });
  const [admin, clerk] = ['Administrator', 'Clerk'].map((role) =>
    platform.items('consignments', personOf(database, role)),
  );
  if (admin === undefined || clerk === undefined) throw new Error('The large world lacks a role of the bench.');
  let turn = 0;
  const next = (): number => 1 + ((turn += 7919) % ITEMS);
  const write = (): void => demand(admin.update([next()], { goods: `Rope, ${turn} fathoms` }).length === 1, 'update');
  const page = (name: string, ask: () => readonly Item[]): Question => ({
    name,
    budget: 50,
    ask: () => demand(ask().length === 25, name),
  });
  return {
    database,
    write,
    questions: [
      page('page of 25, filter of two clauses, sort by two fields', () => admin.list(PAGE)),
      page('the same with a rule for items', () => clerk.list(PAGE)),
      page('page of 25, no filter, sort by two fields', () => admin.list({ ...PAGE, filter: {} })),
      page('page 500, filter of two clauses, sort by two fields', () => admin.list({ ...PAGE, page: 500 })),
      page('page of 25, search, sort by the key', () =>
        admin.list({ fields: FIELDS, search: 'herring', sort: ['id'], limit: 25 }),
      ),
      {
        name: 'count with a filter',
        budget: 50,
        ask: () => demand(admin.count({ filter: FILTER }).total_count >= ITEMS, 'count'),
      },
      {
        name: 'count with a filter and a rule for items',
        budget: 50,
        ask: () => demand(clerk.count({ filter: FILTER }).filter_count > 0, 'count'),
      },
      { name: 'read by key', budget: 1, ask: () => demand(admin.read(next())['goods'] !== null, 'read') },
      { name: 'write one item', budget: 5, ask: write },
      {
        name: 'create and remove one item',
        budget: 10,
        ask: () =>
          admin.remove(
            admin.create([{ goods: 'Rope', state: 'booked', casks: 1, freight: '1', tonnes: 1, insured: true }]),
          ),
      },
      page('page of 25 behind a write', () => {
        write();
        return admin.list(PAGE);
      }),
    ],
  };
};
