import { createForm, type FormApi } from 'final-form';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { changedValues, isUnchanged, type Item, rebase } from '../../domain/items';
import { equals, type FieldError, type Json } from '../../kernel';

/** One field as a form shows it. */
export interface FieldState {
  readonly value: Json;
  /** Differs from where the form started. */
  readonly edited: boolean;
}

/** Where a form stands: what is in it now and what it started from. A value keeps its identity until it is changed. */
interface FormContents {
  readonly values: Item;
  readonly initial: Item;
}

interface WatchedField {
  readonly state: BehaviorSubject<FieldState>;
  value: Json;
  initial: Json;
}

/**
 * The fields of a form, each with those who watch it. By hand, for every keystroke goes over all of them: with one pipe of
 * operators a field it took half as long as drawing the field.
 */
export class FieldStates {
  private readonly watched = new Map<string, WatchedField>();
  private contents: FormContents = { values: {}, initial: {} };

  /** The field's state at once and at every change of it. */
  state$(name: string): Observable<FieldState> {
    const known = this.watched.get(name) ?? this.watch(name);
    return known.state.asObservable();
  }

  /** Tells those whose field is another now. */
  update(contents: FormContents): void {
    this.contents = contents;
    for (const [name, watched] of this.watched) {
      // Whoever is told may change another field: what counts is how things stand by then.
      const value = this.contents.values[name] ?? null;
      const initial = this.contents.initial[name] ?? null;
      if (value === watched.value && initial === watched.initial) continue;
      watched.value = value;
      watched.initial = initial;
      const state: FieldState = { value, edited: !equals(value, initial) };
      if (!equals(state, watched.state.value)) watched.state.next(state);
    }
  }

  private watch(name: string): WatchedField {
    const [value, initial] = [this.contents.values[name] ?? null, this.contents.initial[name] ?? null];
    const watched: WatchedField = {
      state: new BehaviorSubject<FieldState>({ value, edited: !equals(value, initial) }),
      value,
      initial,
    };
    this.watched.set(name, watched);
    return watched;
  }
}

type Values = Record<string, Json>;

/** The values of one item under edit. A change tells the subscribers of its own field and nobody else. */
export class ItemForm {
  private readonly form: FormApi<Values>;
  private readonly states = new FieldStates();
  private readonly contents = new BehaviorSubject<FormContents>({ values: {}, initial: {} });
  private snapshot: FormContents = { values: {}, initial: {} };
  /** Asked for by many after every keystroke, worked out once. */
  private diff: FormContents & { readonly edits: Item } = { ...this.snapshot, edits: {} };
  private readonly errors = new BehaviorSubject<readonly FieldError[]>([]);
  private readonly unfinished = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  private readonly rawTexts = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  private initial: Item = {};
  readonly errors$: Observable<readonly FieldError[]> = this.errors.asObservable();
  /** All values as they are now. */
  readonly values$: Observable<Item>;
  /** True while anything differs from where the form started, or is unfinished. */
  readonly dirty$: Observable<boolean>;
  /** True while a text stands somewhere that is no value yet: nothing can be saved before it is, or is let go. */
  readonly hasUnfinished$: Observable<boolean> = combineLatest([this.unfinished, this.rawTexts]).pipe(
    map((texts) => texts.some(({ size }) => size > 0)),
    distinctUntilChanged(),
  );

  /** The texts that make no value yet, by field. */
  readonly unfinishedTexts$: Observable<ReadonlyMap<string, string>> = this.unfinished.asObservable();
  /** Raw values that were typed and not taken over, by field. */
  readonly rawTexts$: Observable<ReadonlyMap<string, string>> = this.rawTexts.asObservable();

  constructor() {
    this.form = createForm<Values>({ onSubmit: () => undefined, initialValues: {} });
    this.form.subscribe(({ values }) => this.publish(values), { values: true, initialValues: true });
    this.values$ = this.contents.pipe(
      map(({ values }) => values),
      distinctUntilChanged(),
    );
    this.dirty$ = combineLatest([this.contents, this.unfinished, this.rawTexts]).pipe(
      map(() => this.dirty),
      distinctUntilChanged(),
    );
  }

  /** Starts over from these values; edits are dropped. */
  start(initial: Item): void {
    this.initial = initial;
    this.errors.next([]);
    this.unfinished.next(new Map());
    this.rawTexts.next(new Map());
    this.form.initialize({ ...initial });
  }

