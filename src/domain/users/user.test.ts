import fc from 'fast-check';
import { invitationDenied, invitedEmails, userDisplay, userName, type UserSummary } from './user';

test('splits emails at commas and new lines and trims them', () => {
  expect(invitedEmails(' a@x.example, b@x.example\r\nc@x.example,,\n ')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
  expect(invitedEmails(' \n,')).toEqual([]);
});

test('trims any text, and parsing the result again gives the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(',', '\n', ' , ', '\r\n'), (text, between) => {
      const addresses = invitedEmails(text);
      expect(
        addresses.every((address) => address === address.trim() && address !== '' && !/[,\r\n]/.test(address)),
      ).toBe(true);
      expect(invitedEmails(addresses.join(between))).toEqual(addresses);
    }),
  );
});

test('an invitation needs an email and a role', () => {
  expect(invitationDenied(' ', 'r')).toBe('no_address');
  expect(invitationDenied('a@x.example', null)).toBe('no_role');
  expect(invitationDenied('a@x.example', 'r')).toBe(false);
});

test('displays a user by name, picture, or both', () => {
  const user: UserSummary = { id: 'u', first_name: 'Ines', last_name: null, email: null, avatar: { id: 'f' } };
  expect(userDisplay(user, 'both', true)).toEqual({ name: { text: 'Ines' }, avatar: { file: 'f', circle: true } });
  expect(userDisplay({ ...user, avatar: null }, 'avatar', false)).toEqual({
    name: null,
    avatar: { file: null, circle: false },
  });
  expect(userDisplay({ ...user, first_name: null }, 'name', false)).toEqual({ name: { text: null }, avatar: null });
});

test('returns both names, else the first name, else the email', () => {
  expect(userName({ first_name: 'Ines', last_name: 'Halloran', email: 'i@x.example' })).toBe('Ines Halloran');
  expect(userName({ first_name: 'Ines', last_name: null, email: 'i@x.example' })).toBe('Ines');
  expect(userName({ first_name: null, last_name: 'Halloran', email: 'i@x.example' })).toBe('i@x.example');
  expect(userName({ first_name: '', last_name: '', email: null })).toBeNull();
});
