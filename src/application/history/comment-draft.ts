import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import {
  commentTextDenied,
  mentionsAsKeys,
  mentionsAsNames,
  type Comment,
  type CommentTextDenial,
} from '../../domain/revisions';
import { Effect, StateValue, type Call, type Failure, type Operation } from '../../kernel';
import type { MentionedPeople } from './mentions';

export type CommentDraftDenial<Reason extends string> = CommentTextDenial | 'saving' | Reason;

interface CommentDraftOptions<Reason extends string> {
  /** The stored comment; null for a new one. */
  readonly saved: string | null;
  /** Why the user may not write it, whatever the text is. */
  readonly denied$: Observable<Reason | false>;
  /** Sends the text, with user ids in place of names. */
  readonly send: (text: string) => Call<Comment>;
}

/** The text of a comment and its submission. The text is kept while it is sent, and if that fails. */
export class CommentDraft<Reason extends string = never> implements Operation<CommentDraftDenial<Reason>> {
  private readonly initialText: string;
  private readonly text: BehaviorSubject<string>;
  private readonly failure = new BehaviorSubject<Failure | null>(null);
  private readonly busy = new BehaviorSubject(false);
  private readonly sent = new Subject<Comment>();
  private readonly requests$ = new Subject<void>();
  private readonly work: Effect;
  private readonly denial: StateValue<CommentDraftDenial<Reason> | false>;
  /** The text as typed, with names in place of user ids. */
  readonly text$: Observable<string>;
  readonly denied$: Observable<CommentDraftDenial<Reason> | false>;
  readonly busy$: Observable<boolean> = this.busy.asObservable();
  /** Why the last attempt failed. */
  readonly failure$: Observable<Failure | null> = this.failure.asObservable();
  readonly dirty$: Observable<boolean>;
  readonly sent$: Observable<Comment> = this.sent.asObservable();

  constructor(
    private readonly people: MentionedPeople,
    { saved, denied$, send }: CommentDraftOptions<Reason>,
  ) {
    this.initialText = saved === null ? '' : mentionsAsNames(saved, people.people);
    this.text = new BehaviorSubject(this.initialText);
    this.text$ = this.text.asObservable();
    this.dirty$ = this.text.pipe(map((text) => text.trim() !== this.initialText.trim()));
    this.denial = new StateValue<CommentDraftDenial<Reason> | false>(
      'comment_empty',
      combineLatest([this.text, this.busy, denied$]).pipe(
        map(
          ([text, busy, denied]) =>
            denied || (busy ? 'saving' : commentTextDenied(text, saved === null ? null : this.initialText)),
        ),
      ),
    );
    this.denied$ = this.denial.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => this.submit(send))));
  }

  get dirty(): boolean {
    return this.text.value.trim() !== this.initialText.trim();
  }

  setText(text: string): void {
    this.text.next(text);
  }

  execute(): void {
    if (this.denial.value === false) this.requests$.next();
  }

  dispose(): void {
    this.work.dispose();
    this.denial.dispose();
  }

  private submit(send: (text: string) => Call<Comment>): Observable<unknown> {
    const text = this.text.value;
    this.busy.next(true);
    this.failure.next(null);
    return send(mentionsAsKeys(text.trim(), this.people.people)).pipe(
      tap((result) => {
        this.busy.next(false);
        if (isLeft(result)) {
          this.failure.next(result.left);
          return;
        }
        const current = this.text.value;
        this.text.next(current.startsWith(text) ? current.slice(text.length).trimStart() : current);
        this.sent.next(result.right);
      }),
    );
  }
}
