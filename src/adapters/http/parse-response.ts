import { type Either, left, right, tryCatch } from 'fp-ts/Either';
import { apiFailure, type ApiFailure, type FieldError, isJsonObject, type Json } from '../../kernel';

/** Only numbers of 16 or more digits can lose precision in a double; most responses contain none. */
const MAY_LOSE_DIGITS = /[\d.]{16}/;

/** Why a body was not parsed. `no-parser`: the chunk of the lossless parser could not be loaded. */
type ParseError = 'not-json' | 'no-parser';

const attempt = (parse: () => unknown): Either<ParseError, unknown> => tryCatch(parse, () => 'not-json');

/**
 * Parses JSON without losing digits: a number that a double cannot hold becomes a string. Empty text is null. The
 * lossless parser is loaded with its first use.
 */
export const parseJson = async (text: string): Promise<Either<ParseError, unknown>> => {
  if (text === '') return right(null);
  if (!MAY_LOSE_DIGITS.test(text)) return attempt(() => JSON.parse(text));
  const parser = await import('lossless-json').catch(() => null);
  if (parser === null) return left('no-parser');
  const { isSafeNumber, parse } = parser;
  return attempt(() => parse(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : digits)));
};

/** Reads an error body. Total: HTML, an empty body or an unknown shape give the code UNKNOWN. */
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
