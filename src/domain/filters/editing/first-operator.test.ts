import {
  booleanField,
  choiceField,
  collection,
  csvField,
  dateField,
  integerField,
  manyToOne,
  primaryKey,
  stringField,
  textField,
  timestampField,
  uuidField,
  world,
} from '../../../../fixtures/builders';
import { fieldOf, schemaOf, type Field } from '../../schema';
import { firstOperator } from './first-operator';

const choices = [{ value: 'a', text: 'A', color: '#000' }];
const { collections, fields, relations } = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    textField('body'),
    choiceField('status', choices),
    csvField('keywords', { options: { choices } }),
    booleanField('featured'),
    integerField('words'),
    integerField('stars', { options: { choices: [{ value: 1, text: 'One' }] } }),
    dateField('deadline'),
    timestampField('updated'),
    uuidField('code'),
    manyToOne('author', { to: 'people' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

test.each([
  ['id', 'eq'],
  ['title', 'contains'],
  ['body', 'contains'],
  ['status', 'in'],
  ['keywords', 'contains'],
  ['featured', 'eq'],
  ['words', 'between'],
  ['stars', 'in'],
  ['deadline', 'between'],
  ['updated', 'between'],
  ['code', 'eq'],
  ['author', 'eq'],
])('a new condition for %s has the operator %s', (name, operator) => {
  expect(firstOperator(schema, fieldOf(schema, 'articles', name) as Field)).toBe(operator);
});
