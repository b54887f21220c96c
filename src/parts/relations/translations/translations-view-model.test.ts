import { BehaviorSubject } from 'rxjs';
import {
  collection,
  primaryKey,
  stringField,
  stringKey,
  textField,
  translated,
  world,
} from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { ItemDependencies } from '../../../application/dependencies';
import { type Item, type ItemPlace, nothingStaged, stage, type StagedChange, toManyOf } from '../../../domain/items';
import type { Access, Action } from '../../../domain/permissions';
import type { ItemsQuery } from '../../../domain/query';
import { relationIndexOf } from '../../../domain/relations';
import { fieldOf, schemaOf } from '../../../domain/schema';
import { currentValue, type JsonObject, succeed } from '../../../kernel';
import type { DrawerRequest } from '../../../kit';
import { type Translation, translationList } from './translations.rules';
import { TranslationsViewModel } from './translations.view-model';

const { collections, fields, relations } = world('w', [
  collection('directus_users', {}, [primaryKey(), stringField('language', { default: 'en-US' })]),
  collection('languages', {}, [stringKey('code'), stringField('name')]),
  collection('pages', {}, [
    primaryKey(),
    translated('translations', { languages: 'languages', fields: [stringField('title'), textField('text')] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const ROWS: readonly Item[] = [
  { id: 1, languages_code: 'de-DE', title: 'Titel', text: 'Text' },
  { id: 2, languages_code: 'fr-FR', title: 'Titre', text: null },
];
const LANGUAGES: readonly Item[] = ['de-DE', 'en-GB', 'fr-FR'].map((code) => ({ code, name: code }));

const may = (name: string, action: Action, names: readonly string[] = ['*'], rule: JsonObject = {}) => ({
  id: 1,
  role: 'r',
  collection: name,
  action,
  fields: names,
  permissions: rule,
  validation: {},
  presets: {},
});
const reads = [may('languages', 'read'), may('pages_translations', 'read')];
const everything = [
  ...reads,
  ...(['create', 'update', 'delete'] as const).map((each) => may('pages_translations', each)),
];

const begin = (permissions: Access['permissions'], language = 'en-US', key: number | null = 7) => {
  const asked: { readonly collection: string; readonly query: ItemsQuery }[] = [];
  const list = translationList(
    toManyOf(schema, relationIndexOf(schema), 'pages', 'translations'),
    fieldOf(schema, 'pages', 'translations') ?? (null as never),
  );
  if (list === null) throw new Error('There are no translations');
  const place$ = new BehaviorSubject<ItemPlace | null>({ collection: 'pages', key });
  const staged$ = new BehaviorSubject(nothingStaged);
  const steps: StagedChange[] = [];
  const drawers: DrawerRequest[] = [];
  const items = {
    list: (name: string, query: ItemsQuery) => {
      asked.push({ collection: name, query });
      return succeed(name === 'languages' ? LANGUAGES : ROWS);
    },
  };
  const access: Access = { user: null, permissions };
  const dependencies = {
    items,
    clock: new VirtualClock(0),
    schema: { schema },
    access: { access },
    identifiers: { uuid: () => 'new' },
  } as unknown as ItemDependencies;
  const relation = {
    place$,
    staged$,
    stage: (...changes: readonly StagedChange[]) => {
      steps.push(...changes);
      staged$.next(changes.reduce(stage, staged$.value));
      return true;
    },
    openDrawer: (request: DrawerRequest) => void drawers.push(request),
  };
  const view = new TranslationsViewModel(dependencies, list, {}, relation, language);
  const at = (code: string): Translation => {
    const found = currentValue(view.state$).translations?.find(({ key: each }) => each === code);
    if (found === undefined) throw new Error(`There is no ${code}`);
    return found;
  };
  return { view, at, asked, steps, drawers, place$, relation };
};

describe('TranslationsViewModel', () => {
  it('reads the rows of the item and the languages, and the rows again after every answer of the server', () => {
    const { asked, place$ } = begin(everything);
    const names = () => asked.map(({ collection: name }) => name).sort();
    expect(names()).toEqual(['languages', 'pages_translations']);
    expect(asked.find(({ collection: name }) => name !== 'languages')?.query).toEqual({
      fields: ['languages_code', 'title', 'text', 'id'],
      filter: { pages_id: { _eq: 7 } },
      sort: ['id'],
      limit: 100,
      page: 1,
    });
    place$.next({ collection: 'pages', key: 7 });
    expect(names()).toEqual(['languages', 'pages_translations', 'pages_translations']);
  });

  it('reads no rows of a new item, and stages nothing by itself', () => {
    const { asked, steps, view } = begin(everything, 'en-US', null);
    expect(asked.map(({ collection: name }) => name)).toEqual(['languages']);
    expect(currentValue(view.state$).progress).toEqual({ begun: 0, languages: 3, filled: 0, fields: 6 });
    expect(steps).toEqual([]);
  });

  it('puts the language of the reader first', () => {
    const { view } = begin(everything, 'fr-FR');
    expect(currentValue(view.state$).translations?.map(({ key }) => key)).toEqual(['fr-FR', 'en-GB', 'de-DE']);
    expect(currentValue(view.state$).source?.key).toBe('fr-FR');
  });

  it('puts the language of the project first where the one of the reader is none of them', () => {
    const { view } = begin(everything, 'ja-JP');
    expect(currentValue(view.state$).translations?.map(({ key }) => key)).toEqual(['en-GB', 'de-DE', 'fr-FR']);
  });

  it('opens an existing translation by its row, and a missing one as a new row of its language', () => {
    const { view, at, drawers } = begin(everything);
    view.edit(at('fr-FR'), 'text');
    view.edit(at('en-GB'));
    expect(drawers).toEqual([
      { kind: 'row', row: { key: 2 }, show: { field: 'text', source: 'de-DE' } },
      { kind: 'new-row', values: { languages_code: 'en-GB' }, show: { field: undefined, source: 'de-DE' } },
    ]);
  });

  it('copies beside earlier edits, on the values that were read', () => {
    const { view, at, steps, relation } = begin(everything);
    relation.stage({ kind: 'update', row: { key: 2 }, values: { title: 'Autre' } });
    view.copyMissing(at('fr-FR'));
    expect(steps.at(-1)).toEqual({
      kind: 'update',
      row: { key: 2 },
      values: { title: 'Autre', text: 'Text' },
      base: { ...ROWS[1], pages_id: 7 },
    });
    view.copyMissing(at('fr-FR'));
    expect(steps).toHaveLength(2);
  });

  it('copies into a translation that is not saved yet', () => {
    const { view, at, steps, relation } = begin(everything);
    relation.stage({ kind: 'create', draft: 'd', values: { languages_code: 'en-GB', title: 'Own' } });
    view.chooseSource('de-DE');
    view.copyMissing(at('en-GB'));
    expect(steps.at(-1)).toEqual({
      kind: 'update',
      row: { draft: 'd' },
      values: { languages_code: 'en-GB', title: 'Own', text: 'Text' },
    });
  });

  it('changes nothing for a role that may only read', () => {
    const { view, at, steps } = begin(reads);
    expect([view.editDenied(at('fr-FR')), view.editDenied(at('en-GB')), view.removeDenied(at('fr-FR'))]).not.toContain(
      false,
    );
    for (const code of ['fr-FR', 'en-GB']) view.copyMissing(at(code));
    expect(steps).toEqual([]);
  });

  it('copies only what the role may write', () => {
    const update = may('pages_translations', 'update', ['id', 'pages_id', 'title']);
    const create = may('pages_translations', 'create', ['languages_code', 'pages_id', 'title']);
    const { view, at } = begin([...reads, update, create]);
    expect(['fr-FR', 'en-GB'].map((code) => view.copyable(at(code)))).toEqual([{}, { title: 'Titel' }]);
  });

  it('follows rules about single rows', () => {
    const update = may('pages_translations', 'update', ['*'], { title: { _eq: 'Titel' } });
    const { view, at } = begin([...reads, update]);
    expect(view.editDenied(at('de-DE'))).toBe(false);
    expect(view.editDenied(at('fr-FR'))).not.toBe(false);
  });

  it('lists rows by their keys where languages are not readable, and copies nothing for want of a source', () => {
    const { view, at, asked } = begin(everything.filter(({ collection: name }) => name !== 'languages'));
    expect(asked.map(({ collection: name }) => name)).toEqual(['pages_translations']);
    expect(view.hasHiddenLanguages).toBe(true);
    expect([at('de-DE').kind, at('fr-FR').name]).toEqual(['unlisted', 'fr-FR']);
    expect(currentValue(view.state$).source).toBeNull();
  });

  it('says that the source was changed since, once it is edited and the translation not', () => {
    const { view, at, relation } = begin(everything);
    expect(view.hasChangedSource(at('fr-FR'))).toBe(false);
    relation.stage({ kind: 'update', row: { key: 1 }, values: { title: 'Neuer Titel' } });
    expect(['de-DE', 'en-GB', 'fr-FR'].filter((code) => view.hasChangedSource(at(code)))).toEqual(['fr-FR']);
    relation.stage({ kind: 'update', row: { key: 2 }, values: { title: 'Nouveau titre' } });
    expect(view.hasChangedSource(at('fr-FR'))).toBe(false);
  });
});
