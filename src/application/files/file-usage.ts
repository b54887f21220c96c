import { BehaviorSubject, type Observable, switchMap } from 'rxjs';
import { type FileReference, fileReferences, referenceFilter } from '../../domain/files';
import { itemId, keyOf, type PrimaryKey, referencedKey } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import {
  allCalls,
  type Call,
  loading,
  mapCall,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
} from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** An item that refers to a file. */
export interface UsingItem {
  readonly collection: string;
  /** Null for a collection that is one object. */
  readonly key: PrimaryKey | null;
  /** Empty when the item has no name of its own. */
  readonly name: string;
  /** The field with the file. */
  readonly field: string;
}

export interface FoundUsage {
  readonly items: readonly UsingItem[];
  /** True when there are more items than are listed. */
  readonly hasMore: boolean;
}

/** Items per field that refers to files. */
export const MAX_USING_ITEMS = 5;

/** Requests of one file page; a data model may have any number of fields with files. */
const MAX_REFERENCES = 20;

const NOTHING: FoundUsage = { items: [], hasMore: false };

type UsageDependencies = Pick<ItemDependencies, 'items' | 'schema' | 'access'>;

/** The items that refer to a file, one request for each field that may hold it. */
export class FileUsage {
  private readonly attempts = new BehaviorSubject(0);
  private readonly usage: StateValue<RemoteData<FoundUsage>>;
  readonly usage$: Observable<RemoteData<FoundUsage>>;

  constructor(
    private readonly dependencies: UsageDependencies,
    private readonly file: string,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
  ) {
    this.usage = new StateValue<RemoteData<FoundUsage>>(
      loading(),
      this.attempts.pipe(switchMap(() => toRemoteData(this.findAll()))),
    );
    this.usage$ = this.usage.value$;
  }

  retry(): void {
    this.attempts.next(this.attempts.value + 1);
  }

  dispose(): void {
    this.usage.dispose();
  }

  private findAll(): Call<FoundUsage> {
    const { schema, access } = this.dependencies;
    const references = fileReferences(schema.schema, access.access).slice(0, MAX_REFERENCES);
    return allCalls<readonly FoundUsage[]>(references.map((reference) => this.find(reference))).pipe(
      mapCall((found) => ({
        items: distinct(found.flatMap(({ items }) => items)),
        hasMore: found.some(({ hasMore }) => hasMore),
      })),
    );
  }

  private find(reference: FileReference): Call<FoundUsage> {
    return reference.singleton ? this.findInObject(reference) : this.findInList(reference);
  }

  private findInObject({ collection, field, path }: FileReference): Call<FoundUsage> {
    return this.dependencies.items
      .readSingleton(collection, [path[0]])
      .pipe(
        mapCall((item) =>
          path.length === 1 && referencedKey(item[field] ?? null) === this.file
            ? { items: [{ collection, key: null, name: '', field }], hasMore: false }
            : NOTHING,
        ),
      );
  }

  private findInList(reference: FileReference): Call<FoundUsage> {
    const { schema, access, items } = this.dependencies;
    const { collection, field } = reference;
    const primaryKey = primaryKeyOf(schema.schema, collection)?.field;
    if (primaryKey === undefined) return succeed(NOTHING);
    const template = collectionTemplate(schema.schema, collection, null, this.language);
    const named = readablePaths(access.access, schema.schema, collection, template.fields);
    const query = {
      filter: referenceFilter(reference, this.file),
      fields: [...new Set([primaryKey, ...named])],
      limit: MAX_USING_ITEMS + 1,
    };
    return items.list(collection, query).pipe(
      mapCall((rows) => ({
        items: rows.slice(0, MAX_USING_ITEMS).flatMap((item): readonly UsingItem[] => {
          const key = keyOf(item, primaryKey);
          return key === null ? [] : [{ collection, key, name: template.render(item), field }];
        }),
        hasMore: rows.length > MAX_USING_ITEMS,
      })),
    );
  }
}

/** A list with the same file twice has its item twice. */
const distinct = (items: readonly UsingItem[]): readonly UsingItem[] => [
  ...new Map(items.map((item) => [`${item.field} ${itemId(item.collection, item.key ?? '')}`, item])).values(),
];
