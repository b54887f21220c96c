import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, tap } from 'rxjs';
import {
  type Diagram,
  type DiagramDependencies,
  diagramDependencies,
  ModelDiagram,
} from '../../../../application/data-model';
import type { GraphEdge, Place } from '../../../../domain/model-diagram';
import { Effect, StateValue, valueOf } from '../../../../kernel';
import { fieldNaming, Translator, viewModel } from '../../../../kit';
import { around, DETAIL_ZOOM, intersects, visibleArea } from './camera.rules';
import { DiagramCamera } from './diagram-camera';
import { type DescribedCollection, describedCollections, matchingCollections } from './diagram-texts.rules';
import { edgePath } from './edge-path.rules';
import { type Direction, firstOf, nearest } from './neighbours.rules';

export interface DrawnNode {
  readonly described: DescribedCollection;
  readonly place: Place;
}

export interface DrawnEdge {
  readonly edge: GraphEdge;
  readonly path: string;
  readonly place: Place;
}

/** What is drawn: all of it, or what is in view. */
export interface Scene {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** The zoom is large enough to read rows. */
  readonly isDetailed: boolean;
}

/** A node with its edges and neighbours; the others are dimmed. */
export interface Highlight {
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
}

export interface Matches {
  readonly keys: readonly string[];
  /** The one that the view was moved to, from 0. */
  readonly index: number;
}

const EMPTY_SCENE: Scene = { nodes: [], edges: [], isDetailed: true };

const NO_MATCHES: Matches = { keys: [], index: 0 };

/** Pixels around the view in which nodes are drawn, so that they are there before they are seen. */
const MARGIN = 240;

const sceneOf = (diagram: Diagram | null, described: readonly DescribedCollection[]): Scene => {
  if (diagram === null) return EMPTY_SCENE;
  const { graph, layout } = diagram;
  const nodes = new Map(
    described.flatMap((each): (readonly [string, DrawnNode])[] => {
      const place = layout.places.get(each.collection);
      return place === undefined ? [] : [[each.collection, { described: each, place }]];
    }),
  );
  const edges = graph.edges.flatMap((edge) => {
    const [from, to] = [nodes.get(edge.from.collection), nodes.get(edge.to.collection)];
    if (from === undefined || to === undefined) return [];
    const path = edgePath(
      edge,
      { node: from.described.node, place: from.place },
      { node: to.described.node, place: to.place },
    );
    return [{ edge, path, place: around(from.place, to.place) }];
  });
  return { nodes: [...nodes.values()], edges, isDetailed: true };
};

