import { userName } from './user';

test('returns both names, else the first name, else the email', () => {
  expect(userName({ first_name: 'Ines', last_name: 'Halloran', email: 'i@x.example' })).toBe('Ines Halloran');
  expect(userName({ first_name: 'Ines', last_name: null, email: 'i@x.example' })).toBe('Ines');
  expect(userName({ first_name: null, last_name: 'Halloran', email: 'i@x.example' })).toBe('i@x.example');
  expect(userName({ first_name: '', last_name: '', email: null })).toBeNull();
});
