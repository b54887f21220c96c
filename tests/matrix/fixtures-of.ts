import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DisplayDefinition, DisplayFixtures, InterfaceDefinition, InterfaceFixtures } from '../../src/kit';

const INTERFACES = join(__dirname, '../../src/interfaces');
const DISPLAYS = join(__dirname, '../../src/displays');

const isFixtures = (name: string, found: unknown): found is InterfaceFixtures =>
  name.endsWith('Fixtures') && typeof found === 'object' && found !== null && 'values' in found && 'edits' in found;

/** The fixtures in the folder of an interface. Throws with instructions when they are missing. */
export const fixturesOf = ({ id, types }: InterfaceDefinition): InterfaceFixtures => {
  const file = `src/interfaces/${id}/${id}.fixtures.ts`;
  const path = join(INTERFACES, id, `${id}.fixtures.ts`);
  const advice = `write ${file}, exporting one constant whose name ends in Fixtures: InterfaceFixtures`;
  if (!existsSync(path)) throw new Error(`The interface '${id}' has no fixtures: ${advice}.`);
  const exported = Object.entries(jest.requireActual<Record<string, unknown>>(path));
  const fixtures = exported.flatMap(([name, found]) => (isFixtures(name, found) ? [found] : []))[0];
  if (fixtures === undefined) throw new Error(`${file} exports no fixtures: ${advice}.`);
  const lacking = types.filter((type) => type !== 'alias' && (fixtures.values[type] ?? []).length === 0);
  if (lacking.length > 0) throw new Error(`${file} has no values for ${lacking.join(', ')}, which '${id}' accepts.`);
  if (fixtures.edits.length === 0 && types.some((type) => type !== 'alias'))
    throw new Error(`${file} has no edits, so the suite cannot tell whether '${id}' can be used.`);
  return fixtures;
};

const NONE: InterfaceFixtures = { values: {}, edits: [] };

/** The same, or no fixtures: only one suite reports missing ones, the others use generated values. */
export const fixturesIfAny = (definition: InterfaceDefinition): InterfaceFixtures => {
  try {
    return fixturesOf(definition);
  } catch {
    return NONE;
  }
};

/** The fixtures in the folder of a display, which may have none: displays are also fed with those of the interfaces. */
export const displayFixturesIfAny = ({ id }: DisplayDefinition): DisplayFixtures => {
  const path = join(DISPLAYS, id, `${id}.fixtures.ts`);
  if (!existsSync(path)) return { values: {} };
  const exported = Object.values(jest.requireActual<Record<string, DisplayFixtures>>(path));
  return exported.find((fixtures) => 'values' in fixtures) ?? { values: {} };
};
