import { defer, tap } from 'rxjs';
import type { Chance } from '../../fixtures/builders';
import type { CopyItem, ItemForm } from '../../src/application/item-editing';
import { hasRow, type Item, nothingStaged, type PrimaryKey, stagedOf, stagedValues } from '../../src/domain/items';
import { type Call, currentValue, type Json, valueOf } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import type { EditedWorld, OpenPage } from './edited-world';
import { TITLED } from './expectations';
import { idOf } from './nested-other-user';

const COLLECTIONS = ['books', ...TITLED] as const;

const marksIn = (value: Json): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"((?:me|book) \d+)"/gu)].map(([, mark = '']) => mark);

interface Copied {
  /** The titles before and after the copy was created, in all items. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The titles of the chapters of the copy. */
  readonly chapters: readonly string[];
}

interface Dialog {
  readonly copy: CopyItem;
  readonly page: OpenPage;
  /** The item and the edits that the copy was sent with last. */
  source: Item;
  edits: Item;
  /** How many copies there were before. */
  readonly requests: number;
}

/** The dialog that saves the open book as a copy, and what has become of its edits. */
export class Copies {
  /** By collection and key, the items that were created with copies. */
  readonly items = new Set<string>();
  readonly wrong: string[] = [];
  /** How many copies were created with edits, and how many of them have left edits. */
  created = 0;
  partial = 0;
  private readonly requests: Copied[] = [];
  private dialog: Dialog | null = null;

  constructor(
    private readonly world: EditedWorld,
    private readonly luck: Chance,
    /** Called with the edits that are in the copy, and are no edits of the original any more. */
    private readonly onCopied: (marks: readonly string[]) => void,
  ) {}

  get isOpen(): boolean {
    return this.dialog !== null;
  }

  /** The gateway, with a record of the items that are created with copies. */
  recorded(items: ItemsGateway): ItemsGateway {
    return new Proxy(items, {
      get: (target, name: keyof ItemsGateway) =>
        name === 'create'
          ? (collection: string, values: Item) =>
              collection === 'books'
                ? this.record(target.create(collection, values))
                : target.create(collection, values)
          : name === 'shown'
            ? undefined
            : target[name].bind(target),
    });
  }

  open(page: OpenPage): void {
    const copy = page.copy();
    const dialog: Dialog = { copy, page, source: {}, edits: {}, requests: this.requests.length };
    this.dialog = dialog;
    copy.done$.subscribe(() => {
      this.close();
      this.check(dialog);
    });
  }

  /** What the user does next in the dialog; `cancels` is how likely they give the copy up. */
  continues(cancels: number): void {
    const { dialog } = this;
    if (dialog === null || currentValue(dialog.copy.busy$)) return;
    const { copy, page } = dialog;
    const source = currentValue(copy.source$);
    if (source.kind === 'failed') return copy.reload();
    // A copy that may exist already is not given up; one that the server refuses cannot be created.
    const isRefused = currentValue(copy.failure$)?.kind === 'api';
    const isGivenUp = !currentValue(copy.isUncertain$) && (this.luck.happens(cancels) || isRefused);
    if (isGivenUp) return this.close();
    dialog.source = valueOf(source) ?? {};
    dialog.edits = page.editing.form.edits;
    copy.execute();
  }

  close(): void {
    this.dialog?.copy.dispose();
    this.dialog = null;
  }

  private titles(): readonly string[] {
    return COLLECTIONS.flatMap((collection) => this.world.rows(collection).map(({ title }) => String(title)));
  }

  private ids(): readonly string[] {
    return COLLECTIONS.flatMap((collection) => this.world.rows(collection).map((row) => idOf(collection, row)));
  }

  private record(call: Call<Item>): Call<Item> {
    return defer(() => {
      const [known, before] = [new Set(this.ids()), this.titles()];
      return call.pipe(
        tap(() => {
          const created = this.ids().filter((id) => !known.has(id));
          if (created.length === 0) return;
          created.forEach((id) => this.items.add(id));
          const rows = this.world.rows('chapters').filter((row) => created.includes(idOf('chapters', row)));
          this.requests.push({ before, after: this.titles(), chapters: rows.map(({ title }) => String(title)) });
        }),
      );
    });
  }

  private check({ page, source, edits, requests }: Dialog): void {
    const { form } = page.editing;
    const copied = this.requests.slice(requests);
    const [copy] = copied;
    if (copied.length !== 1 || copy === undefined) {
      this.wrong.push(`${copied.length} copies were created instead of one`);
      return;
    }
    const left = marksIn(form.edits);
    const countIn = (titles: readonly string[], mark: string): number => titles.filter((each) => each === mark).length;
    const inCopy = (mark: string): number => countIn(copy.after, mark) - countIn(copy.before, mark);
    const marks = marksIn(edits);
    for (const mark of marks) {
      const places = [...(inCopy(mark) > 0 ? ['in the copy'] : []), ...(left.includes(mark) ? ['still an edit'] : [])];
      if (places.length !== 1 || inCopy(mark) > 1)
        this.wrong.push(`${mark} is ${places.join(' and ') || 'lost'} after a copy`);
    }
    this.checkChapters(form, source, edits, copy);
    this.created += 1;
    if (left.length > 0) this.partial += 1;
    this.onCopied(marks.filter((mark) => !left.includes(mark)));
  }

  /** The copy has the chapters of the original with their edits, each once. */
  private checkChapters(form: ItemForm, source: Item, edits: Item, { chapters }: Copied): void {
    const list = form.relations().listOf('chapters');
    const staged = (list && stagedOf(list, null, edits['chapters'] ?? null)) ?? nothingStaged;
    const rows = (source['chapters'] ?? []) as readonly Item[];
    const expected = [
      ...rows
        .filter(({ id }) => !hasRow(staged.removed, id as PrimaryKey))
        .map(({ id, title }) => stagedValues(staged, { key: id as PrimaryKey })['title'] ?? title),
      ...staged.created.map(({ values }) => values['title']),
    ].map(String);
    if (JSON.stringify([...chapters].sort()) !== JSON.stringify(expected.sort()))
      this.wrong.push(`the copy has the chapters ${chapters.join(', ')} instead of ${expected.join(', ')}`);
  }
}
