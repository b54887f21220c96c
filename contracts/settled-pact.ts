import { isJsonObject, type Json } from '../src/kernel';

/** The same in every locale. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => byCode(a, b))
      .map(([key, member]) => [key, sorted(member)]),
  );
};

const nameOf = (interaction: Json): string => (isJsonObject(interaction) ? String(interaction['description']) : '');

/**
 * The pact in an order that does not depend on the run: interactions by their name, members by theirs. Throws when it
 * has not as many as there are, since two of the same name become one.
 */
export const settled = (text: string, count: number): string => {
  const pact = JSON.parse(text) as Json;
  if (!isJsonObject(pact) || !Array.isArray(pact['interactions']))
    throw new Error('Pact wrote something that is no pact.');
  const found = pact['interactions'].length;
  if (found !== count)
    throw new Error(`The pact holds ${found} interactions instead of ${count}: do two share a name?`);
  const interactions = [...pact['interactions']].sort((a, b) => byCode(nameOf(a), nameOf(b)));
  return `${JSON.stringify(sorted({ ...pact, interactions }), null, 2)}\n`;
};
