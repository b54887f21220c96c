import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import { type ListForm, TranslationRows } from '../../../application/relations';
import {
  dateUpdatedField,
  type Item,
  linkRowValues,
  type PrimaryKey,
  rowId,
  stagedValues,
} from '../../../domain/items';
import {
  coversField,
  editableFields,
  editRowDenied,
  type FieldDenial,
  type ItemDenial,
  removeRelatedDenied,
  type RowDenial,
  selectRelatedDenied,
} from '../../../domain/permissions';
import { displayTemplateOf, type Field, fieldOf } from '../../../domain/schema';
import { type CollectionTemplate, collectionTemplate } from '../../../domain/templates';
import { textOption } from '../../../domain/values';
import { type Failure, type JsonObject, StateValue, valueOf } from '../../../kernel';
import { type DrawerRequest, type RelatedEditing, viewModel } from '../../../kit';
import { hasChangedSource } from './source-changes.rules';
import {
  copiedValues,
  languagesOf,
  orderLanguages,
  pairTranslations,
  type Progress,
  progressOf,
  projectLanguage,
  rowLanguage,
  sourceOf,
  translatedFields,
  type Translation,
  type TranslationList,
} from './translations.rules';

export interface TranslationsState {
  /** Null before languages and rows are loaded. */
  readonly translations: readonly Translation[] | null;
  readonly progress: Progress;
  /** What to translate from; null while nothing is translated. */
  readonly source: Translation | null;
  readonly failure: Failure | null;
}

/** Why a translation cannot be edited, created or removed. */
export type TranslationDenial = FieldDenial | RowDenial | ItemDenial;

type Dependencies = Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access' | 'identifiers'>;

/** A translations field: its languages, what is translated into them, and what is done with it. Saves nothing. */
export class TranslationsViewModel {
  private readonly chosenSource: BehaviorSubject<PrimaryKey | null>;
  private readonly state: StateValue<TranslationsState>;
  private readonly preview: CollectionTemplate;
  /** The names of missing translations that have a form, by language. */
  private readonly drafts = new Map<string, string>();
  private readonly requests = new Map<string, DrawerRequest>();
  /** The field with the time of the last change of a row; null where there is none. */
  private readonly updated: string | null;
  readonly rows: TranslationRows;
  /** The fields that are translated. */
  readonly fields: readonly Field[];
  readonly state$: Observable<TranslationsState>;

  constructor(
    private readonly dependencies: Dependencies,
    readonly list: TranslationList,
    options: JsonObject,
    readonly relation: ListForm & Pick<RelatedEditing, 'openDrawer'>,
    language: string,
    source: PrimaryKey | null = null,
  ) {
    const { schema } = dependencies.schema;
    const ofProject = projectLanguage(schema);
    const preferred = ofProject === null ? [language] : [language, ofProject];
    this.chosenSource = new BehaviorSubject<PrimaryKey | null>(source);
    this.fields = translatedFields(schema, dependencies.access.access, list);
    const names = this.fields.map(({ field }) => field);
    const configured = textOption(options, 'translationsTemplate');
    const [first] = names;
    const fallback = displayTemplateOf(schema, list.collection) || (first === undefined ? '' : `{{${first}}}`);
    this.preview = collectionTemplate(schema, list.collection, configured || fallback, language);
    const named = collectionTemplate(
      schema,
      list.languages,
      textOption(options, 'languageTemplate') || displayTemplateOf(schema, list.languages) || '{{name}}',
      language,
    );
    const languageFields = fieldOf(schema, list.languages, 'code') === null ? named.fields : [...named.fields, 'code'];
    const updated = dateUpdatedField(schema, list.collection);
    const isReadable = updated !== null && coversField(dependencies.access.access, list.collection, 'read', updated);
    this.updated = isReadable ? updated : null;
    this.rows = new TranslationRows(
      dependencies,
      list,
      {
        values: names,
        shown: this.updated === null ? this.preview.fields : [...this.preview.fields, this.updated],
        language: languageFields,
      },
      relation,
    );
    this.state = new StateValue<TranslationsState>(
      { translations: null, progress: progressOf([]), source: null, failure: null },
      combineLatest([this.rows.languages$, this.rows.loaded$, this.rows.rows$, this.chosenSource]).pipe(
        map(([languages, loaded, rows, chosen]) => {
          const items = valueOf(languages);
          const failure =
            languages.kind === 'failed' ? languages.failure : loaded.kind === 'failed' ? loaded.failure : null;
          const key = this.rows.languageKey;
          const translations =
            items === null || rows === null
              ? null
              : pairTranslations(
                  orderLanguages(languagesOf(items, key, named.render), preferred),
                  rows,
                  ({ values }) => rowLanguage(list, key, values),
                  names,
                );
          const all = translations ?? [];
          return { translations, progress: progressOf(all), source: sourceOf(all, chosen), failure };
        }),
      ),
    );
    this.state$ = this.state.value$;
  }

