import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, concatMap, map, merge, type Observable, Subject, tap } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import { TreeRows } from '../../../application/relations';
import type { Filter } from '../../../domain/filters';
import {
  baseOfNode,
  hasRow,
  isWithin,
  type Item,
  type ItemNode,
  type ItemTree,
  keyIn,
  linkNodes,
  moveNode,
  namedRows,
  nextNumber,
  nodeOf,
  type NodeStep,
  type NodeTarget,
  parentNode,
  type PrimaryKey,
  type RecursiveList,
  removeNode,
  restoreNode,
  siblingsOf,
  type StagedEdits,
  stepTarget,
  treeEdits,
  valueIn,
} from '../../../domain/items';
import { type Call, chainCall, Effect, type Failure, type JsonObject, StateValue, succeed } from '../../../kernel';
import { type RelatedEditing, viewModel } from '../../../kit';
import { type ListDenials, type RowDenials, rowDenials, rowTemplate } from '../related-list/related-list.rules';
import { type ShownNode, shownNodes, type Toggled } from './shown-nodes';

/** A step that was made, announced to screen readers. */
export interface TreeEvent {
  readonly kind: 'lifted' | 'moved' | 'put_back' | 'removed' | 'restored';
  readonly name: string;
  /** The name of the node that it is in now; null at the top. */
  readonly parent: string | null;
  /** From 1. */
  readonly position: number;
}

interface Lifted {
  readonly id: string;
  /** The edits to return to. */
  readonly before: StagedEdits;
}

/** The items that can be added to a level. */
export interface TreeChoice {
  /** The node to add them to; null for the top. */
  readonly parent: string | null;
  readonly lockedFilter: Filter;
  readonly taken: readonly PrimaryKey[];
}

type Dependencies = Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access' | 'identifiers'>;

/** Ancestors are read one after the other; a cycle would never end. */
const MAX_ANCESTORS = 50;

/** The tree of the items below one in a form, and what is done with it. */
export class RelatedTreeViewModel {
  readonly rows: TreeRows;
  private readonly toggled = new BehaviorSubject<Toggled>(new Map());
  private readonly lifted = new BehaviorSubject<Lifted | null>(null);
  private readonly lastEvent = new BehaviorSubject<TreeEvent | null>(null);
  private readonly openChoice = new BehaviorSubject<TreeChoice | null>(null);
  private readonly choices$ = new Subject<string | null>();
  private readonly choiceFailure = new BehaviorSubject<Failure | null>(null);
  private readonly shown: StateValue<readonly ShownNode[] | null>;
  private readonly work: Effect;
  private readonly render: (item: Item) => string;
  /** Waits for the children of a node. */
  private waiting: { readonly id: string; readonly run: () => void } | null = null;
  /** The visible nodes; null before they are read. */
  readonly nodes$: Observable<readonly ShownNode[] | null>;
  /** Why items could not be read, all of them or further ones, or why none can be chosen. */
  readonly failure$: Observable<Failure | null>;
  readonly event$: Observable<TreeEvent | null> = this.lastEvent.asObservable();
  /** The id of the node that the arrow keys move; null for none. */
  readonly lifted$: Observable<string | null> = this.lifted.pipe(map((lifted) => lifted?.id ?? null));
  /** Null while the picker is closed. */
  readonly choice$: Observable<TreeChoice | null> = this.openChoice.asObservable();

  constructor(
    private readonly dependencies: Dependencies,
    readonly recursive: RecursiveList,
    options: JsonObject,
    readonly relation: RelatedEditing,
    language: string,
  ) {
    const template = rowTemplate(
      dependencies.schema.schema,
      recursive.list,
      { template: options['displayTemplate'] ?? null },
      language,
    );
    this.render = template.render;
    this.rows = new TreeRows(dependencies, recursive, template.fields, relation);
    this.failure$ = combineLatest([this.rows.loaded$, this.rows.failure$, this.choiceFailure]).pipe(
      map(([loaded, further, choice]) => (loaded.kind === 'failed' ? loaded.failure : (further ?? choice))),
    );
    this.shown = new StateValue<readonly ShownNode[] | null>(
      null,
      combineLatest([this.rows.tree$, this.toggled]).pipe(
        map(([tree, toggled]) => tree && shownNodes(tree, toggled, (node) => this.nameOf(node))),
      ),
    );
    this.nodes$ = this.shown.value$;
    this.work = new Effect(
      merge(
        this.rows.tree$.pipe(tap(() => this.resume())),
        this.choices$.pipe(
          concatMap((parent) => this.ancestors(this.rows.key, []).pipe(map((found) => [parent, found] as const))),
          tap(([parent, found]) => {
            // Without those above, an item could be put into itself.
            this.choiceFailure.next(isLeft(found) ? found.left : null);
            if (!isLeft(found)) this.openChoice.next(this.choiceFor(parent, found.right));
          }),
        ),
      ),
    );
  }

