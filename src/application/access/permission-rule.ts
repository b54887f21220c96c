import { isLeft, isRight } from 'fp-ts/Either';
import { BehaviorSubject, distinctUntilChanged, EMPTY, map, type Observable, Subject, switchMap, tap } from 'rxjs';
import type { FilterNode } from '../../domain/filters';
import {
  hasTooDeepPart,
  isSameRule,
  mergeRule,
  nodesFilter,
  parseRuleText,
  type Permission,
  type PermissionTab,
  type RuleConflict,
  type RulePart,
  type RuleValues,
  withMember,
} from '../../domain/permissions';
import {
  apiFailure,
  type Call,
  CallOperation,
  chainCall,
  Effect,
  fail,
  type Failure,
  isMissing,
  mapCall,
  type NamedTokens,
  succeed,
} from '../../kernel';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { PoliciesGateway } from '../../ports/gateways/policies-gateway';
import { RolesGateway } from '../../ports/gateways/roles-gateway';
import { denialOf, hasEdits, hasIncomplete, type OpenRule, openRule, type RuleDenial, without } from './open-rule';
import { PermissionChanges } from './permission-changes';

/** What the drawer of a permission is constructed with, by name; pages ask for them without knowing ports. */
export interface RuleDependencies {
  readonly permissions: PermissionsGateway;
  readonly roles: RolesGateway;
  readonly policies: Pick<PoliciesGateway, 'read'>;
  readonly changes: PermissionChanges;
}

export const ruleDependencies: NamedTokens<RuleDependencies> = {
  permissions: PermissionsGateway,
  roles: RolesGateway,
  policies: PoliciesGateway,
  changes: PermissionChanges,
};

export interface RulePlace {
  /** Null for the public role; a policy on servers that have them. */
  readonly role: string | null;
  /** Null for an address that names no permission. */
  readonly id: number | null;
}

/**
 * One permission in the drawer, from opening to the answer of the server. The server has no conditional write: what is
 * stored is read before it is written, and compared.
 */
export class PermissionRule extends CallOperation<RuleDenial> {
  private readonly state: BehaviorSubject<OpenRule | null>;
  private readonly clashes = new BehaviorSubject<readonly RuleConflict[]>([]);
  private readonly missing = new BehaviorSubject(false);
  private readonly readFailure = new BehaviorSubject<Failure | null>(null);
  private readonly loads$ = new Subject<number>();
  private readonly loading: Effect;
  /** Null until it is read. */
  readonly rule$: Observable<OpenRule | null>;
  readonly dirty$: Observable<boolean>;
  /** What another administrator has changed to other values since the rule was opened; asked before it is replaced. */
  readonly conflicts$: Observable<readonly RuleConflict[]> = this.clashes.asObservable();
  /** True once the rule turns out not to exist, or to be of another role. */
  readonly missing$: Observable<boolean> = this.missing.pipe(distinctUntilChanged());
  /** Why the rule could not be read. */
  readonly readFailure$: Observable<Failure | null> = this.readFailure.asObservable();

  constructor(
    readonly place: RulePlace,
    private readonly permissions: Pick<PermissionsGateway, 'read' | 'update'>,
    private readonly changes: Pick<PermissionChanges, 'announce'>,
  ) {
    const state = new BehaviorSubject<OpenRule | null>(null);
    super(state.pipe(map(denialOf)));
    this.state = state;
    this.rule$ = state.asObservable();
    this.dirty$ = state.pipe(
      map(() => this.dirty),
      distinctUntilChanged(),
    );
    this.loading = new Effect(
      this.loads$.pipe(
        switchMap((id) => this.read(id)),
        tap((result) => {
          if (isRight(result)) this.state.next(openRule(result.right));
          else if (isMissing(result.left)) this.missing.next(true);
          else this.readFailure.next(result.left);
        }),
      ),
    );
    this.load();
  }

  get rule(): OpenRule | null {
    return this.state.value;
  }

  get dirty(): boolean {
    return this.rule !== null && hasEdits(this.rule);
  }

  /** Reads the rule, again after a failure. */
  load(): void {
    this.readFailure.next(null);
    if (this.place.id === null) this.missing.next(true);
    else this.loads$.next(this.place.id);
  }

