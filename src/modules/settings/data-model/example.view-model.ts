import { combineLatest, map, type Observable, tap } from 'rxjs';
import { CreateExample, modelDependencies } from '../../../application/data-model';
import { Notifications } from '../../../application/notifications';
import { Effect, StateValue } from '../../../kernel';
import { viewModel } from '../../../kit';

/** The drawer of the example. It is dirty while the plan runs or is unfinished. */
class ExampleViewModel {
  private readonly unfinished: StateValue<boolean>;
  private readonly work: Effect;
  readonly dirty$: Observable<boolean>;

  constructor(
    readonly creation: CreateExample,
    notifications: Pick<Notifications, 'show'>,
  ) {
    this.unfinished = new StateValue<boolean>(
      false,
      combineLatest([creation.isBegun$, creation.steps$]).pipe(
        map(([isBegun, steps]) => isBegun && steps.some(({ state }) => state !== 'done')),
      ),
    );
    this.dirty$ = this.unfinished.value$;
    this.work = new Effect(creation.done$.pipe(tap(() => notifications.show('example_created'))));
  }

  get dirty(): boolean {
    return this.unfinished.value;
  }

  dispose(): void {
    [this.work, this.unfinished, this.creation].forEach((each) => each.dispose());
  }
}

export const exampleViewModel = viewModel(
  [modelDependencies, Notifications],
  (dependencies, notifications) => () => new ExampleViewModel(new CreateExample(dependencies), notifications),
);
