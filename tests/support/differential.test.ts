/** @jest-environment node */
import { ignoreKnown } from '../../contracts/differential/exchange';
import type { Answer, Request } from '../../contracts/differential/request';
import { BOOKS } from '../../contracts/differential/shape';
import type { Json } from '../../src/kernel';

const rows = (...data: readonly Json[]): Answer => ({ status: 200, body: { data: [...data] } });

const dated: Request = {
  who: 'administrator',
  method: 'GET',
  path: `/items/${BOOKS}`,
  query: { filter: { day: { _lt: '2026-01-01' } } },
  touches: [],
};

const found = (twin: Answer, real: Answer, request = dated) => ignoreKnown({ request, twin: [twin], real: [real] });

test('of rows that one server alone finds nothing is compared, of rows that both find all fields are', () => {
  const [one, two] = [
    { id: 1, title: 'One' },
    { id: 2, title: 'Two' },
  ];
  expect(found(rows(one, two), rows(two))).toMatchObject({ left: null, byStatusOnly: 0, uncompared: 0 });
  expect(found(rows(one, two), rows({ id: 2, title: 'Other' })).left).not.toBeNull();
});

test('rows without a key are compared by the names of their members', () => {
  expect(found(rows({ title: 'One' }), rows({ title: 'Two' }, { title: 'Three' })).left).toBeNull();
  expect(found(rows({ title: 'One' }), rows({ name: 'One' })).left).not.toBeNull();
});

test('an answer of which the status is left is counted', () => {
  expect(found(rows({ id: 1 }), rows())).toMatchObject({ left: null, byStatusOnly: 1, uncompared: 0 });
  expect(found(rows({ id: 1 }), { status: 500, body: null }).left).not.toBeNull();
});

test('after a failed move the rows are compared without their position', () => {
  const move: Request = {
    who: 'administrator',
    method: 'POST',
    path: `/utils/sort/${BOOKS}`,
    query: {},
    body: { item: 1, to: 2 },
    touches: [BOOKS],
  };
  const failed: Answer = { status: 500, body: null };
  const history: Answer = rows();
  const after = (twin: Json, real: Json) =>
    ignoreKnown({ request: move, twin: [failed, rows(twin), history], real: [failed, rows(real), history] });
  expect(after({ id: 1, sort: null, title: 'One' }, { id: 1, sort: 1, title: 'One' }).left).toBeNull();
  expect(after({ id: 1, sort: null, title: 'One' }, { id: 1, sort: 1, title: 'Other' }).left).not.toBeNull();
});
