import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { collection, manyToOne, primaryKey, world } from '../../../../../fixtures/builders';
import type { GraphLayout, LayoutGraph } from '../../../../domain/model-diagram';
import { emptySchema, type Schema, schemaOf } from '../../../../domain/schema';
import { type Call, currentValue, networkFailure } from '../../../../kernel';
import { DiagramViewModel } from './diagram.view-model';

const sample = world('sample', [
  collection('articles', {}, [primaryKey(), manyToOne('author', { to: 'authors' })]),
  collection('authors', {}, [primaryKey()]),
  collection('places', {}, [primaryKey()]),
  collection('directus_users', {}, [primaryKey()]),
]);
const model = schemaOf(sample.collections, sample.fields, sample.relations);

/** All nodes in a row with a step of 1,000 pixels, in their order. */
const inRow = ({ nodes }: LayoutGraph): GraphLayout => ({
  width: nodes.length * 1000 - 780,
  height: 200,
  places: new Map(nodes.map(({ key, width, height }, index) => [key, { x: index * 1000, y: 0, width, height }])),
});

const opened = (schema: Schema = model, start: string | null = null) => {
  const answers: { next: (graph: LayoutGraph) => Call<GraphLayout> } = { next: (graph) => of(right(inRow(graph))) };
  const view = new DiagramViewModel(
    { schema: { schema$: new BehaviorSubject(schema) }, layout: { layout: (graph) => answers.next(graph) } },
    {
      locale$: of({ code: 'en-US', name: 'English', direction: 'ltr' as const }),
      platformText: () => null,
    },
    start,
  );
  view.camera.resize({ width: 800, height: 600 });
  const drawn = (): readonly string[] =>
    currentValue(view.scene$)
      .nodes.map(({ described }) => described.collection)
      .toSorted();
  return { view, answers, drawn };
};

const cameraOf = ({ camera }: DiagramViewModel) => currentValue(camera.state$).camera;

test('starts with the whole diagram in view, and the first node as tab stop', () => {
  const { view, drawn } = opened();
  expect(drawn()).toEqual(['articles', 'authors', 'places']);
  expect(cameraOf(view).zoom).toBeLessThan(0.4);
  expect(currentValue(view.scene$).isDetailed).toBe(false);
  expect(currentValue(view.current$)).toBe('articles');
  view.dispose();
});

test('starts with the collection of the address in the middle; only what is in view, and the tab stop, is drawn', () => {
  const { view, drawn } = opened(model, 'places');
  expect(cameraOf(view)).toEqual({ x: 400 - 2110, y: expect.any(Number), zoom: 1 });
  expect(drawn()).toEqual(['places']);
  view.camera.pan(2000, 0);
  expect(drawn()).toEqual(['articles', 'places']);
  view.dispose();
});

test('a search counts its matches, and steps lead through them in circles', () => {
  const { view } = opened();
  view.setSearch('AU');
  expect(currentValue(view.matches$)).toEqual({ keys: ['authors'], index: 0 });
  expect(currentValue(view.current$)).toBe('authors');
  expect(cameraOf(view).x).toBeCloseTo(400 - 1110 * cameraOf(view).zoom);
  view.setSearch('a');
  view.step(-1);
  expect(currentValue(view.matches$)).toEqual({ keys: ['articles', 'authors', 'places'], index: 2 });
  expect(currentValue(view.current$)).toBe('places');
  view.step(1);
  expect(currentValue(view.current$)).toBe('articles');
  view.setSearch('zzz');
  view.step(1);
  expect(currentValue(view.matches$).keys).toEqual([]);
  expect(currentValue(view.sections$)).toEqual([]);
  view.dispose();
});

test('arrow keys change the tab stop, and the view follows the focus', () => {
  const { view } = opened(model, 'articles');
  view.move('right', 'articles');
  expect(currentValue(view.current$)).toBe('authors');
  const before = cameraOf(view).x;
  view.focus('authors');
  expect(cameraOf(view).x).toBeLessThan(before);
  view.move('up', 'authors');
  expect(currentValue(view.current$)).toBe('authors');
  view.dispose();
});

test('the focused or hovered node is highlighted with its edges and neighbours', () => {
  const { view } = opened();
  expect(currentValue(view.highlight$)).toBeNull();
  view.focus('places');
  view.hover('articles');
  expect([...(currentValue(view.highlight$)?.nodes ?? [])]).toEqual(['articles', 'authors']);
  expect(currentValue(view.highlight$)?.edges.size).toBe(1);
  view.hover(null);
  expect([...(currentValue(view.highlight$)?.nodes ?? [])]).toEqual(['places']);
  view.dispose();
});

test('the list says the relations in words, of both sides', () => {
  const { view } = opened();
  const sections = currentValue(view.sections$);
  expect(sections.map(({ name }) => name)).toEqual(['Articles', 'Authors', 'Places']);
  expect(sections[0]?.relations).toEqual([
    { field: 'author', name: 'Author', type: 'm2o', targets: [{ collection: 'authors', name: 'Authors' }] },
  ]);
  expect(sections[1]?.incoming).toEqual([{ collection: 'articles', name: 'Articles', field: 'Author' }]);
  view.dispose();
});

test('collections of the platform are drawn on demand', () => {
  const { view, drawn } = opened();
  view.model.setOptions({ system: true });
  expect(drawn()).toContain('directus_users');
  view.dispose();
});

test('a failed layout can be tried again; an empty data model draws nothing', () => {
  const { view, answers, drawn } = opened();
  answers.next = () => of(left(networkFailure('diagram-layout', false)));
  view.model.retry();
  expect(currentValue(view.model.diagram$).kind).toBe('failed');
  answers.next = (graph) => of(right(inRow(graph)));
  view.model.retry();
  expect(drawn()).toHaveLength(3);
  view.dispose();
  const empty = opened(emptySchema);
  expect(empty.drawn()).toEqual([]);
  expect(currentValue(empty.view.current$)).toBeNull();
  empty.view.dispose();
});
