import { BehaviorSubject, map, type Observable } from 'rxjs';

/** An entry of the command palette. */
export interface Command {
  readonly id: string;
  /** The label of the page's own button. */
  readonly title: string;
  readonly icon: string;
  /** Key caps separated by spaces. */
  readonly keys?: string | undefined;
  /** A text shown with the disabled command; undefined when enabled. */
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

/** The commands of the mounted pages. */
export class Commands {
  private readonly registrations = new BehaviorSubject<readonly (readonly Command[])[]>([]);
  /** The most recently registered first. */
  readonly all$: Observable<readonly Command[]> = this.registrations.pipe(map((offers) => offers.toReversed().flat()));

  /** Returns a function that removes the commands. */
  register(commands: readonly Command[]): () => void {
    this.registrations.next([...this.registrations.value, commands]);
    return () => this.registrations.next(this.registrations.value.filter((other) => other !== commands));
  }
}
