import { combineLatest, map, type Observable, tap } from 'rxjs';
import {
  type ModelDependencies,
  ModelComparison,
  modelDependencies,
  type PlanProgress,
} from '../../../../application/data-model';
import { Notifications } from '../../../../application/notifications';
import { Effect, StateValue } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** The drawer with a comparison. It is dirty while a plan runs or is unfinished. */
export class CompareViewModel {
  private readonly unfinished: StateValue<boolean>;
  private readonly work: Effect;
  readonly comparison: ModelComparison;
  readonly plan: PlanProgress;
  readonly dirty$: Observable<boolean>;

  constructor(dependencies: ModelDependencies, notifications: Pick<Notifications, 'show'>) {
    this.comparison = new ModelComparison(dependencies);
    const { plan$, busy$, isBegun$, failure$, readFailure$, applied$ } = this.comparison;
    this.plan = {
      steps$: plan$,
      isBegun$,
      busy$,
      failure$: combineLatest([failure$, readFailure$]).pipe(map(([failure, readFailure]) => failure ?? readFailure)),
    };
    this.unfinished = new StateValue<boolean>(
      false,
      combineLatest([busy$, isBegun$]).pipe(map(([busy, isBegun]) => busy || isBegun)),
    );
    this.dirty$ = this.unfinished.value$;
    this.work = new Effect(applied$.pipe(tap(() => notifications.show('compare_applied'))));
  }

  get dirty(): boolean {
    return this.unfinished.value;
  }

  dispose(): void {
    [this.work, this.unfinished, this.comparison].forEach((each) => each.dispose());
  }
}

export const compareViewModel = viewModel(
  [modelDependencies, Notifications],
  (dependencies, notifications) => () => new CompareViewModel(dependencies, notifications),
);