  /** The name of a node; its key where the template is empty, and nothing for a new one without values. */
  nameOf({ row }: ItemNode): string {
    return this.render(row.values) || ('key' in row.ref ? String(row.ref.key) : '');
  }

  /** Why a node cannot be edited or removed; `shared` holds for all. */
  denialsOf({ row }: ItemNode, shared: ListDenials): RowDenials {
    return rowDenials(shared, this.rows.denialsOf(row), row);
  }

  /** Reads again what could not be read; the picker is opened again by its button. */
  retry(): void {
    this.choiceFailure.next(null);
    this.rows.retry();
  }

  toggle(id: string, isExpanded: boolean): void {
    const node = this.node(id);
    if (isExpanded && node?.unread != null && 'key' in node.ref) this.rows.expand(node.ref.key);
    this.toggled.next(new Map(this.toggled.value).set(id, isExpanded));
  }

  edit(id: string): void {
    const node = this.node(id);
    if (node !== null) this.relation.openDrawer?.({ kind: 'row', row: node.ref, path: node.path });
  }

  /** Opens the drawer of a new item at the end of a level; `parent` is null for the top. */
  openNew(parent: string | null): void {
    this.whenRead(parent, (tree) => {
      const node = nodeOf(tree, parent);
      const key = node === null ? tree.key : 'key' in node.ref ? node.ref.key : null;
      const number = nextNumber(this.recursive, this.rows.known, key, (node ?? tree).children);
      const { sortField } = this.recursive.list;
      const values = number === null || sortField === null ? {} : { [sortField]: number };
      if (parent !== null) this.toggle(parent, true);
      const path = node === null ? [] : [...node.path, node.ref];
      this.relation.openDrawer?.({ kind: 'new-row', values, path });
    });
  }

  /** Opens the picker for existing items to add to a level. */
  openPicker(parent: string | null): void {
    this.choices$.next(parent);
  }

  closePicker(): void {
    this.openChoice.next(null);
  }

  /** Adds existing items to the level that the picker was opened for. */
  link(keys: readonly PrimaryKey[]): void {
    const parent = this.openChoice.value?.parent ?? null;
    this.whenRead(parent, (tree) => {
      if (parent !== null) this.toggle(parent, true);
      this.stage(linkNodes(this.recursive, this.rows.known, tree, parent, keys));
    });
  }

  remove(id: string): void {
    const [tree, node] = [this.rows.tree, this.node(id)];
    if (tree === null || node === null) return;
    if (this.stage(removeNode(this.recursive, this.rows.known, tree, id))) this.report('removed', this.nameOf(node));
  }

  restore(id: string): void {
    const [tree, node] = [this.rows.tree, this.node(id)];
    if (tree === null || node === null) return;
    if (this.stage(restoreNode(tree, id))) this.report('restored', this.nameOf(node));
  }

  /** True for a node and those below it, into which it cannot be moved. */
  isWithin(outer: string, inner: string): boolean {
    const { tree } = this.rows;
    return tree === null || isWithin(tree, outer, inner);
  }

  /** True if a key or the menu can move a node this way. */
  canStep(id: string, step: NodeStep): boolean {
    const { tree } = this.rows;
    const isSorted = this.recursive.list.sortField !== null || step === 'in' || step === 'out';
    return tree !== null && isSorted && stepTarget(tree, id, step) !== null;
  }

  /** Moves a node by one place; into a node whose children were not read once they are. */
  step(id: string, step: NodeStep): void {
    if (!this.canStep(id, step)) return;
    const { tree } = this.rows;
    const parent = tree && (stepTarget(tree, id, step)?.parent ?? null);
    this.whenRead(parent, (read) => {
      const target = stepTarget(read, id, step);
      if (target !== null) this.move(id, target);
    });
  }

  /** Moves a node before, behind or into another one; into it as its last child. */
  drop(id: string, onto: string, place: 'before' | 'inside' | 'after'): void {
    const { tree } = this.rows;
    if (tree === null || id === onto) return;
    if (place === 'inside') {
      this.whenRead(onto, (read) => {
        const { length } = (nodeOf(read, onto)?.children ?? []).filter((child) => child.id !== id);
        this.move(id, { parent: onto, index: length });
      });
      return;
    }
    const others = siblingsOf(tree, onto).filter((node) => node.id !== id);
    const index = others.findIndex((node) => node.id === onto) + (place === 'after' ? 1 : 0);
    this.move(id, { parent: parentNode(tree, onto)?.id ?? null, index });
  }

