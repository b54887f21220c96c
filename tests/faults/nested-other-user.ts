import type { Chance } from '../../fixtures/builders';
import { isSameKey, type Item, itemId, type PrimaryKey } from '../../src/domain/items';
import type { EditedWorld } from './edited-world';
import { type Expectations, titlesIn } from './expectations';

const BOOK = 1;
const OTHER_BOOK = 2;
/** The chapter that notes are moved to. */
const OTHER_CHAPTER = 3;

const ROWS = ['chapters/1', 'chapters/2', 'notes/1', 'notes/2'] as const;
const REMOVED_OR_LINKED = ['chapters/3', 'chapters/4', 'chapters/5', 'chapters/6'] as const;

/** What the first user sees and does while another one changes the same items. */
export interface Editor {
  /** True while a save runs that does not compare with the server again. */
  readonly isSending: boolean;
  /** True while it is unknown whether a write was applied. */
  readonly isUncertain: boolean;
  /** The edits that are not saved, with those of open drawers. */
  readonly draft: Item;
  /** Chapters that are to be linked. */
  readonly linked: readonly PrimaryKey[];
  /** The item on top, and the last edited one; null for a new item. */
  readonly opened: string | null;
}

const partsOf = (id: string): readonly [collection: string, key: PrimaryKey] => {
  const [collection = '', key = ''] = id.split('/');
  return [collection, Number.isNaN(Number(key)) ? key : Number(key)];
};

/**
 * Another user who changes what the first one edits. Remembers what the first one must notice: changes that no running
 * save could miss.
 */
export class OtherUser {
  /** The last title stored in an existing item, by collection and key. */
  readonly stored = new Map<string, string>();
  /** By collection and key, the title that the next save must notice. */
  readonly noticeable = new Map<string, string>();
  /** By collection and key, the item whose list a row was moved to: it comes back only if the first user says so. */
  readonly moved = new Map<string, PrimaryKey>();
  /** Rows that were moved or deleted, so that it is no longer known which list they are in. */
  readonly disturbed = new Set<string>();
  /** Items that were deleted, and must stay so. */
  readonly deleted = new Set<string>();
  /** True once the order of the book was changed while a save was on its way. */
  hasRaced = false;
  private count = 0;

  constructor(
    private readonly world: EditedWorld,
    private readonly luck: Chance,
    private readonly expected: Expectations,
    private readonly editor: Editor,
  ) {}

  acts(): void {
    this.luck.pick([
      () => this.edits(),
      () => this.edits(),
      () => this.adds(),
      () => this.reorders(),
      () => this.reorders(),
      () => this.moves(),
      () => this.moves(),
      () => this.deletes(),
    ])();
  }

  /** Where a row is now, by the key of the item that has it in its list. */
  parentOf(id: string): PrimaryKey | null {
    const parent = this.row(id)?.[id.startsWith('notes/') ? 'chapter' : 'book'];
    return typeof parent === 'number' ? parent : null;
  }

  private row(id: string): Item | undefined {
    const [collection, key] = partsOf(id);
    return this.world.rows(collection).find((row) => isSameKey(row['id'] as PrimaryKey, key));
  }

  /** Mostly what the first user is about to edit. */
  private target(choices: readonly [string, ...string[]]): string {
    const { opened } = this.editor;
    const [last = opened] = [...this.expected.edited.keys()].slice(-1);
    const seen = [opened, opened, opened, last, last, last, last].filter((id) => id !== null && id !== undefined);
    return this.luck.pick([...choices, ...seen]);
  }

  private edits(): void {
    const id = this.target([...ROWS, 'authors/5', 'books/1']);
    if (this.row(id) === undefined) return;
    const [collection, key] = partsOf(id);
    const title = this.title();
    this.world.change(collection, key, { title });
    this.stored.set(id, title);
    if (this.editor.isSending) this.noticeable.delete(id);
    else this.noticeable.set(id, title);
  }

  private adds(): void {
    const title = this.title();
    this.world.theirs.create('chapters', { title, book: BOOK, sort: this.nextSort(BOOK) }).subscribe();
    this.expected.adds(title, 0);
    this.disturbsOrder();
  }

  /** Moves a row of the book within its order, by writing the numbers that have changed. */
  private reorders(): void {
    const rows = this.chapters(BOOK).sort((one, other) => Number(one['sort']) - Number(other['sort']));
    if (rows.length < 2) return;
    const after = [...rows];
    const [row] = after.splice(this.luck.integer(0, rows.length - 1), 1);
    if (row !== undefined) after.splice(this.luck.integer(0, after.length), 0, row);
    rows.forEach(({ sort }, index) => {
      const { id, sort: before } = after[index] ?? {};
      if (sort !== before) this.world.change('chapters', id as PrimaryKey, { sort: sort ?? null });
    });
    this.disturbsOrder();
  }

  /** Moves a row to another item, or back, by writing its foreign key. */
  private moves(): void {
    const id = this.target([...ROWS, ...REMOVED_OR_LINKED]);
    const [collection, key] = partsOf(id);
    if (this.row(id) === undefined || (collection !== 'chapters' && collection !== 'notes')) return;
    const before = this.parentOf(id);
    if (collection === 'notes') {
      if (before === OTHER_CHAPTER || this.world.rows('chapters').every((row) => row['id'] !== OTHER_CHAPTER)) return;
      this.world.change(collection, key, { chapter: OTHER_CHAPTER });
    } else if (before === OTHER_BOOK) this.world.change(collection, key, { book: BOOK, sort: this.nextSort(BOOK) });
    else this.world.change(collection, key, { book: OTHER_BOOK });
    this.disturbs(id);
    const isAway = before !== null && before !== OTHER_BOOK && !this.editor.linked.some((each) => isSameKey(each, key));
    if (isAway && !this.editor.isSending) this.moved.set(id, this.parentOf(id) ?? '');
  }

  private deletes(): void {
    const id = this.target([...ROWS, ...REMOVED_OR_LINKED, 'authors/5']);
    const row = this.row(id);
    const [collection, key] = partsOf(id);
    if (row === undefined || collection === 'books') return;
    this.world.remove(collection, key);
    this.disturbs(id);
    // The notes of a deleted chapter are in no list any more.
    if (collection === 'chapters') this.moved.forEach((to, note) => to === key && this.moved.delete(note));
    const { isSending, isUncertain, draft } = this.editor;
    const edited = this.expected.edited.get(id)?.title;
    const isStaged = edited !== undefined && titlesIn(draft).includes(edited);
    // What is not saved yet must be asked about; what was saved is deleted.
    if (!isStaged || isSending || isUncertain) this.expected.edited.delete(id);
    this.expected.added.delete(String(row['title']));
    this.noticeable.delete(id);
    if (!isSending) this.deleted.add(id);
  }

  private disturbs(id: string): void {
    this.disturbed.add(id);
    this.moved.delete(id);
    const [collection, key] = partsOf(id);
    if (collection !== 'chapters') return;
    this.expected.listed.delete(key);
    this.disturbsOrder();
  }

  private disturbsOrder(): void {
    if (this.editor.isSending) this.hasRaced = true;
  }

  private chapters(book: PrimaryKey): Item[] {
    return this.world.rows('chapters').filter((row) => row['book'] === book);
  }

  private nextSort(book: PrimaryKey): number {
    return Math.max(0, ...this.chapters(book).map(({ sort }) => Number(sort ?? 0))) + 1;
  }

  private title(): string {
    this.count += 1;
    return `they ${this.count}`;
  }
}

export const idOf = (collection: string, row: Item): string => itemId(collection, row['id'] as PrimaryKey);
