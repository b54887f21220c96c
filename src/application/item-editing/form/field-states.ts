import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Item } from '../../../domain/items';
import type { SameValue } from '../../../domain/values';
import { equals, type Json } from '../../../kernel';

/** The state of one field in the form. */
export interface FieldState {
  readonly value: Json;
  /** True if the value differs from the initial one. */
  readonly edited: boolean;
}

/** The values of a form and the values it started from. A value keeps its identity until it is changed. */
export interface FormContents {
  readonly values: Item;
  readonly initial: Item;
}

export const EMPTY_FORM: FormContents = { values: {}, initial: {} };

interface WatchedField {
  readonly state: BehaviorSubject<FieldState>;
  value: Json;
  initial: Json;
}

/**
 * The state of each watched field. Hand-written, because every keystroke checks all fields: with one rxjs pipe per
 * field that took half as long as rendering the field.
 */
export class FieldStates {
  private readonly watched = new Map<string, WatchedField>();
  private contents = EMPTY_FORM;

  constructor(private readonly isSame: SameValue) {}

  /** Emits the current state and every change. */
  state$(name: string): Observable<FieldState> {
    const field = this.watched.get(name) ?? this.watch(name);
    return field.state.asObservable();
  }

  /** Emits the new state of each field that has changed. */
  update(contents: FormContents): void {
    this.contents = contents;
    for (const [name, watched] of this.watched) {
      // A subscriber may change another field: always read the latest values.
      const value = this.contents.values[name] ?? null;
      const initial = this.contents.initial[name] ?? null;
      if (value === watched.value && initial === watched.initial) continue;
      watched.value = value;
      watched.initial = initial;
      const state: FieldState = { value, edited: !this.isSame(name, value, initial) };
      if (!equals(state, watched.state.value)) watched.state.next(state);
    }
  }

  private watch(name: string): WatchedField {
    const [value, initial] = [this.contents.values[name] ?? null, this.contents.initial[name] ?? null];
    const watched: WatchedField = {
      state: new BehaviorSubject<FieldState>({ value, edited: !this.isSame(name, value, initial) }),
      value,
      initial,
    };
    this.watched.set(name, watched);
    return watched;
  }
}

/** Texts that fields hold beside their values, by field. */
export class FieldTexts {
  private readonly texts = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  /** Emits the current texts and every change. */
  readonly texts$: Observable<ReadonlyMap<string, string>> = this.texts.asObservable();

  get isEmpty(): boolean {
    return this.texts.value.size === 0;
  }

  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.texts.value);
  }

  /** Null without a text. */
  of(name: string): string | null {
    return this.texts.value.get(name) ?? null;
  }

  of$(name: string): Observable<string | null> {
    return this.texts.pipe(
      map((texts) => texts.get(name) ?? null),
      distinctUntilChanged(),
    );
  }

  /** Null removes the text. */
  set(name: string, text: string | null): void {
    const texts = new Map(this.texts.value);
    if (text === null ? !texts.delete(name) : texts.get(name) === text) return;
    if (text !== null) texts.set(name, text);
    this.texts.next(texts);
  }

  clear(): void {
    this.texts.next(new Map());
  }
}
