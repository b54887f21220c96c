import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject } from 'rxjs';
import type { Item, SaveTarget } from '../../domain/items';
import type { UserProfile } from '../../domain/users';
import { apiFailure } from '../../kernel';
import { UserAccount } from './user-account';

const existing = (key: string): SaveTarget => ({ kind: 'existing', collection: 'directus_users', key });
const profileOf = (id: string) => ({ id, role: 'Editor', avatar: 'f' }) as UserProfile;

const setUp = (target: SaveTarget) => {
  const target$ = new BehaviorSubject(target);
  const written$ = new Subject<void>();
  const reads: string[] = [];
  const applied: Item[] = [];
  const account = new UserAccount(
    {
      get target() {
        return target$.value;
      },
      target$,
      written$,
      serverItem: { id: 'me', theme: 'dark' },
    },
    {
      read: (id) => {
        reads.push(id);
        return of(id === 'hidden' ? left(apiFailure(403, 'FORBIDDEN', '')) : right(profileOf(id)));
      },
    },
    { isOwn: (key) => key === 'me', applySaved: (user) => void applied.push(user) },
  );
  const seen: (UserProfile | null)[] = [];
  account.profile$.subscribe((profile) => seen.push(profile));
  return { account, target$, written$, reads, applied, seen };
};

test('the profile is read once, and again after a save', () => {
  const { written$, reads, seen } = setUp(existing('u'));
  expect([reads, seen]).toEqual([['u'], [profileOf('u')]]);
  written$.next();
  expect(reads).toEqual(['u', 'u']);
});

test('a new user has no profile before it is created, and one that may not be read has none', () => {
  const { target$, reads, seen } = setUp({ kind: 'new', collection: 'directus_users' });
  expect([reads, seen.at(-1)]).toEqual([[], null]);
  target$.next(existing('u'));
  expect(seen.at(-1)).toEqual(profileOf('u'));
  expect(setUp(existing('hidden')).seen.at(-1)).toBeNull();
});

test('only a saved own record is applied to the application', () => {
  const other = setUp(existing('u'));
  other.written$.next();
  expect(other.applied).toEqual([]);
  const own = setUp(existing('me'));
  own.written$.next();
  expect(own.applied).toEqual([{ id: 'me', theme: 'dark' }]);
  own.account.dispose();
});
