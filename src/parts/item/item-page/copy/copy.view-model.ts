import { map, type Observable } from 'rxjs';
import { itemDependencies } from '../../../../application/dependencies';
import { CopyItem, type CopyItemDependencies, type ItemEditing } from '../../../../application/item-editing';
import type { CopiedRelation, PreviewedItem } from '../../../../domain/permissions';
import { fieldRelations, type Item, valueIn } from '../../../../domain/items';
import { displayTemplateOf, type Field } from '../../../../domain/schema';
import { renderTemplate } from '../../../../domain/templates';
import { isJsonObject, shorten } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** In characters. */
const MAX_NAME_LENGTH = 60;

const shortened = (text: string): string => shorten(text, MAX_NAME_LENGTH, '…');

/** The title of a related item: by its display template, otherwise its first text or number. */
export const relatedName = (template: string | null, values: Item): string => {
  const named = template === null ? '' : renderTemplate(template, values);
  if (named !== '') return shortened(named);
  const first = Object.values(values).find((value) => typeof value === 'string' || typeof value === 'number');
  return first === undefined ? '—' : shortened(String(first));
};

export interface NamedRelation extends Omit<CopiedRelation, 'items'> {
  readonly items: readonly (PreviewedItem & { readonly name: string })[];
  /** The titles of all new rows that stay with the original. */
  readonly stayingNames: readonly string[];
}

export interface NamedPreview {
  readonly relations: readonly NamedRelation[];
  readonly createdCount: number;
  readonly omitted: readonly Field[];
}

/** The copy of an open item and its preview with names. */
export class CopyViewModel {
  readonly copy: CopyItem;
  readonly preview$: Observable<NamedPreview | null>;

  constructor(
    private readonly dependencies: CopyItemDependencies,
    editing: ItemEditing,
  ) {
    this.copy = new CopyItem(editing, dependencies);
    const { schema } = dependencies.schema;
    this.preview$ = this.copy.preview$.pipe(
      map((preview) =>
        preview === null
          ? null
          : {
              ...preview,
              relations: preview.relations.map((relation) => ({
                ...relation,
                items: relation.items.map((item) => ({
                  ...item,
                  name: relatedName(displayTemplateOf(schema, item.collection), item.values),
                })),
                stayingNames: relation.staying.map((values) => this.nameOf(relation.field, values)),
              })),
            },
      ),
    );
  }

  /** The title of a new row of a list; behind a junction of the item that it leads to. */
  private nameOf({ collection, field }: Field, values: Item): string {
    const { schema } = this.dependencies.schema;
    const list = fieldRelations(schema, collection).listOf(field);
    const related = list?.junction == null ? values : valueIn(values, list.junction.field);
    const template = list === null ? null : displayTemplateOf(schema, list.junction?.collection ?? list.collection);
    return isJsonObject(related) ? relatedName(template, related) : String(related);
  }

  dispose(): void {
    this.copy.dispose();
  }
}

export const copyViewModel = viewModel(
  [itemDependencies('items', 'schema', 'access', 'notifications', 'identifiers')],
  (dependencies) => (editing: ItemEditing) => new CopyViewModel(dependencies, editing),
);
