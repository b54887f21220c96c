import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, map, type Observable, startWith, Subject, switchMap, tap, throttle } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../application/dependencies';
import {
  type Suggestion,
  type SuggestionFailure,
  type SuggestionOptions,
  suggestionOptions,
  suggestionsIn,
  suggestionUrl,
} from '../../domain/suggestions';
import { Effect, type JsonObject } from '../../kernel';
import { type Message, type TextKey, viewModel } from '../../kit';

interface Suggestions {
  readonly list: readonly Suggestion[];
  /** Why the latest request gave none. */
  readonly failure: Message | null;
}

const FAILURES: Readonly<Record<SuggestionFailure['kind'], TextKey>> = {
  blocked: 'suggestions_blocked',
  'no-answer': 'suggestions_no_answer',
  refused: 'suggestions_refused',
  'not-json': 'suggestions_not_json',
  'too-large': 'suggestions_too_large',
};

const NONE: Suggestions = { list: [], failure: null };

/**
 * Asks for suggestions while the user types. Only the answer to the latest request counts; the list stays until then.
 */
export class InputAutocompleteApiViewModel {
  private readonly suggestions = new BehaviorSubject(NONE);
  private readonly typed$ = new Subject<string>();
  private readonly cancelled$ = new Subject<void>();
  private readonly source: SuggestionOptions | null;
  private readonly work: Effect;
  readonly suggestions$: Observable<Suggestions> = this.suggestions.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'clock' | 'suggestions'>,
    options: JsonObject,
  ) {
    const source = suggestionOptions(options);
    this.source = source;
    this.work = new Effect(
      source === null
        ? EMPTY
        : this.cancelled$.pipe(
            startWith(undefined),
            switchMap(() => this.urls$(source).pipe(switchMap((url) => this.request(source, url)))),
          ),
    );
  }

  /** False where an option is missing without which there are no suggestions. */
  get isConfigured(): boolean {
    return this.source !== null;
  }

  /** Called at every keystroke. */
  type(text: string): void {
    const url = this.source === null ? null : suggestionUrl(this.source, text);
    if (url === null) this.clear();
    else this.typed$.next(url);
  }

  /** Forgets the suggestions and cancels requests: one has been chosen, or the text is empty. */
  clear(): void {
    this.cancelled$.next();
    this.suggestions.next(NONE);
  }

  dispose(): void {
    this.work.dispose();
  }

  private urls$({ trigger, rate }: SuggestionOptions): Observable<string> {
    const wait = (): Observable<void> => this.dependencies.clock.after(rate);
    return trigger === 'throttle'
      ? this.typed$.pipe(throttle(wait, { leading: true, trailing: true }))
      : this.typed$.pipe(switchMap((url) => wait().pipe(map(() => url))));
  }

  private request(source: SuggestionOptions, url: string): Observable<unknown> {
    return this.dependencies.suggestions
      .read(url)
      .pipe(
        tap((answer) =>
          this.suggestions.next(
            isLeft(answer)
              ? { list: [], failure: { key: FAILURES[answer.left.kind], parameters: { ...answer.left } } }
              : { list: suggestionsIn(answer.right, source), failure: null },
          ),
        ),
      );
  }
}

export const inputAutocompleteApiViewModel = viewModel(
  [itemDependencies('clock', 'suggestions')],
  (dependencies) => (options: JsonObject) => new InputAutocompleteApiViewModel(dependencies, options),
);
