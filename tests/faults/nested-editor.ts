import { promptedConflicts } from '../../src/application/item-editing';
import type { Chance } from '../../fixtures/builders';
import type { ItemForm } from '../../src/application/item-editing';
import {
  type Conflict,
  conflictId,
  type ConflictRow,
  currentPositions,
  hasRow,
  isMovedRow,
  isSameKey,
  type Item,
  itemId,
  moveSteps,
  nextSort,
  nothingStaged,
  pickFields,
  type PrimaryKey,
  relatedWrites,
  type Resolution,
  type StagedEdits,
  stagedValues,
} from '../../src/domain/items';
import { currentValue } from '../../src/kernel';
import type { EditedWorld, OpenPage } from './edited-world';
import { FaultyItems } from './faulty-items';
import { Copies } from './nested-copies';
import { DrawerUser, OPENED_CHAPTERS } from './nested-drawers';
import { type Editor, idOf, OtherUser } from './nested-other-user';

const MAX_LATENCY_MS = 3000;
const BOOK = { kind: 'existing', collection: 'books', key: '1' } as const;

/** Existing rows that are removed or linked, and never opened. */
const REMOVED_CHAPTERS = [3, 4] as const;
const LINKED_CHAPTERS = [5, 6] as const;

/** A user who edits related items three drawers deep at random, while another user changes them too. */
export class NestedEditor extends DrawerUser implements Editor {
  readonly network: FaultyItems;
  readonly others: OtherUser;
  readonly copies: Copies;
  /** What was asked about rows that another user has moved or deleted. */
  readonly asked = new Set<string>();
  page: OpenPage;

  constructor(world: EditedWorld, luck: Chance) {
    super(world, luck);
    this.copies = new Copies(world, luck, (marks) => this.isCopied(marks));
    this.others = new OtherUser(world, luck, this.expected, this);
    this.network = new FaultyItems(this.copies.recorded(world.mine), world.clock, luck);
    this.network.faulty = false;
    this.page = this.open();
    this.network.faulty = true;
  }

  get form(): ItemForm {
    return this.page.editing.form;
  }

  /** The rows of a collection on the server, without those of copies. */
  readonly rows = (collection: string): readonly Item[] =>
    this.world.rows(collection).filter((row) => !this.copies.items.has(idOf(collection, row)));

  get isSending(): boolean {
    const { editing } = this.page;
    return editing.isBusy && currentValue(editing.prompts.current$) === null;
  }

  get isUncertain(): boolean {
    return currentValue(this.page.editing.uncertainWrite$) !== null;
  }

  get draft(): Item {
    return this.form.draftEdits;
  }

  /** A row that is linked with its number reads like an edited one once the edits were restored. */
  get linked(): readonly PrimaryKey[] {
    const { linked = [], updated = [] } = this.chapters ?? {};
    return LINKED_CHAPTERS.filter((key) => hasRow([...linked, ...updated.map((row) => row.key)], key));
  }

  get opened(): string | null {
    const top = this.top();
    return top?.key == null ? null : `${top.collection}/${top.key}`;
  }

  acts(): void {
    // A prompt covers the form, and a drawer the one below it.
    if (currentValue(this.page.editing.prompts.current$) !== null) return;
    if (this.copies.isOpen) return this.copies.continues(0.1);
    const top = this.top();
    if (this.drawers.length > 0 && (top === null || this.luck.happens(0.45))) return this.closesDrawer(0.8);
    if (top === null) return;
    const inDrawer = [
      () => this.types(top),
      () => this.opens(top),
      () => this.opens(top),
      () => this.removesNewRow(top),
    ] as const;
    const onPage = [
      ...inDrawer,
      () => this.opens(top),
      () => this.removesNewRow(top),
      () => this.reverts(),
      () => this.reorders(),
      () => this.reorders(),
      () => this.removes(),
      () => this.restores(),
      () => this.links(),
    ] as const;
    this.luck.pick(this.drawers.length > 0 ? inDrawer : onPage)();
  }

  saves(): void {
    if (this.copies.isOpen) return;
    for (let times = this.luck.integer(1, 2); times > 0; times -= 1) this.page.save.execute('stay');
  }

  /** Opens the dialog of a copy, or goes on in it. */
  savesCopy(): void {
    if (currentValue(this.page.editing.prompts.current$) !== null || this.drawers.length > 0) return;
    if (this.copies.isOpen) return this.copies.continues(0.1);
    if (currentValue(this.page.copyDenied$) === false) this.copies.open(this.page);
  }

