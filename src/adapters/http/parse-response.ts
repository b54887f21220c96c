import { type Either, left, right, tryCatch } from 'fp-ts/Either';

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