const isSameList = <A>(one: readonly A[], other: readonly A[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const isSameScene = (one: Scene, other: Scene): boolean =>
  one.isDetailed === other.isDetailed && isSameList(one.nodes, other.nodes) && isSameList(one.edges, other.edges);

const highlightOf = (key: string | null, { edges }: Scene): Highlight | null => {
  if (key === null) return null;
  const own = edges.filter(({ edge }) => edge.from.collection === key || edge.to.collection === key);
  return {
    nodes: new Set([key, ...own.flatMap(({ edge }) => [edge.from.collection, edge.to.collection])]),
    edges: new Set(own.map(({ edge }) => edge.key)),
  };
};

/** The diagram of the data model, and the list of the same relations. */
export class DiagramViewModel {
  private readonly search = new BehaviorSubject('');
  private readonly position = new BehaviorSubject(0);
  private readonly chosen: BehaviorSubject<string | null>;
  private readonly hovered = new BehaviorSubject<string | null>(null);
  private readonly focused = new BehaviorSubject<string | null>(null);
  private readonly described: StateValue<readonly DescribedCollection[]>;
  private readonly whole: StateValue<Scene>;
  private readonly found: StateValue<Matches>;
  private readonly inView: StateValue<Scene>;
  private readonly lit: StateValue<Highlight | null>;
  private readonly work: Effect;
  readonly model: ModelDiagram;
  readonly camera = new DiagramCamera();
  readonly search$: Observable<string> = this.search.asObservable();
  readonly described$: Observable<readonly DescribedCollection[]>;
  /** The sections of the list: what matches the search. */
  readonly sections$: Observable<readonly DescribedCollection[]>;
  readonly matches$: Observable<Matches>;
  /** The node that takes the focus of the keyboard. */
  readonly current$: Observable<string | null>;
  readonly whole$: Observable<Scene>;
  readonly scene$: Observable<Scene>;
  readonly highlight$: Observable<Highlight | null>;

  constructor(
    dependencies: DiagramDependencies,
    translator: Pick<Translator, 'locale$' | 'platformText'>,
    start: string | null,
  ) {
    this.model = new ModelDiagram(dependencies);
    this.chosen = new BehaviorSubject(start);
    this.described = new StateValue<readonly DescribedCollection[]>(
      [],
      combineLatest([dependencies.schema.schema$, this.model.graph$, translator.locale$]).pipe(
        map(([schema, graph, { code }]) => describedCollections(schema, graph, code, fieldNaming(translator, code))),
      ),
    );
    this.described$ = this.described.value$;
    this.whole = new StateValue<Scene>(
      EMPTY_SCENE,
      combineLatest([this.model.diagram$, this.described$]).pipe(
        map(([diagram, described]) => sceneOf(valueOf(diagram), described)),
      ),
    );
    this.whole$ = this.whole.value$;
    const matching$ = combineLatest([this.described$, this.search]).pipe(
      map(([described, search]) => matchingCollections(described, search)),
    );
    this.sections$ = matching$;
    this.found = new StateValue<Matches>(
      NO_MATCHES,
      combineLatest([matching$, this.search, this.position]).pipe(
        map(([matching, search, index]) =>
          search.trim() === '' ? NO_MATCHES : { keys: matching.map(({ collection }) => collection), index },
        ),
      ),
    );
    this.matches$ = this.found.value$;
    this.current$ = combineLatest([this.chosen, this.model.diagram$]).pipe(
      map(([chosen, diagram]) => {
        const places = valueOf(diagram)?.layout.places ?? new Map<string, Place>();
        return chosen !== null && places.has(chosen) ? chosen : firstOf(places);
      }),
      distinctUntilChanged(),
    );
    this.inView = new StateValue<Scene>(
      EMPTY_SCENE,
      combineLatest([this.whole$, this.camera.state$, this.current$]).pipe(
        map(([{ nodes, edges }, { camera, view }, current]) => {
          const area = visibleArea(camera, view, MARGIN);
          return {
            nodes: nodes.filter(({ place, described }) => described.collection === current || intersects(place, area)),
            edges: edges.filter(({ place }) => intersects(place, area)),
            isDetailed: camera.zoom >= DETAIL_ZOOM,
          };
        }),
        distinctUntilChanged(isSameScene),
      ),
    );
    this.scene$ = this.inView.value$;
    this.lit = new StateValue<Highlight | null>(
      null,
      combineLatest([this.hovered, this.focused, this.whole$]).pipe(
        map(([hovered, focused, whole]) => highlightOf(hovered ?? focused, whole)),
      ),
    );
    this.highlight$ = this.lit.value$;
    let isFirst = true;
    this.work = new Effect(
      this.model.diagram$.pipe(
        map(valueOf),
        distinctUntilChanged(),
        tap((diagram) => {
          if (diagram === null) return;
          const { layout } = diagram;
          this.camera.show(layout, isFirst && start !== null ? (layout.places.get(start) ?? null) : null);
          isFirst = false;
        }),
      ),
    );
  }

  /** Searches, and moves the view to the first match. */
  setSearch(search: string): void {
    this.position.next(0);
    this.search.next(search);
    this.goToMatch();
  }

  /** Moves the view to the next match, or the one before with -1; after the last comes the first. */
  step(by: 1 | -1): void {
    const { keys, index } = this.found.value;
    if (keys.length === 0) return;
    this.position.next((index + by + keys.length) % keys.length);
    this.goToMatch();
  }

  hover(collection: string | null): void {
    this.hovered.next(collection);
  }

  /** The node has the focus; null when none has it any more. */
  focus(collection: string | null): void {
    this.focused.next(collection);
    if (collection === null) return;
    this.chosen.next(collection);
    const place = this.placeOf(collection);
    if (place !== undefined) this.camera.reveal(place);
  }

  /** Makes the nearest node in a direction the current one. */
  move(direction: Direction, from: string): void {
    const next = nearest(this.places, from, direction);
    if (next !== null) this.chosen.next(next);
  }

  dispose(): void {
    [this.work, this.lit, this.inView, this.found, this.whole, this.described, this.model].forEach((each) =>
      each.dispose(),
    );
  }

  private goToMatch(): void {
    const { keys, index } = this.found.value;
    const key = keys[index];
    const place = key === undefined ? undefined : this.placeOf(key);
    if (key === undefined || place === undefined) return;
    this.chosen.next(key);
    this.camera.goTo(place);
  }

  private get places(): ReadonlyMap<string, Place> {
    return new Map(this.whole.value.nodes.map(({ described, place }) => [described.collection, place]));
  }

  private placeOf(collection: string): Place | undefined {
    return this.places.get(collection);
  }
}

export const diagramViewModel = viewModel(
  [diagramDependencies, Translator],
  (dependencies, translator) => (start: string | null) => new DiagramViewModel(dependencies, translator, start),
);
