import { userName } from './user';

test('a person is called by both names, else the first, else the address', () => {
  expect(userName({ first_name: 'Ines', last_name: 'Halloran', email: 'i@x.example' })).toBe('Ines Halloran');
  expect(userName({ first_name: 'Ines', last_name: null, email: 'i@x.example' })).toBe('Ines');
  expect(userName({ first_name: null, last_name: 'Halloran', email: 'i@x.example' })).toBe('i@x.example');
  expect(userName({ first_name: '', last_name: '', email: null })).toBeNull();
});