  change<Member extends PermissionTab>(member: Member, value: RuleValues[Member]): void {
    this.edit((rule) => {
      const values = withMember(rule.stored, rule.values, member, value);
      return member === 'fields'
        ? { ...rule, values }
        : { ...rule, values, texts: without(rule.texts, member), faults: without(rule.faults, member) };
    });
  }

  /** Takes a part as JSON. A text that is no value is kept with its fault; the value stays as it was. */
  changeText(part: RulePart, text: string): void {
    const parsed = parseRuleText(text);
    this.edit((rule) => {
      const texts = { ...rule.texts, [part]: text };
      if ('fault' in parsed) return { ...rule, texts, faults: { ...rule.faults, [part]: parsed.fault } };
      const values = withMember(rule.stored, rule.values, part, parsed.value);
      return { ...rule, values, texts, faults: without(rule.faults, part) };
    });
  }

  /** Takes a filter as a tree; one with entries that have no value yet cannot be saved. */
  changeNodes(part: 'permissions' | 'validation', nodes: readonly FilterNode[]): void {
    const { rule } = this;
    if (rule === null) return;
    this.change(part, nodesFilter(nodes, [rule.stored[part], rule.values[part]]));
    if (hasIncomplete(nodes))
      this.edit((now) => ({ ...now, faults: { ...now.faults, [part]: { kind: 'incomplete' } } }));
  }

  giveUp(): void {
    this.edit(({ stored }) => openRule(stored));
  }

  /** Saves although others have changed the same: the own values replace theirs. */
  replaceTheirs(): void {
    const theirs = this.takeTheirs();
    if (theirs === null) return;
    this.edit((rule) => ({ ...rule, ...theirs }));
    this.execute();
  }

  /** Ends the question without an answer: nothing is sent, and the own values stay. */
  closeConflicts(): void {
    this.takeTheirs();
  }

  keepTheirs(): void {
    const theirs = this.takeTheirs();
    if (theirs !== null) this.state.next(openRule(theirs.stored));
  }

  override dispose(): void {
    this.loading.dispose();
    super.dispose();
  }

  /** What is stored now, while it is asked whose values are kept. */
  private theirs: Pick<OpenRule, 'stored' | 'values'> | null = null;

  private takeTheirs(): Pick<OpenRule, 'stored' | 'values'> | null {
    const { theirs } = this;
    this.theirs = null;
    this.clashes.next([]);
    return theirs;
  }

  protected run(): Call<void> {
    const { rule, place } = this;
    return rule === null || place.id === null
      ? EMPTY
      : this.read(place.id).pipe(chainCall((now) => this.write(rule, now)));
  }

  private write({ stored, values }: OpenRule, now: Permission): Call<void> {
    if (hasTooDeepPart(now)) {
      this.state.next(openRule(now));
      return EMPTY;
    }
    const merged = mergeRule(stored, values, now);
    if (merged.conflicts.length > 0) {
      this.theirs = { stored: now, values: merged.rule };
      this.clashes.next(merged.conflicts);
      return EMPTY;
    }
    // The same may be stored already: by an attempt whose answer was lost, or by someone else.
    const written = isSameRule(now, merged.rule) ? succeed(now) : this.send(now, merged.rule);
    return written.pipe(
      tap((result) => {
        if (isLeft(result)) return;
        this.state.next(openRule(result.right));
        this.changes.announce(this.place.role);
      }),
      mapCall(() => undefined),
    );
  }

  private send({ id, ...now }: Permission, values: RuleValues): Call<Permission> {
    return id === null ? EMPTY : this.permissions.update(id, { ...now, ...values });
  }

  /** A rule of another role is none of this page. */
  private read(id: number): Call<Permission> {
    return this.permissions
      .read(id)
      .pipe(
        chainCall((found) =>
          found.role === this.place.role ? succeed(found) : fail(apiFailure(404, 'ITEM_NOT_FOUND', '')),
        ),
      );
  }

  private edit(change: (rule: OpenRule) => OpenRule): void {
    const { rule } = this;
    if (rule !== null && !rule.isTooDeep) this.state.next(change(rule));
  }
}
