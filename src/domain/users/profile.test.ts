import { decodeProfile } from './profile';

const nothing = { first_name: null, last_name: null, email: null, status: null, role: null, avatar: null };

test('decodes a profile', () => {
  const row = {
    id: 'u',
    first_name: 'Ines',
    email: 'ines@example.com',
    role: { name: 'Editors' },
    avatar: { id: 'f' },
  };
  expect(decodeProfile({ ...row, password: 'x' })).toEqual({
    ...nothing,
    id: 'u',
    first_name: 'Ines',
    email: 'ines@example.com',
    role: 'Editors',
    avatar: 'f',
  });
});

test.each([{}, { first_name: '', status: 7, role: 'r', avatar: 'f' }, { role: { name: 7 }, avatar: { id: '' } }])(
  'counts members that were not read, and those of another type, as null: %j',
  (row) => expect(decodeProfile({ id: 'u', ...row })).toEqual({ ...nothing, id: 'u' }),
);

test.each([null, 'u', [], {}, { id: 7 }, { id: '' }, JSON.parse('{"__proto__":{"id":"u"}}')])(
  'decodes %j as no profile',
  (row) => expect(decodeProfile(row)).toBeNull(),
);
