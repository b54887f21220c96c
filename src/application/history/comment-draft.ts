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

interface Writing<Reason extends string> {
  /** The comment as it stands; null for one that nobody has posted yet. */
  readonly saved: string | null;
  /** Why it may not be written, whatever the words are. */
  readonly denied$: Observable<Reason | false>;
  /** Sends the text, with keys in the place of names. */
  readonly send: (text: string) => Call<Comment>;
}

/** Words that somebody writes, and sending them. Nothing that was typed is lost when that fails, or while it is under way. */
export class CommentDraft<Reason extends string = never> implements Operation<CommentDraftDenial<Reason>> {
  private readonly begun: string;
  private readonly words: BehaviorSubject<string>;
  private readonly problem = new BehaviorSubject<Failure | null>(null);
  private readonly busy = new BehaviorSubject(false);
  private readonly sent = new Subject<Comment>();
  private readonly requests$ = new Subject<void>();
  private readonly work: Effect;
  private readonly now: StateValue<CommentDraftDenial<Reason> | false>;
  /** As one writes it, with names in the place of keys. */
  readonly text$: Observable<string>;
  readonly denied$: Observable<CommentDraftDenial<Reason> | false>;
  readonly busy$: Observable<boolean> = this.busy.asObservable();
  /** Why the last attempt did not succeed. */
  readonly problem$: Observable<Failure | null> = this.problem.asObservable();
  readonly dirty$: Observable<boolean>;
  readonly sent$: Observable<Comment> = this.sent.asObservable();

  constructor(
    private readonly people: MentionedPeople,
    { saved, denied$, send }: Writing<Reason>,
  ) {
    this.begun = saved === null ? '' : mentionsAsNames(saved, people.people);
    this.words = new BehaviorSubject(this.begun);
    this.text$ = this.words.asObservable();
    this.dirty$ = this.words.pipe(map((text) => text.trim() !== this.begun.trim()));
    this.now = new StateValue<CommentDraftDenial<Reason> | false>(
      'comment_empty',
      combineLatest([this.words, this.busy, denied$]).pipe(
        map(
          ([text, busy, denied]) =>
            denied || (busy ? 'saving' : commentTextDenied(text, saved === null ? null : this.begun)),
        ),
      ),
    );
    this.denied$ = this.now.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => this.deliver(send))));
  }

  get dirty(): boolean {
    return this.words.value.trim() !== this.begun.trim();
  }

  type(text: string): void {
    this.words.next(text);
  }

  execute(): void {
    if (this.now.value === false) this.requests$.next();
  }

  dispose(): void {
    this.work.dispose();
    this.now.dispose();
  }

  private deliver(send: (text: string) => Call<Comment>): Observable<unknown> {
    const text = this.words.value;
    this.busy.next(true);
    this.problem.next(null);
    return send(mentionsAsKeys(text.trim(), this.people.people)).pipe(
      tap((result) => {
        this.busy.next(false);
        if (result._tag === 'Left') {
          this.problem.next(result.left);
          return;
        }
        const typed = this.words.value;
        this.words.next(typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed);
        this.sent.next(result.right);
      }),
    );
  }
}
