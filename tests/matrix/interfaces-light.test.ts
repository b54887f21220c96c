import { contributions } from '../../src/assembly/contributions';
import { fixturesOf } from './fixtures-of';
import { describeInterfaces } from './interfaces.suite';
import { LIGHT } from './modes';

describeInterfaces(LIGHT, 'every type');

const definitions = contributions().interfaces.all();

it.each(definitions.map((definition) => [definition.id, definition] as const))('%s has fixtures', (_id, definition) => {
  expect(Object.keys(fixturesOf(definition).values).sort()).toEqual(
    definition.types.filter((type) => type !== 'alias').sort(),
  );
});
