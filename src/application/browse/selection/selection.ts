import { BehaviorSubject, map, shareReplay, type Observable } from 'rxjs';
import type { PrimaryKey } from '../../../domain/items';

/** The items of a list that something is to be done with, those on other pages included. Known by their keys as text. */
export class Selection {
  private readonly selected = new BehaviorSubject<ReadonlyMap<string, PrimaryKey>>(new Map());
  readonly texts$: Observable<ReadonlySet<string>> = this.selected.pipe(
    map((chosen) => new Set(chosen.keys())),
    shareReplay(1),
  );
  readonly keys$: Observable<readonly PrimaryKey[]> = this.selected.pipe(
    map((chosen) => [...chosen.values()]),
    shareReplay(1),
  );

  /** `known` gives the key behind a text, and null for one that is not in the list; such a text must be chosen already. */
  constructor(private readonly keyOfText: (text: string) => PrimaryKey | null) {}

  get keys(): readonly PrimaryKey[] {
    return [...this.selected.value.values()];
  }

  /** These and no others. */
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
