import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, concatMap, map, Subject, tap, type Observable } from 'rxjs';
import { fieldActions, parseRawValue, printRawValue, type FieldAction, type RawValue } from '../../domain/items';
import type { EditableField } from '../../domain/permissions';
import { isSecret, MASK } from '../../domain/schema';
import {
  type EntryNotation,
  entryNotation,
  entryText,
  hasEntryNotation,
  isNumeric,
  printEntry,
  readEntry,
  withReaderZone,
  defaultValue,
} from '../../domain/values';
import { Effect, isJsonObject, StateValue, type Json } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemForm } from './form/item-form';

export type FieldActionsDependencies = Pick<ItemDependencies, 'clipboard' | 'notifications'>;

/** The raw value of a field as text, while its dialog is open. */
export interface RawDraft {
  readonly text: string;
  /** The value that the text stands for, or the reason why it is invalid. */
  readonly parsed: RawValue;
  readonly readonly: boolean;
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The actions in the menu of one field: copy, paste, clear, reset, default, and the dialog for the raw value. */
export class FieldActions {
  private readonly name: string;
  private readonly notation: EntryNotation;
  private readonly secret: boolean;
  private readonly calls$ = new Subject<Observable<unknown>>();
  private readonly calls: Effect;
  private readonly draft = new BehaviorSubject<RawDraft | null>(null);
  private readonly available: StateValue<readonly FieldAction[]>;
  readonly actions$: Observable<readonly FieldAction[]>;
  /** The raw value while its dialog is open; null otherwise. */
  readonly raw$: Observable<RawDraft | null> = this.draft.asObservable();

  constructor(
    private readonly form: Pick<
      ItemForm,
      'field$' | 'edited$' | 'values' | 'change' | 'reset' | 'rawText' | 'setRawText' | 'relations'
    >,
    private readonly editable: EditableField,
    private readonly dependencies: FieldActionsDependencies,
    /** BCP 47: numbers and dates are copied and pasted as this language writes them. */
    locale: string,
  ) {
    this.notation = entryNotation(locale);
    this.name = editable.field.field;
    this.secret = isSecret(editable.field);
    const { field, readonly } = editable;
    this.available = new StateValue<readonly FieldAction[]>(
      [],
      combineLatest([form.field$(this.name), form.edited$(this.name)]).pipe(
        map(([{ value }, edited]) =>
          fieldActions({ field, value, edited, readonly, secret: this.secret, holdsItem: this.holdsItem(value) }),
        ),
      ),
    );
    this.actions$ = this.available.value$;
    this.calls = new Effect(this.calls$.pipe(concatMap((call$) => call$)));
  }

  /** Does nothing for an action that is not available. */
  execute(action: FieldAction): void {
    if (!this.available.value.includes(action)) return;
    switch (action) {
      case 'copy':
        return this.calls$.next(this.copy());
      case 'paste':
        return this.calls$.next(this.paste());
      case 'raw':
        return this.openRaw(this.form.rawText(this.name) ?? this.printed());
      case 'reset':
        return this.form.reset(this.name);
      case 'clear':
        return this.form.change(this.name, null);
      case 'default':
        return this.form.change(this.name, defaultValue(this.editable.field));
    }
  }

  /** Changes the text in the dialog; the field keeps its value until the text is applied. */
  typeRaw(text: string): void {
    if (this.draft.value?.readonly !== false) return;
    this.openRaw(text);
    this.storeRawText(text);
  }

  /** Applies the text as the value of the field and closes the dialog. Does nothing while the text is invalid. */
  applyRaw(): void {
    const draft = this.draft.value;
    if (draft === null || draft.readonly || draft.parsed.kind !== 'value') return;
    const { value } = draft.parsed;
    this.storeRawText(null);
    this.draft.next(null);
    if (draft.text !== this.printed()) this.form.change(this.name, value);
  }

  /** Closes the dialog and keeps the text for the next time. */
  closeRaw(): void {
    this.draft.next(null);
  }

  /** Closes the dialog and drops the text. */
  discardRaw(): void {
    this.storeRawText(null);
    this.draft.next(null);
  }

  dispose(): void {
    this.calls.dispose();
    this.available.dispose();
  }

  private get value(): Json {
    return this.form.values[this.name] ?? null;
  }

  private get masked(): boolean {
    return this.secret && this.value !== null;
  }

  /** A related item is edited in its drawer only: by its type the field takes keys. */
  private holdsItem(value: Json): boolean {
    return isJsonObject(value) && this.form.relations().itemOf(this.name) !== null;
  }

  private printed(): string {
    return this.masked ? MASK : printRawValue(this.value);
  }

  /** Text that equals the current value is not stored. */
  private storeRawText(text: string | null): void {
    this.form.setRawText(this.name, text === this.printed() ? null : text);
  }

  private openRaw(text: string): void {
    const { field, readonly } = this.editable;
    this.draft.next({
      text,
      parsed: parseRawValue(text, field.type),
      readonly: readonly || this.masked || this.holdsItem(this.value),
    });
  }

  private copy(): Observable<unknown> {
    const { type } = this.editable.field;
    const text = this.masked || !isNumeric(type) ? this.printed() : printEntry(this.value, type, this.notation);
    return this.dependencies.clipboard.write(text).pipe(
      tap((result) => {
        if (isRight(result) && result.right) this.dependencies.notifications.show('value_copied');
        else this.dependencies.notifications.show('value_not_copied', 'warning');
      }),
    );
  }

  /** Invalid text is shown in the raw dialog; so is an empty text if the browser denies access to the clipboard. */
  private paste(): Observable<unknown> {
    return this.dependencies.clipboard
      .read()
      .pipe(tap((result) => this.applyPasted(isRight(result) ? result.right : null)));
  }

  private applyPasted(text: string | null): void {
    const pasted = text === null || text.trim() === '' ? undefined : this.pastedValue(text);
    if (pasted !== undefined) return this.form.change(this.name, pasted);
    this.draft.next({
      text: text ?? '',
      parsed: parseRawValue(text ?? '', this.editable.field.type),
      readonly: false,
    });
    if (text !== null && text !== '') this.storeRawText(text);
  }

  /** Undefined for a text without a value. Tells how a text was read that others may read in another way. */
  private pastedValue(text: string): Json | undefined {
    const { type } = this.editable.field;
    if (!hasEntryNotation(type)) {
      const raw = parseRawValue(text, type);
      return raw.kind === 'value' ? raw.value : undefined;
    }
    const reading = readEntry(text, type, this.notation);
    if (reading.kind !== 'value') return undefined;
    if (reading.isDoubtful) {
      const value = entryText(reading.value, type, this.notation);
      this.dependencies.notifications.show('value_pasted_as', 'info', { value });
    }
    return withReaderZone(reading.value, type, this.value, ZONE);
  }
}
