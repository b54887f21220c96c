import { type Observable, of, tap } from 'rxjs';
import { ModelCreation, modelDependencies } from '../../../../application/data-model';
import { itemDependencies } from '../../../../application/dependencies';
import { Notifications } from '../../../../application/notifications';
import { exampleSteps } from '../../../../domain/data-model';
import { Effect } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** The drawer of the example. It is dirty while the plan runs or is unfinished. */
export class ExampleViewModel {
  private readonly work: Effect;
  readonly creation: ModelCreation;
  readonly dirty$: Observable<boolean>;

  constructor(
    dependencies: ConstructorParameters<typeof ModelCreation>[2],
    notifications: Pick<Notifications, 'show'>,
  ) {
    this.creation = new ModelCreation(
      { kind: 'existing', collection: 'directus_collections', key: '+example' },
      of({ draft: null, steps: exampleSteps }),
      dependencies,
    );
    this.dirty$ = this.creation.isBegun$;
    this.work = new Effect(this.creation.done$.pipe(tap(() => notifications.show('example_created'))));
  }

  get dirty(): boolean {
    return this.creation.isBegun;
  }

  dispose(): void {
    [this.work, this.creation].forEach((each) => each.dispose());
  }
}

export const exampleViewModel = viewModel(
  [modelDependencies, itemDependencies('drafts'), Notifications],
  (model, { drafts }, notifications) =>
    () =>
      new ExampleViewModel({ ...model, drafts }, notifications),
);
