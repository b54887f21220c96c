import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import {
  decodeSnapshot,
  type DifferenceEntry,
  differenceOf,
  entryKey,
  initiallyChosen,
  type ModelDifference,
  type ModelSnapshot,
  type SnapshotFault,
  stepsOfDifference,
} from '../../domain/data-model';
import {
  type Call,
  CallOperation,
  chainCall,
  Effect,
  equals,
  type Failure,
  mapCall,
  type RemoteData,
  StateValue,
  succeed,
} from '../../kernel';
import type { ModelDependencies } from './model-dependencies';
import { PlanRun, type PlanStep } from './plan-run';
import { RemovalCounts, type RemovedContents } from './removal-counts';

type Dependencies = Pick<ModelDependencies, 'editing' | 'items' | 'schema'>;

/** Why a file cannot be compared: it cannot be read, or is no snapshot. */
export type ComparisonFault = SnapshotFault | { readonly fault: 'unreadable' };

export type ComparisonStage =
  | { readonly kind: 'choosing'; readonly fault: ComparisonFault | null }
  | { readonly kind: 'reading' }
  | {
      readonly kind: 'compared';
      readonly file: string;
      readonly difference: ModelDifference;
      /** The data model has changed between the comparison and its application, and was compared again. */
      readonly isRenewed: boolean;
    };

/** Compares the data model with a snapshot, and applies what is chosen of the difference; `applied$` emits at the end. */
export class ModelComparison extends CallOperation<never> {
  private readonly stage = new BehaviorSubject<ComparisonStage>({ kind: 'choosing', fault: null });
  private readonly chosen = new BehaviorSubject<ReadonlySet<string>>(new Set());
  private readonly started = new BehaviorSubject<PlanRun | null>(null);
  private readonly counts: RemovalCounts;
  private readonly readFailure = new BehaviorSubject<Failure | null>(null);
  private readonly files$ = new Subject<File>();
  private readonly plan: StateValue<readonly PlanStep[]>;
  private readonly reading: Effect;
  readonly stage$: Observable<ComparisonStage> = this.stage.asObservable();
  /** Keys of the entries that are to be carried out. */
  readonly chosen$: Observable<ReadonlySet<string>> = this.chosen.asObservable();
  private readonly applied = new Subject<void>();
  readonly applied$: Observable<void> = this.applied.asObservable();
  /** What applying does, with the state of each step. */
  readonly plan$: Observable<readonly PlanStep[]>;
  /** True from the first step to the end of the last: a plan that has failed can only be continued. */
  readonly isBegun$: Observable<boolean> = this.started.pipe(
    map((run) => run !== null),
    distinctUntilChanged(),
  );
  /** The data model could not be read for the comparison. */
  readonly readFailure$: Observable<Failure | null> = this.readFailure.asObservable();

  constructor(private readonly dependencies: Dependencies) {
    super(of(false));
    this.counts = new RemovalCounts(dependencies);
    this.plan = new StateValue<readonly PlanStep[]>(
      [],
      combineLatest([this.stage, this.chosen, this.started]).pipe(
        switchMap(([stage, chosen, run]) => {
          if (run !== null) return run.steps$;
          const steps = stage.kind === 'compared' ? stepsOfDifference(stage.difference, chosen) : [];
          return of(steps.map((step): PlanStep => ({ step, state: 'waiting' })));
        }),
      ),
    );
    this.plan$ = this.plan.value$;
    this.reading = new Effect(
      this.files$.pipe(
        tap(() => this.stage.next({ kind: 'reading' })),
        switchMap((file) => this.read(file)),
      ),
    );
  }

  open(file: File): void {
    this.files$.next(file);
  }

  /** Back to the choice of a file. */
  close(): void {
    if (this.started.value === null) this.stage.next({ kind: 'choosing', fault: null });
  }

  toggle(entry: DifferenceEntry): void {
    if (entry.denied !== null || this.started.value !== null) return;
    const key = entryKey(entry);
    const next = new Set(this.chosen.value);
    if (!next.delete(key)) next.add(key);
    this.chosen.next(next);
  }

  /** What a removal deletes, counted once for every comparison. Idle for anything else. */
  contentsOf$(entry: DifferenceEntry): Observable<RemoteData<RemovedContents>> {
    return this.counts.of$(entry);
  }

  override dispose(): void {
    [this.reading, this.plan].forEach((each) => each.dispose());
    this.counts.dispose();
    this.started.value?.dispose();
    super.dispose();
  }

  /** The first time it makes sure that the difference is still the one that was shown; then it carries on the plan. */
  protected run(): Call<void> {
    const { value: stage } = this.stage;
    if (stage.kind !== 'compared') return succeed(undefined);
    const { file, difference } = stage;
    if (this.started.value !== null) return this.carryOut(this.started.value, file, difference.to);
    const { schema } = this.dependencies;
    return schema.load().pipe(
      chainCall(() => {
        const now = differenceOf(schema.schema, difference.to);
        if (!equals(now.from, difference.from)) {
          this.show(file, now, true);
          return succeed(undefined);
        }
        const run = new PlanRun(stepsOfDifference(difference, this.chosen.value), this.dependencies);
        this.started.next(run);
        return this.carryOut(run, file, difference.to);
      }),
    );
  }

  /** Compares again at the end: what is left of the difference was not chosen, or the server does not do it. */
  private carryOut(run: PlanRun, file: string, to: ModelSnapshot): Call<void> {
    return run.attempt().pipe(
      mapCall(() => {
        run.dispose();
        this.started.next(null);
        this.show(file, differenceOf(this.dependencies.schema.schema, to), false);
        this.applied.next();
      }),
    );
  }

  private read(file: File): Observable<unknown> {
    const content$ = defer(() => from(file.text())).pipe(map(decodeSnapshot));
    return content$.pipe(
      catchError(() => {
        this.stage.next({ kind: 'choosing', fault: { fault: 'unreadable' } });
        return EMPTY;
      }),
      switchMap((decoded) => {
        if (isLeft(decoded)) return of(this.stage.next({ kind: 'choosing', fault: decoded.left }));
        return this.compare(file.name, decoded.right);
      }),
    );
  }

  private compare(file: string, to: ModelSnapshot): Observable<unknown> {
    const { schema } = this.dependencies;
    return schema.load().pipe(
      tap((result) => {
        this.readFailure.next(isLeft(result) ? result.left : null);
        if (isLeft(result)) this.stage.next({ kind: 'choosing', fault: null });
        else this.show(file, differenceOf(schema.schema, to), false);
      }),
    );
  }

  private show(file: string, difference: ModelDifference, isRenewed: boolean): void {
    this.counts.dispose();
    this.chosen.next(new Set(initiallyChosen(difference)));
    this.stage.next({ kind: 'compared', file, difference, isRenewed });
  }
}
