import { BehaviorSubject, map, type Observable } from 'rxjs';

/** Something that can be done from here, as the command palette offers it. */
export interface Command {
  readonly id: string;
  /** In the words of the page's own button. */
  readonly title: string;
  readonly icon: string;
  /** As key caps, parted by spaces. */
  readonly keys?: string | undefined;
  /** Why it cannot be done now, in words; it is offered all the same. */
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

/** What the open pages offer; each for as long as it is open. */
export class Commands {
  private readonly registrations = new BehaviorSubject<readonly (readonly Command[])[]>([]);
  /** Of the page that was opened last first. */
  readonly all$: Observable<readonly Command[]> = this.registrations.pipe(map((offers) => offers.toReversed().flat()));

  /** Until the function that comes back is called. */
  register(commands: readonly Command[]): () => void {
    this.registrations.next([...this.registrations.value, commands]);
    return () => this.registrations.next(this.registrations.value.filter((other) => other !== commands));
  }
}
