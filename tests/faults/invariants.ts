import { currentValue, type Json } from '../../src/kernel';
import { isSame } from './edited-world';
import type { Request } from './faulty-items';
import type { SimulatedEditor } from './simulated-editor';

const json = (value: Json | undefined): string => JSON.stringify(value ?? null);

/** Edits that are neither in the form nor were ever applied on the server. */
export const lostEdits = (person: SimulatedEditor): readonly string[] =>
  [...person.expectedValues].flatMap(([field, value]) =>
    person.isApplied(field, value) || isSame(field, person.form.values[field], value)
      ? []
      : [`${field}: ${json(value)} is lost`],
  );

const isWrite = ({ what }: Request): boolean => what === 'create' || what === 'update';

/** Writes to another item than the open one, or of values that the user did not enter. */
export const strayWrites = (person: SimulatedEditor): readonly string[] => {
  const { collection } = person.target;
  const strays = person.network.requests.filter(isWrite).filter(({ what, key, body, ...request }) => {
    const isHere =
      request.collection === collection && (what === 'create' || key === null || String(key) === person.key);
    const isOwn = Object.entries(body).every(([field, value]) => field === 'id' || !json(value).includes('they'));
    return !isHere || !isOwn;
  });
  const others = person.world.rows(collection).filter(({ id }) => String(id) !== person.key);
  return [
    ...strays.map(({ what, key, body }) => `a stray ${what} of ${json(key)}: ${json(body)}`),
    ...(person.key === null ? [] : others.filter((row) => json(row).includes('me '))).map(
      (row) => `written into ${json(row['id'] ?? null)}`,
    ),
  ];
};

/** Values written twice without a concurrent change between, and items created twice. */
export const doubleWrites = (person: SimulatedEditor): readonly string[] => {
  const last = new Map<string, string>();
  const twice: string[] = [];
  for (const { who, values, request } of person.changes) {
    for (const [field, value] of Object.entries(values)) {
      if (field === 'id') continue;
      const mark = `${who} ${json(value)}`;
      if (request?.what !== 'create' && last.get(field) === mark)
        twice.push(`${field}: ${json(value)} was written twice`);
      last.set(field, mark);
    }
  }
  const made = person.changes.filter(({ request }) => request?.what === 'create').length;
  return made > 1 ? [...twice, `made ${made} times`] : twice;
};

/** Writes sent directly after a write of unknown outcome, without a read between. */
export const blindRepeats = (person: { readonly network: SimulatedEditor['network'] }): readonly string[] => {
  const { requests } = person.network;
  return requests.flatMap((request, at) => {
    const before = requests[at - 1];
    return isWrite(request) && before !== undefined && isWrite(before) && before.outcome === 'uncertain'
      ? [`a blind ${request.what}`]
      : [];
  });
};

/** Writes of unknown outcome that the form does not report. */
export const unreportedWrites = (person: SimulatedEditor): readonly string[] => {
  const { editing } = person.page;
  const newest = person.requests.at(-1);
  if (newest === undefined || newest.outcome !== 'uncertain' || editing.isBusy) return [];
  return currentValue(editing.uncertainWrite$) === null || currentValue(editing.failure$) === null
    ? [`the form does not report an uncertain ${newest.what}`]
    : [];
};
