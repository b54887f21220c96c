import { left, right, type Either } from 'fp-ts/Either';

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
