import { Subject, switchMap, take } from 'rxjs';
import type { People, Person } from '../../application/users';
import { idle, StateValue, toRemoteData, type RemoteData } from '../../kernel';
import { PeopleService, viewModel } from '../../kit';

/** Reads the user once, on the first `load`. */
export class UserCardViewModel {
  private readonly loads$ = new Subject<void>();
  private readonly live: StateValue<RemoteData<Person>>;
  readonly person$;

  constructor(people: People, id: string) {
    this.live = new StateValue<RemoteData<Person>>(
      idle,
      this.loads$.pipe(
        take(1),
        switchMap(() => toRemoteData(people.read(id))),
      ),
    );
    this.person$ = this.live.value$;
  }

  load(): void {
    this.loads$.next();
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const userCardViewModel = viewModel(
  [PeopleService],
  (people) => (id: string) => new UserCardViewModel(people, id),
);
