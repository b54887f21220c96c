import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { defer, of } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { NewPolicy, PolicyHolder } from '../../domain/users';
import { apiFailure, type Call, type Failure, networkFailure, succeed } from '../../kernel';
import type { Gateways } from '../../ports/gateways/gateways';
import type { PoliciesGateway } from '../../ports/gateways/policies-gateway';
import { Notifications } from '../notifications';
import { verifiedGateways, VerifiedWrites } from '../writes';

const POLICY: NewPolicy = { name: 'Review', admin_access: false, app_access: true };

/** A server with policies and attachments, of which the first answer to a write is lost. */
const losingServer = () => {
  const names = ['Public'];
  const holders: PolicyHolder[] = [{ id: 'a1', role: { id: 'r1', name: 'Editors' }, user: null }];
  let isLost = false;
  const write = <A>(apply: () => Either<Failure, A>): Call<A> =>
    defer(() => {
      const done = apply();
      if (isLost) return of(done);
      isLost = true;
      return of(left(networkFailure('POST', true)));
    });
  const policies = {
    list: () => defer(() => succeed(names.map((name) => ({ id: `id of ${name}`, name })))),
    holders: () => defer(() => succeed([...holders])),
    create: ({ name }: NewPolicy) =>
      write(() => {
        names.push(name);
        return right(`id of ${name}`);
      }),
    attach: (_: string, to: 'role' | 'user', key: string) =>
      write(() => {
        const holder = { id: key, name: key };
        holders.push({ id: `a${holders.length + 1}`, role: null, user: null, [to]: holder });
        return right(undefined);
      }),
    detach: (ids: readonly string[]) =>
      write(() => {
        if (!ids.every((id) => holders.some((each) => each.id === id))) return left(apiFailure(403, 'FORBIDDEN', ''));
        holders.splice(0, holders.length, ...holders.filter((each) => !ids.includes(each.id)));
        return right(undefined);
      }),
  } as unknown as PoliciesGateway;
  const items = {
    read: (_: string, id: string) =>
      defer(() => of(holders.some((each) => each.id === id) ? right({ id }) : left(apiFailure(403, 'FORBIDDEN', '')))),
    list: () => defer(() => succeed(holders.map(({ id }) => ({ id })))),
  };
  const others = new Proxy({ policies, items } as unknown as Gateways, {
    get: (known, name) => Reflect.get(known, name) ?? {},
  });
  const { policies: verified } = verifiedGateways(others, new VerifiedWrites(new Notifications(new VirtualClock())));
  return { policies: verified, names, holders };
};

const answerOf = <A>(call: Call<A>): Either<Failure, A> | null => {
  let answer: Either<Failure, A> | null = null;
  call.subscribe((result) => (answer = result));
  return answer;
};

/** Sends a write, and again if it has failed. */
const untilDone = <A>(call: Call<A>): unknown => {
  const first = answerOf(call);
  return first === null || isLeft(first) ? answerOf(call) : first;
};

test('a policy is created once after a lost answer', () => {
  const { policies, names } = losingServer();
  expect(untilDone(policies.create(POLICY))).toEqual(right('id of Review'));
  expect(names).toEqual(['Public', 'Review']);
});

test.each(['role', 'user'] as const)('a policy is attached to a %s once after a lost answer', (to) => {
  const { policies, holders } = losingServer();
  expect(untilDone(policies.attach('p', to, 'x'))).toEqual(right(undefined));
  expect(holders.filter((each) => each[to]?.id === 'x')).toHaveLength(1);
});

test('a policy that is taken from its holders is not taken again after a lost answer', () => {
  const { policies, holders } = losingServer();
  expect(untilDone(policies.detach(['a1']))).toEqual(right(undefined));
  expect(holders).toEqual([]);
});