  /** From now on the arrow keys move the node. */
  lift(id: string): void {
    const node = this.node(id);
    if (node === null) return;
    this.lifted.next({ id, before: this.rows.stagedEdits });
    this.report('lifted', this.nameOf(node), id);
  }

  putDown(): void {
    const { value } = this.lifted;
    const node = value && this.node(value.id);
    this.lifted.next(null);
    if (node !== null) this.report('moved', this.nameOf(node), node.id);
  }

  /** Ends the move of a lifted node and takes it back. */
  putBack(): void {
    const { value } = this.lifted;
    const node = value && this.node(value.id);
    this.lifted.next(null);
    if (value === null || node === null) return;
    if (this.restage(value.before)) this.report('put_back', this.nameOf(node));
  }

  dispose(): void {
    this.work.dispose();
    this.shown.dispose();
    this.rows.dispose();
  }

  private node(id: string): ItemNode | null {
    const { tree } = this.rows;
    return tree && nodeOf(tree, id);
  }

  /** Runs once the children of a node are read; null for the top. */
  private whenRead(id: string | null, run: (tree: ItemTree) => void): void {
    const [{ tree }, node] = [this.rows, id === null ? null : this.node(id)];
    this.waiting = null;
    if (tree === null) return;
    if (node?.unread == null) {
      run(tree);
      return;
    }
    this.waiting = { id: node.id, run: () => this.whenRead(id, run) };
    if ('key' in node.ref) this.rows.expand(node.ref.key);
  }

  private resume(): void {
    const { waiting } = this;
    if (waiting !== null && this.node(waiting.id)?.unread === null) waiting.run();
  }

  private move(id: string, target: NodeTarget): void {
    const [{ tree }, node] = [this.rows, this.node(id)];
    if (tree === null || node === null) return;
    const draft = this.dependencies.identifiers.uuid();
    const moved = moveNode(this.recursive, this.rows.known, tree, id, target, draft);
    if (moved === null || !this.stage(moved.tree)) return;
    if (target.parent !== null) this.toggle(target.parent, true);
    const { value: lifted } = this.lifted;
    if (lifted?.id === id) this.lifted.next({ ...lifted, id: moved.id });
    this.report('moved', this.nameOf(node), moved.id);
  }

  private stage(tree: ItemTree): boolean {
    return this.restage(treeEdits(this.recursive, tree));
  }

  private restage(edits: StagedEdits): boolean {
    const { known } = this.rows;
    const bases = namedRows(this.recursive, edits).flatMap((key) => {
      const base = baseOfNode(this.recursive, known, key);
      return base === null ? [] : [[key, base] as const];
    });
    return this.relation.stageTree(edits, new Map(bases));
  }

  /** `id`: of the node, where its place is said. */
  private report(kind: TreeEvent['kind'], name: string, id: string | null = null): void {
    const { tree } = this.rows;
    const parent = tree === null || id === null ? null : parentNode(tree, id);
    const position = tree === null || id === null ? 0 : siblingsOf(tree, id).findIndex((node) => node.id === id) + 1;
    this.lastEvent.next({ kind, name, parent: parent && this.nameOf(parent), position });
  }

  /** Items at the top of their own tree alone, without this one and those above it: no item is put into itself. */
  private choiceFor(parent: string | null, above: readonly PrimaryKey[]): TreeChoice {
    const { foreignKey, primaryKey } = this.recursive.list;
    const roots: Filter = { [foreignKey]: { _null: true } };
    return {
      parent,
      lockedFilter: above.length === 0 ? roots : { _and: [roots, { [primaryKey]: { _nin: above } }] },
      taken: namedRows(this.recursive, this.rows.stagedEdits),
    };
  }

  /** The item and those above it. */
  private ancestors(key: PrimaryKey | null, below: readonly PrimaryKey[]): Call<readonly PrimaryKey[]> {
    const { collection, foreignKey, primaryKey } = this.recursive.list;
    if (key === null || hasRow(below, key) || below.length >= MAX_ANCESTORS) return succeed(below);
    return this.dependencies.items
      .list(collection, { fields: [foreignKey], filter: { [primaryKey]: { _eq: key } }, limit: 1 })
      .pipe(chainCall(([row]) => this.ancestors(keyIn(valueIn(row ?? {}, foreignKey), primaryKey), [...below, key])));
  }
}

export const relatedTreeViewModel = viewModel(
  [itemDependencies('items', 'clock', 'schema', 'access', 'identifiers')],
  (dependencies) => (recursive: RecursiveList, options: JsonObject, relation: RelatedEditing, language: string) =>
    new RelatedTreeViewModel(dependencies, recursive, options, relation, language),
);
