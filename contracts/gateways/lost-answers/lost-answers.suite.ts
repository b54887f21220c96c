import { strict as assert } from 'node:assert';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { lastValueFrom } from 'rxjs';
import { sessionlessRules, writeRules } from '../../../src/application/writes';
import type { AllGateways } from '../../http-gateways';
import { PEOPLE } from '../../platform/people';
import { type Case, defineSuite, type Target, valueOf } from '../suite';
import { contentWrites } from './content-writes';
import { type LostWrite, LosingGateways, type LostWrites } from './lost-answer';
import { peopleWrites } from './people-writes';
import { schemaWrites } from './schema-writes';

type Who = 'administrator' | 'editor';

const writes: LostWrites = { ...contentWrites, ...peopleWrites, ...schemaWrites };

/** Every method that writes, by the rules that a gateway does not compile without. */
const methodsThatWrite = (gateways: AllGateways): readonly string[] =>
  Object.entries({ ...writeRules(gateways), ...sessionlessRules(gateways) }).flatMap(([name, rules]) =>
    Object.entries(rules).flatMap(([method, rule]) => (rule === 'read' ? [] : [`${name}.${method}`])),
  );

/** The user acts, the answer is lost, and the user acts again unless the action has succeeded. */
const repeated = async (name: string, write: LostWrite, target: Target, staysOffline: boolean, who: Who) => {
  const gateways = await (who === 'administrator' && write.as ? write.as(target) : target.as(who));
  const losing = new LosingGateways(gateways, name, staysOffline);
  if (who === 'editor') await target.stage.editorRights(write.editors ?? []);
  const act = await write.prepare(target, losing.gateways, { id: PEOPLE[who].id, gateways });
  try {
    const first = await lastValueFrom(act());
    if (staysOffline) assert.equal(first._tag, 'Left', 'the lost answer was not noticed');
    losing.reconnect();
    if (first._tag === 'Left') await valueOf(act());
    assert.deepEqual(await write.effect(target), write.once);
  } finally {
    await write.cleanUp?.(target);
    if (who === 'editor') await target.stage.editorRights([]);
  }
};

const casesOf = (name: string, write: LostWrite, who: Who): readonly (readonly [string, Case])[] => {
  const subject = who === 'administrator' ? name : `${name} of an editor`;
  return [
    [`${subject} is done once if it is verified at once`, (target) => repeated(name, write, target, false, who)],
    [
      `${subject} is done once if it is verified when it is repeated`,
      (target) => repeated(name, write, target, true, who),
    ],
  ];
};

const cases = Object.entries(writes).flatMap(([name, write]): readonly (readonly [string, Case])[] => {
  if ('coveredBy' in write) return [];
  const people: readonly Who[] = write.editors === undefined ? ['administrator'] : ['administrator', 'editor'];
  return people.flatMap((who) => casesOf(name, write, who));
});

export const lostAnswersSuite = defineSuite('writes whose answer was lost', {
  'every method of every gateway that writes is here': async (target) => {
    const methods = methodsThatWrite(await target.as('administrator'));
    assert.deepEqual(Object.keys(writes).toSorted(), methods.toSorted());
  },
  'the others are covered by a test of their use case': async () => {
    const tests = Object.values(writes).flatMap((write) => ('coveredBy' in write ? [write.coveredBy] : []));
    assert.deepEqual(
      tests.filter((file) => !existsSync(path.join(import.meta.dirname, '../../..', file))),
      [],
    );
  },
  ...Object.fromEntries(cases),
});
