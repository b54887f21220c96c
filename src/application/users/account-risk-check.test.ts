import { type Either, left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import type { Item } from '../../domain/items';
import { anonymousAccess } from '../../domain/permissions';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import type { ItemsQuery } from '../../domain/query';
import { apiFailure, type Failure } from '../../kernel';
import { AccountRiskCheck } from './account-risk-check';

const self = testUser(true);
const row = { id: self.id, role: self.role?.id ?? null };

const check = (answer: Either<Failure, readonly Item[]> = right([row])) => {
  const asked: ItemsQuery[] = [];
  const list = (_: string, query: ItemsQuery) => {
    asked.push(query);
    return of(answer);
  };
  return { asked, of: new AccountRiskCheck({ list }, { access: { ...anonymousAccess, user: self } }) };
};

test('asks for one administrator more than users are deleted', async () => {
  const { asked, of: risks } = check();
  expect(await firstValueFrom(risks.risksOf([self.id, 'x'], { kind: 'delete' }))).toEqual([
    'risk_own_delete',
    'risk_last_administrator_delete',
  ]);
  expect(asked.map(({ fields, limit }) => [fields, limit])).toEqual([[['id', 'role'], 3]]);
});

test('asks nothing for a write that leaves the access as it is', async () => {
  const { asked, of: risks } = check();
  expect(await firstValueFrom(risks.risksOf([self.id], { kind: 'edit', edits: { title: 'x' } }))).toEqual([]);
  expect(asked).toEqual([]);
});

test('knows the own risk without the permission to read administrators', async () => {
  const { of: risks } = check(left(apiFailure(403, 'FORBIDDEN', '')));
  expect(await firstValueFrom(risks.risksOf([self.id], { kind: 'delete' }))).toEqual(['risk_own_delete']);
});

test('rows without a key or role count as other administrators', async () => {
  const { of: risks } = check(right([{}]));
  expect(await firstValueFrom(risks.risksOf([self.id], { kind: 'delete' }))).toEqual(['risk_own_delete']);
});
