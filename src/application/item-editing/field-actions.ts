import { BehaviorSubject, combineLatest, concatMap, map, Subject, tap, type Observable } from 'rxjs';
import { fieldActions, parseRawValue, printRawValue, type FieldAction, type RawValue } from '../../domain/items';
import { isSecret, MASK } from '../../domain/revisions';
import { Effect, StateValue, type Json } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { EditableField } from './editable-fields';
import type { ItemForm } from './item-form';

export type FieldToolsParts = Pick<ItemDependencies, 'clipboard' | 'notifications'>;

/** A value as text, while somebody looks at it or works on it. */
export interface RawDraft {
  readonly text: string;
  /** What the text stands for, or why and where it stands for nothing. */
  readonly meaning: RawValue;
  readonly readonly: boolean;
}

/** What the menu of one field does: takes the value away, brings one in, goes back, and shows it raw. */
export class FieldTools {
  private readonly name: string;
  private readonly secret: boolean;
  private readonly calls$ = new Subject<Observable<unknown>>();
  private readonly calls: Effect;
  private readonly draft = new BehaviorSubject<RawDraft | null>(null);
  private readonly offered: StateValue<readonly FieldAction[]>;
  readonly actions$: Observable<readonly FieldAction[]>;
  /** The raw value, for as long as it is open. */
  readonly raw$: Observable<RawDraft | null> = this.draft.asObservable();

  constructor(
    private readonly form: Pick<
      ItemForm,
      'field$' | 'edited$' | 'values' | 'change' | 'reset' | 'rawTextOf' | 'keepRawText'
    >,
    private readonly editable: EditableField,
    private readonly parts: FieldToolsParts,
  ) {
    this.name = editable.field.field;
    this.secret = isSecret(editable.field);
    const { field, readonly } = editable;
    this.offered = new StateValue<readonly FieldAction[]>(
      [],
      combineLatest([form.field$(this.name), form.edited$(this.name)]).pipe(
        map(([{ value }, edited]) => fieldActions({ field, value, edited, readonly, secret: this.secret })),
      ),
    );
    this.actions$ = this.offered.value$;
    this.calls = new Effect(this.calls$.pipe(concatMap((call$) => call$)));
  }

  /** Does nothing for what is not offered. */
  execute(action: FieldAction): void {
    if (!this.offered.value.includes(action)) return;
    switch (action) {
      case 'copy':
        return this.calls$.next(this.copy());
      case 'paste':
        return this.calls$.next(this.paste());
      case 'raw':
        return this.show(this.form.rawTextOf(this.name) ?? this.printed());
      case 'reset':
        return this.form.reset(this.name);
      case 'clear':
        return this.form.change(this.name, null);
      case 'default':
        return this.form.change(this.name, this.editable.field.schema?.default_value ?? null);
    }
  }

  /** Another text in the raw value; the field keeps its value until the text is taken over, and the form keeps the text beside it. */
  typeRaw(text: string): void {
    if (this.draft.value?.readonly !== false) return;
    this.show(text);
    this.keep(text);
  }

  /** Takes the text over as the value of the field, and closes. A text that stands for nothing stays where it is. */
  applyRaw(): void {
    const draft = this.draft.value;
    if (draft === null || draft.readonly || draft.meaning.kind !== 'value') return;
    const { value } = draft.meaning;
    this.keep(null);
    this.draft.next(null);
    if (draft.text !== this.printed()) this.form.change(this.name, value);
  }

  /** Closes, and keeps what was typed for the next time. */
  leaveRaw(): void {
    this.draft.next(null);
  }

  /** Closes, and lets go of what was typed. */
  discardRaw(): void {
    this.keep(null);
    this.draft.next(null);
  }

  dispose(): void {
    this.calls.dispose();
    this.offered.dispose();
  }

  private get value(): Json {
    return this.form.values[this.name] ?? null;
  }

  private get masked(): boolean {
    return this.secret && this.value !== null;
  }

  private printed(): string {
    return this.masked ? MASK : printRawValue(this.value);
  }

  /** A text that says what the field holds already is no loss. */
  private keep(text: string | null): void {
    this.form.keepRawText(this.name, text === this.printed() ? null : text);
  }

  private show(text: string): void {
    const { field, readonly } = this.editable;
    this.draft.next({ text, meaning: parseRawValue(text, field.type), readonly: readonly || this.masked });
  }

  private copy(): Observable<unknown> {
    return this.parts.clipboard.write(this.printed()).pipe(
      tap((result) => {
        if (result._tag === 'Right' && result.right) this.parts.notifications.show('value_copied');
        else this.parts.notifications.show('value_not_copied', 'warning');
      }),
    );
  }

  /** What makes no value is shown as the text it is; so is nothing, where the browser does not let the clipboard be read. */
  private paste(): Observable<unknown> {
    return this.parts.clipboard.read().pipe(tap((result) => this.take(result._tag === 'Right' ? result.right : null)));
  }

  private take(text: string | null): void {
    const meaning = parseRawValue(text ?? '', this.editable.field.type);
    if (text !== null && text !== '' && meaning.kind === 'value') this.form.change(this.name, meaning.value);
    else {
      this.draft.next({ text: text ?? '', meaning, readonly: false });
      if (text !== null && text !== '') this.keep(text);
    }
  }
}
