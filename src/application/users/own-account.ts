import { Subject, switchMap } from 'rxjs';
import { valueIn, type Item } from '../../domain/items';
import { Effect, type Json } from '../../kernel';
import type { AccessStore } from '../access';
import type { Appearance } from '../settings';

const textOf = (value: Json): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Applies changes of the signed-in user's own record to the running application. Outlives the page that made them. */
export class OwnAccount {
  private readonly reloads$ = new Subject<void>();
  private readonly work: Effect;

  constructor(
    private readonly access: Pick<AccessStore, 'access' | 'load'>,
    private readonly appearance: Pick<Appearance, 'applySaved'>,
  ) {
    this.work = new Effect(this.reloads$.pipe(switchMap(() => access.load())));
  }

  isOwn(key: string | number): boolean {
    return this.access.access.user?.id === key;
  }

  /** After the record was saved: language and theme at once, then name, picture and role by a request. */
  applySaved(user: Item): void {
    const { user: current } = this.access.access;
    const has = (field: string): boolean => Object.hasOwn(user, field);
    this.appearance.applySaved({
      language: has('language') ? textOf(valueIn(user, 'language')) : (current?.language ?? null),
      theme: has('theme') ? textOf(valueIn(user, 'theme')) : (current?.theme ?? null),
    });
    this.reloads$.next();
  }

  dispose(): void {
    this.work.dispose();
  }
}
