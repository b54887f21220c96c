import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Item } from '../../domain/items';
import { decodeFailure, succeed } from '../../kernel';
import { UserDirectory } from './user-directory';

const peopleOf = (row: Item) => new UserDirectory({ read: () => succeed(row) });

test('returns null for members without permission', async () => {
  const row = {
    id: 'u',
    first_name: 'Ines',
    last_name: '',
    email: 'ines@example.com',
    role: { name: 'Editors' },
    avatar: 'f',
  };
  expect(await firstValueFrom(peopleOf(row).read('u'))).toEqual(
    right({
      id: 'u',
      first_name: 'Ines',
      last_name: null,
      email: 'ines@example.com',
      status: null,
      role: 'Editors',
      avatar: null,
    }),
  );
});

test('fails for a row without a key', async () => {
  expect(await firstValueFrom(peopleOf({}).read('u'))).toEqual(left(decodeFailure('GET /users/u', 'data.id', 'text')));
});
