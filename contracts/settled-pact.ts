import { isJsonObject, type Json } from '../src/kernel';

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, member]) => [key, sorted(member)]),
  );
};

const nameOf = (interaction: Json): string => (isJsonObject(interaction) ? String(interaction['description']) : '');

/** The pact in an order that does not depend on the run: interactions by their name, members by theirs. */
export const settled = (text: string): string => {
  const pact = JSON.parse(text) as Json;
  if (!isJsonObject(pact) || !Array.isArray(pact['interactions'])) throw new Error('Pact wrote something that is no pact.');
  const interactions = [...pact['interactions']].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  return `${JSON.stringify(sorted({ ...pact, interactions }), null, 2)}\n`;
};
