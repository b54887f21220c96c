import { isRight } from 'fp-ts/Either';
import { combineLatest, EMPTY, map, of, switchMap, type Observable } from 'rxjs';
import type { Item, SaveTarget } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { collectionTemplate } from '../../domain/templates';
import { StateValue, valueOf, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemEditing } from './item-editing';
import { ServerReader } from './server-comparison';

/** The title of an open item by the display template; related values are requested again after every save. */
export class ItemTitle {
  private readonly title: StateValue<string | null>;
  /** Null for a new item, for a collection without a template, and while the template renders nothing. */
  readonly title$: Observable<string | null>;

  constructor(
    { item$, target$ }: Pick<ItemEditing, 'item$' | 'target$'>,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
  ) {
    this.title = new StateValue<string | null>(
      null,
      combineLatest([item$, target$]).pipe(switchMap(([item, target]) => this.read(target, item))),
    );
    this.title$ = this.title.value$;
  }

  dispose(): void {
    this.title.dispose();
  }

  private read(target: SaveTarget, remote: RemoteData<Item>): Observable<string | null> {
    const {
      schema: { schema },
      access: { access },
    } = this.dependencies;
    const { collection } = target;
    const template = schema.collections.get(collection)?.meta?.display_template;
    if (!template || target.kind === 'new') return of(null);
    const item = valueOf(remote);
    if (item === null) return EMPTY;
    const { fields, render } = collectionTemplate(schema, collection, template);
    const title = (values: Item): string | null => render(values) || null;
    const paths = readablePaths(access, schema, collection, fields);
    if (!paths.some((path) => path.includes('.'))) return of(title(item));
    return new ServerReader(this.dependencies)
      .read(target, paths)
      .pipe(map((result) => title(isRight(result) ? { ...item, ...result.right } : item)));
  }
}
