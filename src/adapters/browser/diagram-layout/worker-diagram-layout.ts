import { catchError, defer, from, map, mergeMap, Observable, of } from 'rxjs';
import { right } from 'fp-ts/Either';
import type { GraphLayout, LayoutGraph } from '../../../domain/model-diagram';
import { type Call, fail, networkFailure } from '../../../kernel';
import type { DiagramLayout } from '../../../ports/environment/diagram-layout';

/** The part of a worker that is used here. */
export type LayoutWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The path of the worker's script is resolved by the build, relative to this module. */
const startWorker = (): LayoutWorker =>
  new Worker(/* webpackChunkName: "diagram-layout" */ new URL('./layout.worker.ts', import.meta.url));

const inWorker = (graph: LayoutGraph, start: () => LayoutWorker): Observable<GraphLayout> =>
  new Observable((subscriber) => {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<GraphLayout>) => {
      subscriber.next(data);
      subscriber.complete();
    });
    worker.addEventListener('error', (event) => subscriber.error(event));
    worker.postMessage(graph);
    return () => worker.terminate();
  });

/** Without a worker, as where a policy forbids them, the page waits for the layout. */
const inPage = (graph: LayoutGraph): Observable<GraphLayout> =>
  defer(() => from(import(/* webpackChunkName: "diagram-layout-page" */ './graph-layout'))).pipe(
    map(({ graphLayout }) => graphLayout(graph)),
  );

/** Computes layouts in a worker that lives as long as one layout takes. */
export class WorkerDiagramLayout implements DiagramLayout {
  constructor(private readonly start: () => LayoutWorker = startWorker) {}

  layout(graph: LayoutGraph): Call<GraphLayout> {
    return defer(() => inWorker(graph, this.start)).pipe(
      catchError(() => inPage(graph)),
      mergeMap((layout) => of(right(layout))),
      catchError(() => fail(networkFailure('diagram-layout', false))),
    );
  }
}
