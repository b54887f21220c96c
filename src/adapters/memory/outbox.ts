import { BehaviorSubject, type Observable } from 'rxjs';

/** A mail that the server would have sent. */
export interface Mail {
  readonly to: string;
  readonly about: 'invitation' | 'password-reset';
  readonly link: string;
}

/** Collects mails instead of sending them. They are not part of the world. */
export class Outbox {
  private readonly mailList = new BehaviorSubject<readonly Mail[]>([]);
  /** All mails, the oldest first; replays. */
  readonly mails$: Observable<readonly Mail[]> = this.kept.asObservable();

  get mails(): readonly Mail[] {
    return this.kept.value;
  }

  put(mail: Mail): void {
    this.kept.next([...this.kept.value, mail]);
  }
}
