import { isRight } from 'fp-ts/Either';
import { distinctUntilChanged, map, type Observable, of, startWith, switchMap } from 'rxjs';
import { resolveDynamic } from '../../domain/filters';
import { isTooDeep } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { isRefusal, type JsonObject, StateValue } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { SchemaStore } from '../data-model';
import type { OpenRule } from './open-rule';

/**
 * How many items a rule matches now. `user_needed`: the rule depends on the user, and none is chosen. `refused`: the
 * signed-in user has no permission to count the items.
 */
export type MatchCount =
  | { readonly kind: 'counted'; readonly number: number; readonly total: number }
  | { readonly kind: 'user_needed' | 'refused' | 'not_counted' };

export interface MatchDependencies {
  readonly items: Pick<ItemsGateway, 'count'>;
  readonly schema: Pick<SchemaStore, 'schema'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Whose permissions are counted: null for the public role, which has no user. */
interface MatchedUser {
  readonly role: string | null;
  readonly user: string | null;
  /** `role` is the key of a policy, which users of several roles have. */
  readonly isPolicy?: boolean;
}

const dependsOnUser = (filter: JsonObject, { role, user, isPolicy = false }: MatchedUser): boolean => {
  if (role === null || user !== null) return false;
  const text = JSON.stringify(filter);
  return text.includes('$CURRENT_USER') || (isPolicy && /\$CURRENT_(?:ROLES?|POLICIES)/u.test(text));
};

/** Counts by one request, which sends the rule as a filter of the signed-in user; none where the answer is known. */
export const countMatches = (
  { items, schema, clock }: MatchDependencies,
  collection: string,
  filter: JsonObject,
  whose: MatchedUser,
): Observable<MatchCount> => {
  const key = primaryKeyOf(schema.schema, collection)?.field;
  if (isTooDeep(filter) || key === undefined) return of({ kind: 'not_counted' });
  if (dependsOnUser(filter, whose)) return of({ kind: 'user_needed' });
  const resolved = resolveDynamic(filter, { user: whose.user, role: whose.role, now: clock.now() });
  return items
    .count(collection, { filter: resolved }, key)
    .pipe(
      map((counted) =>
        isRight(counted)
          ? { kind: 'counted', number: counted.right.filter_count, total: counted.right.total_count }
          : { kind: isRefusal(counted.left) ? 'refused' : 'not_counted' },
      ),
    );
};

/** Null where there is nothing to count: the rule has no conditions, or they are not finished. */
export type RuleMatch = MatchCount | { readonly kind: 'counting' } | null;

/** Long enough for typing, so that not every letter is counted. */
const PAUSE = 400;

const conditionsOf = ({ values, faults, isTooDeep: isCut }: OpenRule): JsonObject | null => {
  const { permissions } = values;
  if (isCut || faults.permissions !== undefined || permissions === null) return null;
  return Object.keys(permissions).length === 0 ? null : permissions;
};

/** The number of items that the item permissions of an open rule match, also with unsaved edits. */
export class RuleMatches {
  private readonly matches: StateValue<RuleMatch>;
  readonly matches$: Observable<RuleMatch>;

  constructor(
    rule$: Observable<OpenRule | null>,
    owner: Omit<MatchedUser, 'user'>,
    dependencies: MatchDependencies & { readonly clock: Pick<Clock, 'now' | 'after'> },
  ) {
    let isFirst = true;
    this.matches = new StateValue<RuleMatch>(
      null,
      rule$.pipe(
        map((rule) => {
          const conditions = rule === null ? null : conditionsOf(rule);
          return rule === null || conditions === null ? null : { collection: rule.stored.collection, conditions };
        }),
        distinctUntilChanged(
          (one, other) => one?.conditions === other?.conditions && one?.collection === other?.collection,
        ),
        switchMap((asked): Observable<RuleMatch> => {
          if (asked === null) return of(null);
          const { collection, conditions } = asked;
          const count = () => countMatches(dependencies, collection, conditions, { ...owner, user: null });
          const counted = isFirst ? count() : dependencies.clock.after(PAUSE).pipe(switchMap(count));
          isFirst = false;
          return counted.pipe(startWith({ kind: 'counting' } as const));
        }),
      ),
    );
    this.matches$ = this.matches.value$;
  }

  dispose(): void {
    this.matches.dispose();
  }
}
