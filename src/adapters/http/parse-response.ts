import { type Either, left, right } from 'fp-ts/Either';
import { apiFailure, type ApiFailure, type FieldError, isJsonObject, type Json } from '../../kernel';

/** Only a number of sixteen digits or more can lose something in a double; most answers hold none. */
const MAY_LOSE_DIGITS = /[\d.]{16}/;

/**
 * Reads JSON without losing a digit: a number that a double cannot hold comes back as its text. An empty text is null.
 * The careful parser is fetched the first time it is needed.
 */
export const parseJson = async (text: string): Promise<Either<'not-json', unknown>> => {
  if (text === '') return right(null);
  try {
    if (!MAY_LOSE_DIGITS.test(text)) return right(JSON.parse(text));
    const { isSafeNumber, parse } = await import('lossless-json');
    return right(parse(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : digits)));
  } catch {
    return left('not-json');
  }
};

/** What an error body says, as far as it can be understood. Total: HTML, nothing or nonsense give UNKNOWN. */
export const parseError = (status: number, body: unknown, retryAfter: string | null = null): ApiFailure => {
  const errors = isJsonObject(body) && Array.isArray(body['errors']) ? body['errors'].filter(isJsonObject) : [];
  const first = errors[0];
  const code = first ? textOf(extensionsOf(first)['code']) : null;
  const message = (first && textOf(first['message'])) ?? '';
  return apiFailure(status, code ?? 'UNKNOWN', message, errors.flatMap(fieldErrors), secondsOf(retryAfter));
};

type ErrorBody = Readonly<Record<string, Json>>;

const extensionsOf = (error: ErrorBody): ErrorBody => {
  const extensions = error['extensions'];
  return isJsonObject(extensions) ? extensions : {};
};

const fieldErrors = (error: ErrorBody): readonly FieldError[] => {
  const { code, field, type, ...details } = extensionsOf(error);
  if (typeof field !== 'string') return [];
  return [{ field, code: textOf(code) ?? 'UNKNOWN', type: textOf(type), details }];
};

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

const secondsOf = (header: string | null): number | null => {
  const seconds = header === null ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};
