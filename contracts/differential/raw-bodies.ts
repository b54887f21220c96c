import type { Chance } from '../../fixtures/builders';
import { weighed } from './pick';
import type { RawBody } from './request';

/** Slightly more than the 20 MB limit of both servers. */
const TOO_MANY = 2_100_000;

/** A raw body, mostly unparseable: invalid, truncated, too long, or of another content type than declared. */
export const rawBody = (chance: Chance): RawBody =>
  weighed<RawBody>(chance, [
    [
      12,
      () => ({
        text: chance.pick([
          '{',
          '{"title":',
          '{"title":"x"',
          '{"title":"x",}',
          "{'title':'x'}",
          '{"title":x}',
          '}{',
          '[1,2',
          '[',
          'no json',
          '{"title":"\u0001"}',
        ]),
      }),
    ],
    [
      6,
      () => ({
        text: chance.pick([
          '5',
          '"text"',
          'null',
          'true',
          '',
          ' ',
          '{}',
          '[]',
          '[null]',
          '[5]',
          '[[]]',
          '{"title":"x"}{}',
        ]),
      }),
    ],
    [
      4,
      () => ({
        text: chance.pick(['{"title":"x"}', 'title=x', 'x']),
        type: chance.pick([
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/xml',
          'application/json; charset=utf-16',
          'application/json; charset=latin1',
          'application/jsonx',
        ]),
      }),
    ],
    [1, () => ({ text: '[{"a":1}],', times: TOO_MANY })],
  ]);
