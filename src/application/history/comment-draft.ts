import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, map, tap, type Observable } from 'rxjs';
import {
  commentTextDenied,
  mentionsAsKeys,
  mentionsAsNames,
  type Comment,
  type CommentTextDenial,
} from '../../domain/revisions';
import { CallOperation, type Call } from '../../kernel';
import type { MentionedPeople } from './mentions';

export type CommentDraftDenial<Reason extends string> = CommentTextDenial | Reason;

interface CommentDraftOptions<Reason extends string> {
  /** The stored comment; null for a new one. */
  readonly saved: string | null;
  /** Why the user may not write it, whatever the text is. */
  readonly denied$: Observable<Reason | false>;
  /** Sends the text, with user ids in place of names. */
  readonly send: (text: string) => Call<Comment>;
}

/** The text of a comment and its submission. The text is kept while it is sent, and if that fails. */
export class CommentDraft<Reason extends string = never> extends CallOperation<
  CommentDraftDenial<Reason>,
  void,
  Comment
> {
  private readonly initialText: string;
  private readonly text: BehaviorSubject<string>;
  private readonly send: (text: string) => Call<Comment>;
  /** The text as typed, with names in place of user ids. */
  readonly text$: Observable<string>;
  readonly dirty$: Observable<boolean>;

  constructor(
    private readonly people: MentionedPeople,
    { saved, denied$, send }: CommentDraftOptions<Reason>,
  ) {
    const initialText = saved === null ? '' : mentionsAsNames(saved, people.people);
    const text = new BehaviorSubject(initialText);
    super(
      combineLatest([text, denied$]).pipe(
        map(([current, denied]) => denied || commentTextDenied(current, saved === null ? null : initialText)),
      ),
    );
    this.initialText = initialText;
    this.text = text;
    this.send = send;
    this.text$ = text.asObservable();
    this.dirty$ = text.pipe(map((current) => current.trim() !== initialText.trim()));
  }

  get dirty(): boolean {
    return this.text.value.trim() !== this.initialText.trim();
  }

  setText(text: string): void {
    this.text.next(text);
  }

  protected run(): Call<Comment> {
    const text = this.text.value;
    return this.send(mentionsAsKeys(text.trim(), this.people.people)).pipe(
      tap((result) => {
        if (isLeft(result)) return;
        const current = this.text.value;
        this.text.next(current.startsWith(text) ? current.slice(text.length).trimStart() : current);
      }),
    );
  }
}
