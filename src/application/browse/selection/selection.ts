import { BehaviorSubject, distinctUntilChanged, map, shareReplay, type Observable } from 'rxjs';
import type { PrimaryKey } from '../../../domain/items';

/** The selected items of a list, including those on other pages, identified by their keys as text. */
export class Selection {
  private readonly selected = new BehaviorSubject<ReadonlyMap<string, PrimaryKey>>(new Map());
  readonly texts$: Observable<ReadonlySet<string>> = this.selected.pipe(
    map((selected) => new Set(selected.keys())),
    shareReplay(1),
  );
  readonly keys$: Observable<readonly PrimaryKey[]> = this.selected.pipe(
    map((selected) => [...selected.values()]),
    shareReplay(1),
  );

  /** Why nothing can be done with the selection. */
  readonly noneSelected$: Observable<'no_rows_selected' | false> = this.selected.pipe(
    map(({ size }) => size === 0 && 'no_rows_selected'),
    distinctUntilChanged(),
  );

  /**
   * `keyOfText` resolves a text to the key of a listed item; null for an item that is not listed, which must be
   * selected already.
   */
  constructor(private readonly keyOfText: (text: string) => PrimaryKey | null) {}

  get keys(): readonly PrimaryKey[] {
    return [...this.selected.value.values()];
  }

  /** Replaces the selection. */
  select(texts: ReadonlySet<string>): void {
    const keys = [...texts].map((text) => [text, this.selected.value.get(text) ?? this.keyOfText(text)] as const);
    this.selected.next(new Map(keys.flatMap(([text, key]) => (key === null ? [] : [[text, key] as const]))));
  }

  selectKeys(keys: readonly PrimaryKey[]): void {
    this.selected.next(new Map(keys.map((key) => [String(key), key])));
  }

  toggle(text: string): void {
    const texts = new Set(this.selected.value.keys());
    if (!texts.delete(text)) texts.add(text);
    this.select(texts);
  }

  clear(): void {
    if (this.selected.value.size > 0) this.selected.next(new Map());
  }
}
