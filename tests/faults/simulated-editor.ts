import { promptedConflicts } from '../../src/application/item-editing';
import type { Chance } from '../../fixtures/builders';
import type { Resolution } from '../../src/domain/items';
import type { Item, SaveTarget } from '../../src/domain/items';
import { RETENTION_MS } from '../../src/domain/recovery';
import { currentValue, type Json } from '../../src/kernel';
import { EDITED_FIELDS, isSame, type EditedWorld, type OpenPage } from './edited-world';
import { FaultyItems, type Request } from './faulty-items';

/** Limits of the typing that a crash may lose, and of the delay of a request, in ms. */
const MAX_LOSS_MS = 1000;
const MAX_LATENCY_MS = 3000;

/** A change of the item on the server. */
export interface Change {
  readonly who: 'me' | 'them';
  readonly values: Item;
  readonly request: Request | null;
}

/** A user who edits and saves an item at random and remembers the entered values, while another user changes it too. */
export class SimulatedEditor {
  readonly network: FaultyItems;
  readonly changes: Change[] = [];
  /** By field, the last value that must not be lost. */
  readonly expectedValues = new Map<string, Json>();
  /** By field, values discarded in favour of the other user's. */
  readonly discardedValues = new Map<string, Json[]>();
  page: OpenPage;
  /** By field, the time of the last edit in ms. */
  private readonly writtenAt = new Map<string, number>();
  private count = 0;
  private before = 0;

  constructor(
    readonly world: EditedWorld,
    readonly target: SaveTarget,
    private readonly luck: Chance,
  ) {
    this.network = new FaultyItems(world.mine, world.clock, luck, (request) =>
      this.changes.push({ who: 'me', values: request.body, request }),
    );
    this.network.faulty = false;
    this.page = world.open(target, this.network.gateway);
    world.clock.advance(1000);
    this.network.faulty = true;
  }

  get form(): OpenPage['editing']['form'] {
    return this.page.editing.form;
  }

  /** The item's key; null while it is not known to exist. */
  get key(): string | null {
    const { target } = this.page.editing;
    return target.kind === 'existing' ? String(target.key) : target.kind === 'singleton' ? '1' : null;
  }

  /** A value that has not been used before. */
  private value(field: string, who: string): Json {
    this.count += 1;
    const text = `${who} ${this.count}`;
    if (field === 'words') return this.count + (who === 'me' ? 1000 : 9000);
    // As typed into an input: in any notation of the same number.
    if (field === 'price') return `${this.count + 100}.${this.luck.pick(['5', '50', '500'])}`;
    if (field === 'views') return `${this.luck.pick(['', '0'])}${this.count + 100}`;
    return field === 'tags' ? [text] : text;
  }

  writes(field = this.luck.pick(EDITED_FIELDS)): void {
    // A prompt covers the form.
    if (currentValue(this.page.editing.prompts.current$) !== null) return;
    const value = this.value(field, 'me');
    this.expectedValues.set(field, value);
    this.writtenAt.set(field, this.world.clock.now());
    this.form.change(field, value);
  }

  saves(): void {
    for (let times = this.luck.integer(1, 3); times > 0; times -= 1) this.page.save.execute('stay');
  }

  checksServer(): void {
    if (currentValue(this.page.editing.uncertainWrite$) !== null) this.page.check.execute();
  }

  /** The other user changes this item or another one. */
  editsConcurrently(): void {
    const { collection } = this.target;
    const key = collection === 'front' || this.luck.happens(0.7) ? this.key : '2';
    if (key === null || (collection === 'keyed' && key === '2')) return;
    const values = Object.fromEntries(
      this.luck.some(this.luck.integer(1, 2), EDITED_FIELDS).map((field) => [field, this.value(field, 'they')]),
    );
    this.world.change(collection, key, values);
    if (key === this.key) this.changes.push({ who: 'them', values, request: null });
  }

  answers(resolutions: readonly [Resolution, ...Resolution[]] = ['mine', 'theirs']): void {
    const question = currentValue(this.page.editing.prompts.current$);
    if (question === null) return;
    if (question.kind === 'deleted' || this.luck.happens(0.2)) {
      this.page.editing.prompts.answer({ kind: 'cancel' });
      return;
    }
    const conflicts = promptedConflicts(question);
    const decided = Object.fromEntries(conflicts.map(({ field }) => [field, this.luck.pick(resolutions)]));
    for (const { field, mine } of conflicts) {
      if (decided[field] !== 'theirs') continue;
      this.discardedValues.set(field, [...(this.discardedValues.get(field) ?? []), mine]);
      if (isSame(field, this.expectedValues.get(field), mine)) this.expectedValues.delete(field);
    }
    this.page.editing.prompts.answer({ kind: 'resolve', resolutions: decided });
  }

  /**
   * Crashes the tab, reopens the item and restores its draft. Edits of the last second and expired ones may be lost.
   * Requests sent before have arrived or are lost by then: the server has no protection against later ones.
   */
  crashesTab(): void {
    const { clock } = this.world;
    this.page.die();
    const lostAt = clock.now();
    const place: SaveTarget = this.page.editing.target;
    clock.advance(MAX_LATENCY_MS);
    this.network.faulty = false;
    this.page = this.world.open(place, this.network.gateway);
    clock.advance(1000);
    for (const { entry, edits } of currentValue(this.page.recovery.drafts$))
      this.page.recovery.restore(
        entry.id,
        edits.map(({ field }) => field),
      );
    for (const [field, value] of this.expectedValues) {
      const isBack = this.isApplied(field, value) || isSame(field, this.form.values[field], value);
      const age = lostAt - (this.writtenAt.get(field) ?? 0);
      if (!isBack && (age < MAX_LOSS_MS || age + MAX_LATENCY_MS >= RETENTION_MS)) this.expectedValues.delete(field);
    }
    this.before = this.network.requests.length;
    this.network.faulty = true;
  }

  /** Requests since the page was opened. */
  get requests(): readonly Request[] {
    return this.network.requests.slice(this.before);
  }

  /** True once the server has stored this value from this user. */
  isApplied(field: string, value: Json): boolean {
    return this.changes.some(
      ({ who, values }) => who === 'me' && Object.hasOwn(values, field) && isSame(field, values[field], value),
    );
  }

  /**
   * Saves, verifies and answers prompts over a reliable network until nothing is left to save; false when that never
   * happens.
   */
  settles(): boolean {
    this.network.faulty = false;
    for (let turn = 0; turn < 20; turn += 1) {
      this.world.clock.advance(60_000);
      const { editing } = this.page;
      if (currentValue(editing.prompts.current$) !== null) this.answers();
      else if (!editing.isBusy && !editing.form.dirty && currentValue(editing.uncertainWrite$) === null) return true;
      else if (!editing.isBusy && currentValue(editing.uncertainWrite$)?.state === 'found') return true;
      else if (!editing.isBusy && currentValue(editing.uncertainWrite$)?.state === 'open') this.checksServer();
      else this.saves();
    }
    return false;
  }
}
