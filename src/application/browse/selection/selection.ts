import { BehaviorSubject, map, shareReplay, type Observable } from 'rxjs';
import type { PrimaryKey } from '../../../domain/items';

/** The items of a list that something is to be done with, those on other pages included. Known by their keys as text. */
export class Selection {
  private readonly chosen = new BehaviorSubject<ReadonlyMap<string, PrimaryKey>>(new Map());
  readonly texts$: Observable<ReadonlySet<string>> = this.chosen.pipe(
    map((chosen) => new Set(chosen.keys())),
    shareReplay(1),
  );
  readonly keys$: Observable<readonly PrimaryKey[]> = this.chosen.pipe(
    map((chosen) => [...chosen.values()]),
    shareReplay(1),
  );

  /** `known` gives the key behind a text, and null for one that is not in the list; such a text must be chosen already. */
  constructor(private readonly known: (text: string) => PrimaryKey | null) {}

  get keys(): readonly PrimaryKey[] {
    return [...this.chosen.value.values()];
  }

  /** These and no others. */
  choose(texts: ReadonlySet<string>): void {
    const keys = [...texts].map((text) => [text, this.chosen.value.get(text) ?? this.known(text)] as const);
    this.chosen.next(new Map(keys.flatMap(([text, key]) => (key === null ? [] : [[text, key] as const]))));
  }

  chooseKeys(keys: readonly PrimaryKey[]): void {
    this.chosen.next(new Map(keys.map((key) => [String(key), key])));
  }

  toggle(text: string): void {
    const texts = new Set(this.chosen.value.keys());
    if (!texts.delete(text)) texts.add(text);
    this.choose(texts);
  }

  clear(): void {
    if (this.chosen.value.size > 0) this.chosen.next(new Map());
  }
}
