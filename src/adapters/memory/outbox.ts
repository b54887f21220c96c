import { BehaviorSubject, type Observable } from 'rxjs';

/** A mail that would have gone out: to whom, what for, and where its link leads. */
export interface Mail {
  readonly to: string;
  readonly about: 'invitation' | 'password-reset';
  readonly link: string;
}

/** Keeps the mails of a platform that sends none. They are no part of the world, and gone with the process. */
export class Outbox {
  private readonly kept = new BehaviorSubject<readonly Mail[]>([]);
  /** All mails so far, the oldest first; replays. */
  readonly mails$: Observable<readonly Mail[]> = this.kept.asObservable();

  get mails(): readonly Mail[] {
    return this.kept.value;
  }

  put(mail: Mail): void {
    this.kept.next([...this.kept.value, mail]);
  }
}
