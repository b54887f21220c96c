import fc from 'fast-check';
import { classifyEmails, initialInvitationRole, invitedEmails, overlongEmail } from './invitation';

test('splits emails at commas and new lines and trims them', () => {
  expect(invitedEmails(' a@x.example, b@x.example\r\nc@x.example,,\n ')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
  expect(invitedEmails(' \n,')).toEqual([]);
});

test('reads addresses as mail programs and spreadsheets write them', () => {
  expect(invitedEmails('a@x.example; b@x.example;\tc@x.example')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
  expect(
    invitedEmails('Ann Doe <ann@x.example>, "Roe, Bob; sales" <bob@x.example>\n<cy@x.example>; Poe, Di <di@x.example>'),
  ).toEqual(['ann@x.example', 'bob@x.example', 'cy@x.example', 'di@x.example']);
  expect(invitedEmails('nowhere, a@x.example, Ann <nowhere>')).toEqual(['nowhere', 'a@x.example', 'Ann <nowhere>']);
});

test('trims any text, and parsing the result again gives the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(',', '\n', ' , ', '\r\n', '; '), (text, between) => {
      const addresses = invitedEmails(text);
      expect(
        addresses.every((address) => address === address.trim() && address !== '' && !/[,;\t\r\n]/.test(address)),
      ).toBe(true);
      expect(invitedEmails(addresses.join(between))).toEqual(addresses);
    }),
  );
});

test('a role is chosen at first where none of them administers', () => {
  const role = (id: string, admin_access: boolean) => ({ id, name: id, description: null, icon: null, admin_access });
  const [admin, editor, writer] = [role('admin', true), role('editor', false), role('writer', false)];
  expect(initialInvitationRole([editor, writer], null)).toBe('editor');
  expect(initialInvitationRole([admin, editor], null)).toBeNull();
  expect(initialInvitationRole([editor, admin], null)).toBeNull();
  expect(initialInvitationRole([admin, editor], 'writer')).toBe('writer');
  expect(initialInvitationRole([], null)).toBeNull();
});

test('keeps the first of addresses that differ in case only', () => {
  expect(invitedEmails('A@x.example\na@X.example, b@x.example')).toEqual(['A@x.example', 'b@x.example']);
});

test('tells existing users, invited ones and other texts from the addresses to invite', () => {
  const emails = ['new@x.example', 'Ines@x.example', 'late@x.example', 'nowhere', 'a b@x.example', 'none@x.example'];
  const existing = [
    { email: 'ines@X.example', status: 'active' },
    { email: 'late@x.example', status: 'invited' },
    { email: 'none@x.example', status: null },
  ];
  expect(classifyEmails(emails, existing)).toEqual({
    invitable: ['new@x.example'],
    results: [
      { email: 'Ines@x.example', outcome: 'already_user' },
      { email: 'late@x.example', outcome: 'already_invited' },
      { email: 'nowhere', outcome: 'not_an_email' },
      { email: 'a b@x.example', outcome: 'not_an_email' },
      { email: 'none@x.example', outcome: 'already_user' },
    ],
  });
});

test('names the first address that is too long for its column, and by how much', () => {
  expect(overlongEmail(['a@x.example', 'long@x.example'], 11)).toEqual({ email: 'long@x.example', count: 3 });
  expect(overlongEmail(['a@x.example'], 11)).toBeNull();
});