  checksServer(): void {
    if (this.copies.isOpen) return;
    const write = currentValue(this.page.editing.uncertainWrite$);
    if (write === null || this.page.editing.isBusy) return;
    if (write.state !== 'unverifiable' && write.state !== 'probable') return this.page.check.execute();
    // The user looks at the related items, as the page asks for.
    const onServer = this.titles();
    const sent = [...JSON.stringify(write.sent).matchAll(/"me \d+"/gu)].map(([title]) => title);
    if (sent.some((title) => onServer.includes(title))) this.page.editing.acceptWrite();
    else this.page.editing.dismissUncertainWrite();
  }

  answers(): void {
    const prompt = currentValue(this.page.editing.prompts.current$);
    if (prompt?.kind !== 'conflict') return;
    const conflicts = promptedConflicts(prompt);
    for (const { theirs } of conflicts) this.read.add(theirs);
    if (this.luck.happens(0.2)) return this.page.editing.prompts.answer({ kind: 'cancel' });
    const resolutions = Object.fromEntries(
      conflicts.map((conflict) => [conflictId(conflict), this.resolves(conflict)]),
    );
    this.page.editing.prompts.answer({ kind: 'resolve', resolutions });
  }

  private resolves(conflict: Conflict): Resolution {
    const { row, field } = conflict;
    const resolution = row?.isDeleted === true ? 'theirs' : this.luck.pick(['mine', 'theirs'] as const);
    const isMoved = isMovedRow(conflict);
    if (row === undefined || !(row.isDeleted || isMoved)) {
      if (resolution === 'theirs') this.expected.forgets(conflict.mine);
      return resolution;
    }
    this.asked.add(row.isDeleted ? 'deleted' : `moved ${field} ${resolution}`);
    if (resolution === 'mine') this.others.moved.delete(itemId(row.collection, row.key));
    else this.givesUpRow(row);
    return resolution;
  }

  /** All edits of a row and of what is in it are given up with it. */
  private givesUpRow({ collection, key }: ConflictRow): void {
    for (const write of relatedWrites(this.form.relations(), this.form.draftEdits))
      if (write.collection === collection && write.key !== null && isSameKey(write.key, key))
        this.expected.forgets(write.values);
  }

  /** These edits are in a copy, and no edits of the original any more; those of linked items are saved with it. */
  private isCopied(marks: readonly string[]): void {
    const now = this.world.clock.now();
    const onServer = this.titles();
    for (const mark of marks) {
      if (onServer.includes(`"${mark}"`)) {
        // Sent with the copy, without a comparison with the server.
        const [id] = [...this.expected.edited].find(([, { title }]) => title === mark) ?? [];
        if (id !== undefined) this.others.noticeable.delete(id);
        continue;
      }
      this.expected.forgets(mark);
      if (mark.startsWith('me')) this.expected.givenUp.set(mark, now);
    }
    for (const key of this.expected.listed.keys()) this.lists(key);
    // The page of the copy opens, unless something is left to save.
    if (!this.form.dirty) this.reopens();
  }

  private reopens(): void {
    this.page.dispose();
    const isFaulty = this.network.faulty;
    this.network.faulty = false;
    this.page = this.open();
    this.network.faulty = isFaulty;
  }

  /** Crashes the tab, reopens the item and restores its draft, which has the edits of open drawers as if confirmed. */
  crashesTab(): void {
    const { clock } = this.world;
    const { drawers } = this;
    this.drawers = [];
    // A drawer whose new row was saved meanwhile cannot be continued.
    const lost = drawers.findIndex(({ drawer }) => currentValue(drawer.denied$) === 'related_saved_meanwhile');
    for (const { expected } of lost < 0 ? drawers : drawers.slice(0, lost)) expected.forEach((expect) => expect());
    // Its draft may have been recorded by the key of the row.
    if (lost >= 0) drawers.slice(lost).forEach(({ given }) => this.expected.forgets(given));
    this.page.die();
    this.copies.close();
    drawers.forEach(({ drawer }) => drawer.dispose());
    const crashedAt = clock.now();
    clock.advance(MAX_LATENCY_MS);
    this.network.faulty = false;
    this.page = this.open();
    for (const { entry, edits } of currentValue(this.page.recovery.drafts$))
      this.page.recovery.restore(
        entry.id,
        edits.map(({ field }) => field),
      );
    const draft = JSON.stringify(this.form.edits);
    this.expected.crashed(crashedAt, draft, this.titles(), (key) => this.isShown(key));
    this.network.faulty = true;
  }