  get values(): Item {
    return this.snapshot.values;
  }

  /** What would be sent: only what differs. */
  get edits(): Item {
    const { initial, values } = this;
    if (initial !== this.diff.initial || values !== this.diff.values) {
      this.diff = { initial, values, edits: changedValues(initial, values) };
    }
    return this.diff.edits;
  }

  get dirty(): boolean {
    return !isUnchanged(this.edits) || this.unfinished.value.size + this.rawTexts.value.size > 0;
  }

  /**
   * The field's state at once and at every change of it. Not by final-form's own fields: with those every subscription
   * goes over all fields, so that opening a form of 200 took 40,000 steps.
   */
  field$(name: string): Observable<FieldState> {
    return this.states.state$(name);
  }

  fieldErrors$(name: string): Observable<readonly FieldError[]> {
    return this.errors$.pipe(
      map((errors) => errors.filter((error) => error.field === name)),
      map((errors) => (errors.length === 0 ? NO_ERRORS : errors)),
      distinctUntilChanged((a, b) => equals(a, b)),
    );
  }

  /** How many of these fields have been refused. */
  errorCount$(names: readonly string[]): Observable<number> {
    return this.errors$.pipe(
      map((errors) => new Set(errors.map(({ field }) => field).filter((field) => names.includes(field))).size),
      distinctUntilChanged(),
    );
  }

  /** The text of a field that makes no value yet, such as JSON half typed; null where there is none. */
  unfinished$(name: string): Observable<string | null> {
    return this.unfinished.pipe(
      map((texts) => texts.get(name) ?? null),
      distinctUntilChanged(),
    );
  }

  /** Keeps a text that makes no value yet beside the value before it, or lets go of it. */
  setUnfinished(name: string, text: string | null): void {
    setText(this.unfinished, name, text);
  }

  /** What was typed as the raw value of a field and not taken over; null where nothing was. */
  rawText$(name: string): Observable<string | null> {
    return this.rawTexts.pipe(
      map((texts) => texts.get(name) ?? null),
      distinctUntilChanged(),
    );
  }

  rawText(name: string): string | null {
    return this.rawTexts.value.get(name) ?? null;
  }

  /** Keeps it beside the value of the field, whatever becomes of that, or lets go of it. */
  setRawText(name: string, text: string | null): void {
    setText(this.rawTexts, name, text);
  }

  /** Whether a field differs from where it started, or is unfinished; for what does not care how. */
  edited$(name: string): Observable<boolean> {
    return combineLatest([this.field$(name), this.unfinished$(name), this.rawText$(name)]).pipe(
      map(([{ edited }, ...texts]) => edited || texts.some((text) => text !== null)),
      distinctUntilChanged(),
    );
  }

  change(name: string, value: Json): void {
    this.setUnfinished(name, null);
    this.form.change(name, value);
    if (this.errors.value.some((error) => error.field === name)) {
      this.errors.next(this.errors.value.filter((error) => error.field !== name));
    }
  }

  /** Back to where it started; texts that are no values yet go, too. */
  reset(name: string): void {
    this.setRawText(name, null);
    this.change(name, this.initial[name] ?? null);
  }

  setErrors(errors: readonly FieldError[]): void {
    this.errors.next(errors);
  }

  /** After a save: starts from what the server answered and keeps what was typed while it was under way. */
  rebase(sent: Item, saved: Item): void {
    const values = rebase(sent, this.initial, this.values, saved);
    this.initial = saved;
    this.errors.next([]);
    this.form.batch(() => {
      this.form.initialize({ ...saved });
      for (const [name, value] of Object.entries(changedValues(saved, values))) this.form.change(name, value);
    });
  }

  private publish(values: Item): void {
    this.snapshot = { values, initial: this.initial };
    this.states.update(this.snapshot);
    // Whoever was told may have changed another field: the last word is how things stand by now.
    this.contents.next(this.snapshot);
  }
}

/** One and the same for all: a field that reads its errors twice is not drawn again for it. */
const NO_ERRORS: readonly FieldError[] = [];

const setText = (kept: BehaviorSubject<ReadonlyMap<string, string>>, name: string, text: string | null): void => {
  const texts = new Map(kept.value);
  if (text === null ? !texts.delete(name) : texts.get(name) === text) return;
  if (text !== null) texts.set(name, text);
  kept.next(texts);
};
