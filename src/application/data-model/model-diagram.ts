import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, scan, switchMap } from 'rxjs';
import {
  type GraphLayout,
  type GraphOptions,
  layoutGraph,
  type ModelGraph,
  modelGraph,
} from '../../domain/model-diagram';
import {
  equals,
  loading,
  mapCall,
  type NamedTokens,
  type RemoteData,
  StateValue,
  toRemoteData,
  valueOf,
} from '../../kernel';
import { DiagramLayout } from '../../ports/environment/diagram-layout';
import { SchemaStore } from './schema-store';

export interface DiagramDependencies {
  readonly schema: Pick<SchemaStore, 'schema$'>;
  readonly layout: DiagramLayout;
}

export const diagramDependencies: NamedTokens<DiagramDependencies> = { schema: SchemaStore, layout: DiagramLayout };

/** A graph with the places of its nodes. */
export interface Diagram {
  readonly graph: ModelGraph;
  readonly layout: GraphLayout;
}

/** The graph of the data model, and its layout, which is computed again when one of its nodes or edges changes. */
export class ModelDiagram {
  private readonly options = new BehaviorSubject<GraphOptions>({ system: false, junctions: false });
  private readonly attempts = new BehaviorSubject(0);
  private readonly graph: StateValue<ModelGraph>;
  private readonly diagram: StateValue<RemoteData<Diagram>>;
  readonly options$: Observable<GraphOptions> = this.options.asObservable();
  readonly graph$: Observable<ModelGraph>;
  readonly diagram$: Observable<RemoteData<Diagram>>;

  constructor({ schema, layout }: DiagramDependencies) {
    this.graph = new StateValue<ModelGraph>(
      { nodes: [], edges: [] },
      combineLatest([schema.schema$, this.options]).pipe(map(([model, options]) => modelGraph(model, options))),
    );
    this.graph$ = this.graph.value$;
    this.diagram = new StateValue<RemoteData<Diagram>>(
      loading(),
      combineLatest([this.graph$.pipe(distinctUntilChanged<ModelGraph>(equals)), this.attempts]).pipe(
        switchMap(([graph]) =>
          toRemoteData<Diagram>(
            layout.layout(layoutGraph(graph)).pipe(mapCall((places) => ({ graph, layout: places }))),
          ),
        ),
        // The last diagram stays while the next is computed.
        scan((before: RemoteData<Diagram>, next) => (next.kind === 'loading' ? loading(valueOf(before)) : next)),
      ),
    );
    this.diagram$ = this.diagram.value$;
  }

  setOptions(change: Partial<GraphOptions>): void {
    this.options.next({ ...this.options.value, ...change });
  }

  /** Computes the layout again, after a failure. */
  retry(): void {
    this.attempts.next(this.attempts.value + 1);
  }

  dispose(): void {
    [this.diagram, this.graph].forEach((each) => each.dispose());
  }
}
