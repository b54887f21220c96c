import { textsOf } from '../../../tests/support/texts';
import { collection, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { apiFailure, networkFailure, type FieldError, type Json } from '../../kernel';
import { failureAdvice, failureTitle, fieldErrorText, printFieldError } from './failure-text';
import type { Translate } from './translator';

const texts = textsOf('en-US');

/** The English text of a field error. */
const englishText = (
  type: string | null,
  details: Readonly<Record<string, Json>> = {},
  code = 'FAILED_VALIDATION',
): string => {
  const error: FieldError = { field: 'title', code, type, details };
  const { key, parameters = {} } = fieldErrorText(error);
  return (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_all: string, name: string) => String(parameters[name]));
};

test.each([
  ['eq', { valid: 'draft' }, 'Value has to be draft'],
  ['neq', { invalid: 'draft' }, "Value can't be draft"],
  ['in', { valid: ['draft', 'review'] }, 'Value has to be one of draft, review'],
  ['nin', { invalid: ['draft', 'review'] }, "Value can't be one of draft, review"],
  ['contains', { substring: 'salt' }, 'Value has to contain salt'],
  ['ncontains', { substring: 'salt' }, "Value can't contain salt"],
  ['gt', { valid: 3 }, 'Value has to be greater than 3'],
  ['gte', { valid: 3 }, 'Value has to be greater than or equal to 3'],
  ['lt', { valid: 3 }, 'Value has to be less than 3'],
  ['lte', { valid: 0 }, 'Value has to be less than or equal to 0'],
  ['empty', {}, 'Value has to be empty'],
  ['nempty', {}, "Value can't be empty"],
  ['null', {}, 'Value has to be null'],
  ['nnull', {}, "Value can't be null"],
  ['required', {}, 'Value is required'],
  ['regex', {}, "Value doesn't have the correct format"],
] as const)('explains a violation of the rule %s', (type, details, text) => {
  expect(englishText(type, details)).toBe(text);
});

test('reports a value that is not unique, whatever rule the server names', () => {
  expect(englishText(null, {}, 'RECORD_NOT_UNIQUE')).toBe('Already in use. Choose another.');
  expect(englishText('eq', { valid: 'x' }, 'RECORD_NOT_UNIQUE')).toBe('Already in use. Choose another.');
});

test('has a general text for unknown rules, and tolerates missing details', () => {
  expect(englishText('constructor')).toBe('The server does not accept this value');
  expect(englishText(null)).toBe('The server does not accept this value');
  expect(englishText('eq')).toBe('Value has to be ');
  expect(englishText('eq', { valid: null })).toBe('Value has to be ');
});

test.each([
  [apiFailure(403, 'FORBIDDEN', ''), 'advice_forbidden'],
  [apiFailure(400, 'INVALID_PAYLOAD', ''), 'advice_api'],
  [apiFailure(409, 'UNKNOWN', ''), 'advice_wait'],
  [apiFailure(413, 'STORAGE_FULL', ''), 'advice_storage_full'],
  [apiFailure(422, 'UNPROCESSABLE_ENTITY', ''), 'advice_unprocessable'],
  [apiFailure(422, 'UNPROCESSABLE_CONTENT', ''), 'advice_unprocessable'],
  [apiFailure(503, 'SERVICE_UNAVAILABLE', ''), 'advice_service_unavailable'],
  [apiFailure(503, 'UNKNOWN', ''), 'advice_wait'],
  [apiFailure(500, 'INTERNAL_SERVER_ERROR', ''), 'advice_server_trouble'],
  [networkFailure('PATCH /items/tags/3', true), 'advice_no_answer'],
])('advice for %j', (failure, advice) => {
  expect(failureAdvice(failure).key).toBe(advice);
});

test.each([
  [apiFailure(400, 'NOT_NULL_VIOLATION', ''), 'A required value is missing'],
  [apiFailure(401, 'TOKEN_EXPIRED', 'Token expired.'), 'Forbidden'],
  [apiFailure(403, 'INVALID_TOKEN', 'Invalid token.'), 'Forbidden'],
  [apiFailure(422, 'UNPROCESSABLE_ENTITY', ''), 'Not possible'],
  [apiFailure(422, 'UNPROCESSABLE_CONTENT', ''), 'Not possible'],
  [apiFailure(503, 'SERVICE_UNAVAILABLE', ''), 'A service is not available'],
  [apiFailure(503, 'UNKNOWN', ''), 'The server is not available at the moment'],
])('title of %j', (failure, title) => {
  expect(texts[failureTitle(failure).key]).toBe(title);
});

describe('an error of a related item', () => {
  const { collections, fields, relations } = world('w', [collection('tags', {}, [stringField('slug')])]);
  const naming = () => ({ schema: schemaOf(collections, fields, relations), fieldName: () => 'Short name' });
  const print: Translate = (key, parameters) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_all: string, name: string) => String(parameters?.[name]));
  const error = (field: string, title: string | null): FieldError => ({
    field: 'tags',
    code: 'RECORD_NOT_UNIQUE',
    type: null,
    details: {},
    related: { field, title, refused: [{ collection: 'tags', value: 'x' }] },
  });

  test('names the field as readers see it, or its key as words if the schema does not know it', () => {
    expect(printFieldError(print, naming, error('slug', null))).toContain('Short name');
    expect(printFieldError(print, naming, error('slug', 'Ferries'))).toMatch(/Ferries.*Short name|Short name.*Ferries/);
    expect(printFieldError(print, naming, error('long_name', null))).toContain('Long Name');
  });

  test('does not read the schema for an error of a field of the item itself', () => {
    const unread = (): never => {
      throw new Error('read');
    };
    expect(printFieldError(print, unread, { ...error('slug', null), related: undefined })).toBe(
      'Already in use. Choose another.',
    );
  });
});
