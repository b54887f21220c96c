import { cleanup } from '@testing-library/react';
import { Registries, type Services } from '../../src/kit';
import { endApplication } from './application';
import {
  checkAccessibility,
  checkEdit,
  checkHostileValues,
  checkReadonly,
  checkValues,
  type InterfacePromise,
} from './check-interface';
import { LIGHT, startIn } from './modes';
import { PLANTED, plantedFixtures, plantedInterface } from './planted-interfaces';
import { subjectsOf } from './subjects';

/** The suite over interfaces reports interfaces that break a promise, and only those. */
describe('a planted interface', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startIn(LIGHT);
    PLANTED.forEach((planted, index) => services.get(Registries).interfaces.register(plantedInterface(planted, index)));
  });
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    Reflect.deleteProperty(Object.prototype, 'polluted');
  });
  afterAll(() => endApplication(services));

  /** The promises it breaks, as the suite reports them, until it has reported the expected one. */
  const brokenBy = async (index: number): Promise<ReadonlySet<InterfacePromise>> => {
    const planted = PLANTED[index];
    if (planted === undefined) throw new Error(`There is no planted interface ${index}`);
    const subjects = subjectsOf(plantedInterface(planted, index), plantedFixtures);
    const checks = subjects.flatMap((subject) => [
      () => checkValues(services, subject),
      () => checkHostileValues(services, subject),
      () => checkReadonly(services, subject),
      () => checkAccessibility(services, subject),
      ...plantedFixtures.edits.map((edit) => () => checkEdit(services, subject, edit)),
    ]);
    const broken = new Set<InterfacePromise>();
    for (const check of checks) {
      for (const { promise } of await check()) broken.add(promise);
      if (planted.broken !== null && broken.has(planted.broken)) break;
    }
    return broken;
  };

  it.each(PLANTED.map(({ title, broken }, index) => ({ title, broken, index })))(
    'that $title is reported for it',
    async ({ broken, index }) => {
      const reported = await brokenBy(index);
      if (broken === null) expect([...reported]).toEqual([]);
      else expect([...reported]).toContain(broken);
    },
  );
});