  /** The languages are not readable: rows are shown by the keys of theirs. */
  get hasHiddenLanguages(): boolean {
    return this.rows.languagesDenied !== false;
  }

  /** The text that a translation is recognised by; empty without one. */
  previewOf({ row }: Translation): string {
    return row === null ? '' : this.preview.render(row.values);
  }

  /** The source was changed since this translation was made, as far as that is known. */
  hasChangedSource(translation: Translation): boolean {
    return hasChangedSource(translation, this.state.value.source, this.updated);
  }

  chooseSource(key: PrimaryKey): void {
    this.chosenSource.next(key);
  }

  /** Opens a translation in the drawer, a missing one as a new row. `field` gets the focus. */
  edit(translation: Translation, field?: string): void {
    const { row, key } = translation;
    const show = { field, source: this.state.value.source?.key ?? undefined };
    if (row !== null) this.relation.openDrawer?.({ kind: 'row', row: row.ref, show });
    else if (key !== null) this.relation.openDrawer?.({ kind: 'new-row', values: this.languageValues(key), show });
  }

  /**
   * The form of a translation within the page. A missing one has the same name until it is saved. Staged by its first
   * edit, it has the same request as before, so that it stays in the form that it was started in.
   */
  requestOf(translation: Translation): DrawerRequest | null {
    const request = this.newRequest(translation);
    if (request === null || (request.kind !== 'row' && request.kind !== 'new-row')) return null;
    const id = `${translation.id} ${rowId(request.kind === 'row' ? request.row : { draft: request.draft ?? '' })}`;
    const known = this.requests.get(id) ?? request;
    this.requests.set(id, known);
    return known;
  }

  /** What the source has for this translation that is missing in it. */
  copyable(target: Translation): Item {
    const { source } = this.state.value;
    if (source === null || this.editDenied(target) !== false) return {};
    const writable = new Set(this.writableFields(target));
    return copiedValues(source, target, (field) => writable.has(field));
  }

  /** Fills the empty fields of a translation from the source. Translated ones are left alone. */
  copyMissing(target: Translation): void {
    const values = this.copyable(target);
    const { row, key } = target;
    if (Object.keys(values).length === 0) return;
    if (row !== null) {
      const base = 'key' in row.ref ? this.rows.serverRow(row.ref.key) : undefined;
      const edited = { ...stagedValues(this.rows.stagedEdits, row.ref), ...values };
      this.relation.stage({ kind: 'update', row: row.ref, values: edited, ...(base !== undefined && { base }) });
    } else if (key !== null) {
      const draft = this.dependencies.identifiers.uuid();
      this.relation.stage({ kind: 'create', draft, values: { ...this.languageValues(key), ...values } });
    }
  }

  remove({ row }: Translation): void {
    if (row !== null) this.relation.stage({ kind: 'remove', row: row.ref });
  }

  restore({ row }: Translation): void {
    if (row !== null && 'key' in row.ref) this.relation.stage({ kind: 'restore', key: row.ref.key });
  }

  /** Why a translation cannot be edited, or a missing one not be created; what is only staged can be changed in any case. */
  editDenied({ row }: Translation): TranslationDenial | false {
    const { access } = this.dependencies.access;
    const { list } = this;
    if (row === null) return selectRelatedDenied(access, { related: list.languages, list });
    return row.state === 'created' ? false : editRowDenied(access, list) || this.rows.denialsOf(row).edit;
  }

  removeDenied({ row }: Translation): TranslationDenial | false {
    if (row === null || row.state === 'created' || row.state === 'removed') return false;
    return removeRelatedDenied(this.dependencies.access.access, this.list) || this.rows.denialsOf(row).remove;
  }

  retry(): void {
    this.rows.retry();
  }

  dispose(): void {
    this.state.dispose();
    this.rows.dispose();
  }

  private newRequest({ key, row }: Translation): DrawerRequest | null {
    if (row !== null) return { kind: 'row', row: row.ref };
    if (key === null) return null;
    const draft = this.drafts.get(String(key)) ?? this.dependencies.identifiers.uuid();
    this.drafts.set(String(key), draft);
    return { kind: 'new-row', values: this.languageValues(key), draft };
  }

  private languageValues(key: PrimaryKey): Item {
    return linkRowValues(this.list, key) ?? {};
  }

  private writableFields({ row }: Translation): readonly string[] {
    const { schema, access, clock } = this.dependencies;
    const isNew = row === null || row.state === 'created';
    return editableFields(schema.schema, access.access, this.list.collection, isNew, clock.now())
      .filter(({ readonly }) => !readonly)
      .map(({ field }) => field.field);
  }
}

export const translationsViewModel = viewModel(
  [itemDependencies('items', 'clock', 'schema', 'access', 'identifiers')],
  (dependencies) =>
    (
      list: TranslationList,
      options: JsonObject,
      relation: ListForm & Pick<RelatedEditing, 'openDrawer'>,
      language: string,
      source: PrimaryKey | null,
    ) =>
      new TranslationsViewModel(dependencies, list, options, relation, language, source),
);