  /** Saves over a reliable network until nothing is left; false when that never happens. */
  settles(): boolean {
    this.network.faulty = false;
    for (let turn = 0; turn < 40; turn += 1) {
      this.world.clock.advance(60_000);
      const { editing } = this.page;
      const write = currentValue(editing.uncertainWrite$);
      if (currentValue(editing.prompts.current$) !== null) this.answers();
      else if (this.copies.isOpen) this.copies.continues(0);
      else if (this.drawers.length > 0) this.closesDrawer(1);
      else if (!editing.isBusy && !editing.form.dirty && write === null) return true;
      else if (!editing.isBusy && write !== null && write.state !== 'not-applied') this.checksServer();
      else this.saves();
    }
    return false;
  }

  dispose(): void {
    this.copies.close();
    this.drawers.forEach(({ drawer }) => drawer.dispose());
    this.page.dispose();
  }

  private open(): OpenPage {
    const page = this.world.open(BOOK, this.network.gateway);
    this.world.clock.advance(1000);
    return page;
  }

  private get chapters(): StagedEdits | null {
    return this.form.staged('chapters');
  }

  /** True if the list shows the row, as far as the server has it now. */
  private isShown(key: PrimaryKey): boolean {
    const isIn = this.rows('chapters').some(({ id, book }) => id === key && book === 1);
    const { removed = [] } = this.chapters ?? {};
    return !hasRow(removed, key) && (isIn || hasRow(this.linked, key));
  }

  /** False for a linked row whose edits were restored: the list does not show it. */
  private isVisible(key: PrimaryKey): boolean {
    const isIn = this.rows('chapters').some(({ id, book }) => id === key && book === 1);
    return isIn || hasRow(this.chapters?.linked ?? [], key);
  }

  private lists(key: PrimaryKey): void {
    this.expected.listed.set(key, { isIn: this.isShown(key), at: this.world.clock.now() });
  }

  /** Takes the edits of a chapter back, but not its move within the order. */
  private reverts(): void {
    const key = this.luck.pick(OPENED_CHAPTERS);
    const values = this.chapters === null ? {} : stagedValues(this.chapters, { key });
    if (!this.stages(this, 'chapters', { kind: 'update', row: { key }, values: pickFields(values, ['sort']) })) return;
    this.expected.givesUp(values, this.titles(), this.world.clock.now());
  }

  /** Moves a chapter within the order, as the list shows it. */
  private reorders(): void {
    const staged = this.chapters ?? nothingStaged;
    const rows = this.ordered();
    const positions = currentPositions(rows, staged, 'id', 'sort');
    if (positions === null || rows.length < 2) return;
    const [from, to] = [this.luck.integer(0, rows.length - 1), this.luck.integer(0, rows.length - 1)];
    const steps = moveSteps(positions, staged, 'sort', from, to);
    if (steps.length > 0) this.stages(this, 'chapters', ...steps);
  }

  /** The chapters of the book, as the server has sorted them. */
  private ordered(): readonly Item[] {
    const rows = this.rows('chapters').filter(({ book }) => book === 1);
    return [...rows].sort((one, other) => Number(one['sort'] ?? 0) - Number(other['sort'] ?? 0));
  }

  /** The number of a row that is added at the end. */
  protected nextSort(): number {
    const last = this.ordered().at(-1)?.['sort'];
    return nextSort(this.chapters ?? nothingStaged, 'sort', typeof last === 'number' ? last : null);
  }

  private removes(): void {
    const key = this.luck.pick([...REMOVED_CHAPTERS, ...LINKED_CHAPTERS]);
    if (!this.isShown(key) || !this.isVisible(key)) return;
    if (this.stages(this, 'chapters', { kind: 'remove', row: { key } })) this.lists(key);
  }

  private restores(): void {
    const [key] = this.chapters?.removed ?? [];
    if (key === undefined) return;
    if (this.stages(this, 'chapters', { kind: 'restore', key })) this.lists(key);
  }

  private links(): void {
    const key = this.luck.pick(LINKED_CHAPTERS);
    if (this.isShown(key)) return;
    const values = { sort: this.nextSort() };
    if (!this.stages(this, 'chapters', { kind: 'link', key }, { kind: 'update', row: { key }, values })) return;
    this.others.moved.delete(`chapters/${key}`);
    this.lists(key);
  }
}
