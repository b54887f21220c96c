import { isLeft, right } from 'fp-ts/Either';
import { map } from 'rxjs';
import type { ExistingUser } from '../../domain/users';
import { allCalls, type Call, isMissing, mapCall, memberDecoder, textOrNull } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

/** The addresses of one request; with both spellings of each, its URL stays below 8 kB. */
const MAX_LOOKUP = 50;

const decodeRow = memberDecoder({ email: textOrNull, status: textOrNull });

const toExistingUser = (row: unknown): readonly ExistingUser[] => {
  const { email, status } = decodeRow(row);
  return email === null ? [] : [{ email, status }];
};

/** The users with these addresses; none if the caller may not read users. */
export const existingUsers = (
  items: Pick<ItemsGateway, 'list'>,
  emails: readonly string[],
): Call<readonly ExistingUser[]> => {
  const lookups = Array.from({ length: Math.ceil(emails.length / MAX_LOOKUP) }, (_, index) => {
    const some = emails.slice(index * MAX_LOOKUP, (index + 1) * MAX_LOOKUP);
    // The server compares the spelling, but allows each address only once in any.
    const spellings = [...new Set(some.flatMap((email) => [email, email.toLowerCase()]))];
    return items
      .list('directus_users', { fields: ['email', 'status'], filter: { email: { _in: spellings } }, limit: -1 })
      .pipe(map((result) => (isLeft(result) && isMissing(result.left) ? right([]) : result)));
  });
  return allCalls(lookups).pipe(mapCall((found) => found.flat().flatMap(toExistingUser)));
};
