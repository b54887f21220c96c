import { BehaviorSubject, type Observable } from 'rxjs';

/** A mail that the server would have sent. */
export interface Mail {
  readonly to: string;
  readonly about: 'invitation' | 'password-reset';
  readonly link: string;
}

/** Collects mails instead of sending them. They are not part of the world. */
export class Outbox {
  private readonly collected = new BehaviorSubject<readonly Mail[]>([]);
  /** All mails, the oldest first; replays. */
  readonly mails$: Observable<readonly Mail[]> = this.collected.asObservable();

  get mails(): readonly Mail[] {
    return this.collected.value;
  }

  put(mail: Mail): void {
    this.collected.next([...this.collected.value, mail]);
  }
}
