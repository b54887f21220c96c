import { strict as assert } from 'node:assert';
import {
  newCondition,
  offeredOperators,
  operatorsOf,
  requestFilter,
  type FilterOperator,
} from '../../src/domain/filters';
import { schemaOf, type FieldType } from '../../src/domain/schema';
import type { Json } from '../../src/kernel';
import { LosingGateways } from '../gateways/lost-answers/lost-answer';
import { codeOf, value } from './answers';
import { ARTICLES, TYPES, TYPES_WITH_COLUMNS, type Walk } from './generation-walk';

const SAMPLES: Readonly<Partial<Record<FieldType, Json>>> = {
  boolean: true,
  integer: 1,
  bigInteger: '1',
  float: 1,
  decimal: 1,
  date: '2026-03-01',
  dateTime: '2026-03-01T10:00:00',
  timestamp: '2026-03-01T10:00:00Z',
  time: '10:00:00',
  uuid: '0b5f2f6e-8f0f-4a7b-9b64-0c2f9a3f6d10',
};

const sampleValue = (type: FieldType, operator: FilterOperator): Json => {
  const sample = SAMPLES[type] ?? 'a';
  if (operator === 'in' || operator === 'nin') return [sample];
  return operator === 'between' || operator === 'nbetween' ? [sample, sample] : sample;
};

/** What servers tell of their capabilities, and what rights and requests depend on. */
export const CAPABILITY_CHECKS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'a user without a role has the access and the permissions of their policies': async ({ withoutRole, editor }) => {
    if (withoutRole === null) return;
    const { role, ownAccess } = await value(withoutRole.users.me());
    assert.deepEqual([role, ownAccess], [null, { admin_access: false, app_access: true }]);
    assert.deepEqual(await value(withoutRole.permissions.listMine()), await value(editor.permissions.listMine()));
    assert.deepEqual(await value(withoutRole.items.list(ARTICLES, { fields: ['id'] })), [{ id: 1 }]);
    for (const call of [withoutRole.schema.collections(), withoutRole.server.settings(), withoutRole.roles.list()])
      await value<unknown>(call);
  },
  'a start asks at most once for what the dialect is chosen by': async ({ start }) => {
    const { gateways, paths } = start();
    const { users, server, permissions, schema } = gateways;
    await Promise.all(
      [users.me(), server.capabilities(), server.settings(), permissions.listMine(), schema.fields()].map((call) =>
        value<unknown>(call),
      ),
    );
    const asked = (path: string) => paths.filter((each) => each === path).length;
    assert.deepEqual([asked('/server/info'), Math.max(asked('/policies/me/globals'), 1)], [1, 1]);
  },
  'administrators are told the version, which is a verified one': async ({ administrator }) => {
    const [{ version }, { newestVerified }] = [
      await value(administrator.server.info()),
      await value(administrator.server.capabilities()),
    ];
    assert.equal(version?.startsWith(`${newestVerified}.`), true, `${version} and ${newestVerified}`);
  },
  'the operators that the server refuses are those that are not offered': async ({ administrator }) => {
    const { refusedOperators } = await value(administrator.server.capabilities());
    const schema = schemaOf(
      (await value(administrator.schema.collections())).collections,
      await value(administrator.schema.fields()),
      await value(administrator.schema.relations()),
    );
    for (const type of TYPES_WITH_COLUMNS)
      for (const operator of operatorsOf(type)) {
        const filter = requestFilter(schema, TYPES, [
          { ...newCondition(type, type, type, operator), value: sampleValue(type, operator) },
        ]);
        const expected = offeredOperators(type, refusedOperators).includes(operator) ? 'no refusal' : 'INVALID_QUERY';
        const code = await codeOf(
          administrator.items.list(TYPES, { fields: ['id'], ...(filter !== null && { filter }) }),
        );
        assert.equal(code, expected, `${type} ${operator} ${JSON.stringify(filter)}`);
      }
  },
  'a comment whose answer was lost is found, and not posted again': async ({ administrator, editor }) => {
    const { gateways } = new LosingGateways(editor, 'comments.post', false);
    const posted = await value(gateways.comments.post(ARTICLES, 1, 'Lost and found'));
    const all = await value(editor.comments.listForItem(ARTICLES, 1));
    assert.deepEqual(
      all.filter(({ comment }) => comment === 'Lost and found'),
      [posted],
    );
    await value(administrator.comments.remove(posted.id));
  },
  'those who administer are found': async ({ administrator }) => {
    const filter = { _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }] };
    const found = await value(administrator.items.list('directus_users', { fields: ['email'], filter }));
    assert.deepEqual(found, [{ email: 'admin@example.com' }]);
  },
  'webhooks are created where the server has them': async ({ administrator }) => {
    const { webhooks } = await value(administrator.server.capabilities());
    const hook = { name: 'Walk', url: 'http://127.0.0.1/', actions: ['create'], collections: [ARTICLES] };
    const code = await codeOf(administrator.items.create('directus_webhooks', hook));
    assert.equal(code === 'no refusal', webhooks, code);
  },
};
