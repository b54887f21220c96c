import { Subject, switchMap, take } from 'rxjs';
import { UserDirectory } from '../../../application/users';
import type { UserProfile } from '../../../domain/users';
import { idle, StateValue, toRemoteData, type RemoteData } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Reads the user once, on the first `load`. */
export class UserCardViewModel {
  private readonly loads$ = new Subject<void>();
  private readonly state: StateValue<RemoteData<UserProfile>>;
  readonly person$;

  constructor(people: UserDirectory, id: string) {
    this.state = new StateValue<RemoteData<UserProfile>>(
      idle,
      this.loads$.pipe(
        take(1),
        switchMap(() => toRemoteData(people.read(id))),
      ),
    );
    this.person$ = this.state.value$;
  }

  load(): void {
    this.loads$.next();
  }

  dispose(): void {
    this.state.dispose();
  }
}

export const userCardViewModel = viewModel(
  [UserDirectory],
  (people) => (id: string) => new UserCardViewModel(people, id),
);
