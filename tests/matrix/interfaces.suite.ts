import { cleanup } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import type { FieldType } from '../../src/domain/schema';
import type { InterfaceDefinition, InterfaceEdit, InterfaceFixtures, Services } from '../../src/kit';
import { endApplication } from './application';
import {
  checkAccessibility,
  checkEdit,
  checkHostileValues,
  checkReadonly,
  checkValues,
  isChangedByInteraction,
} from './check-interface';
import { fixturesIfAny } from './fixtures-of';
import { type Mode, startIn } from './modes';
import { type Subject, subjectsOf } from './subjects';

/** Icons offered for selection. */
const ICONS = { action: ['anchor', 'alarm'], maps: ['local_cafe'] };

/** Types for the fallback of unknown ids: a few of each kind. */
const UNKNOWN_TYPES: readonly FieldType[] = ['string', 'text', 'bigInteger', 'boolean', 'timestamp', 'json', 'csv'];

const { interfaces } = contributions();

const withFixtures: readonly (readonly [InterfaceDefinition, InterfaceFixtures])[] = [
  ...interfaces.all().map((definition) => [definition, fixturesIfAny(definition)] as const),
  [
    { ...interfaces.get('no-such-interface'), types: UNKNOWN_TYPES },
    { values: {}, edits: [] },
  ],
];

const titled = (subject: Subject) => ({
  title: `${subject.definition.id} with ${subject.type} and ${JSON.stringify(subject.options).slice(0, 80)}`,
  subject,
});

const subjects = withFixtures.flatMap(([definition, fixtures]) => subjectsOf(definition, fixtures)).map(titled);

/** Every type with its main set of options. */
const main = subjects.filter(({ subject }) => subject.isMain);

/** The first type with every set of options. */
const configured = subjects.filter(({ subject: { definition, type } }) => type === definition.types[0]);

/** The first type with its main set of options. */
const perInterface = configured.filter(({ subject }) => subject.isMain);

const editsOf = ({ fixtures }: Subject): readonly InterfaceEdit[] => (fixtures.edits === 'none' ? [] : fixtures.edits);

const editable = perInterface.filter(({ subject }) => editsOf(subject).length > 0);

const silent = perInterface.filter(({ subject }) => subject.fixtures.edits === 'none');

const edits = editable.flatMap(({ subject }) =>
  editsOf(subject).map((edit, index) => ({
    title: `${subject.definition.id}, edit ${index + 1}`,
    subject,
    edit,
  })),
);

/**
 * With every type; with the first one, which takes a third of the time; or only what a colour scheme can change: whether
 * the values of the fixtures are shown, and accessibility.
 */
type Extent = 'every type' | 'first type' | 'appearance';

/** The promises of all interfaces in one mode. */
export const describeInterfaces = (mode: Mode, extent: Extent): void =>
  describe(`interfaces in ${mode.name}`, () => {
    const [values, settings] = extent === 'every type' ? [subjects, main] : [configured, perInterface];
    let services: Services;
    beforeAll(async () => {
      globalThis.fetch = async () => ({ ok: true, json: async () => ICONS }) as Response;
      document.execCommand = () => false;
      services = await startIn(mode);
    });
    afterEach(cleanup);
    afterAll(() => endApplication(services));

    it.each(values)('$title show every value and emit nothing before an edit', async ({ subject }) => {
      expect(await checkValues(services, subject, extent !== 'appearance')).toEqual([]);
    });

    it.each(configured)('$title are accessible', async ({ subject }) => {
      expect(await checkAccessibility(services, subject)).toEqual([]);
    });

    if (extent === 'appearance') return;

    it.each(settings)('$title show hostile values as text', async ({ subject }) => {
      expect(await checkHostileValues(services, subject)).toEqual([]);
    });

    it.each(settings)('$title deny edits while read-only', async ({ subject }) => {
      expect(await checkReadonly(services, subject)).toEqual([]);
    });

    it.each(editable)('$title change by the same interaction while editable', async ({ subject }) => {
      expect(await isChangedByInteraction(services, subject)).toBe(true);
    });

    it.each(silent)('$title emit nothing by the same interaction', async ({ subject }) => {
      expect(await isChangedByInteraction(services, subject)).toBe(false);
    });

    it.each(edits)('$title emits what the user enters', async ({ subject, edit }) => {
      expect(await checkEdit(services, subject, edit)).toEqual([]);
    });
  });
