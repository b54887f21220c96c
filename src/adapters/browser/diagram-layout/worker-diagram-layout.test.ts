import { right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { graphLayout } from './graph-layout';
import { type LayoutWorker, WorkerDiagramLayout } from './worker-diagram-layout';

const graph = { nodes: [{ key: 'a', width: 200, height: 100 }], edges: [] };

/** A worker that answers, or reports an error, as soon as it gets a graph. */
class WorkerStandIn extends EventTarget {
  isTerminated = false;
  sent: unknown = null;

  constructor(private readonly answer: Event | null) {
    super();
  }

  postMessage(message: unknown): void {
    this.sent = message;
    if (this.answer !== null) this.dispatchEvent(this.answer);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const layoutBy = (worker: WorkerStandIn) => new WorkerDiagramLayout(() => worker as unknown as LayoutWorker);

test('sends the graph to the worker, and ends it with its answer', async () => {
  const answer = { width: 1, height: 2, places: new Map() };
  const worker = new WorkerStandIn(new MessageEvent('message', { data: answer }));
  expect(await firstValueFrom(layoutBy(worker).layout(graph))).toEqual(right(answer));
  expect(worker.sent).toBe(graph);
  expect(worker.isTerminated).toBe(true);
});

test('ends the worker when the layout is no longer waited for', () => {
  const worker = new WorkerStandIn(null);
  layoutBy(worker).layout(graph).subscribe().unsubscribe();
  expect(worker.isTerminated).toBe(true);
});

test('computes the layout in the page where a worker fails or cannot be started', async () => {
  const expected = right(graphLayout(graph));
  expect(await firstValueFrom(layoutBy(new WorkerStandIn(new Event('error'))).layout(graph))).toEqual(expected);
  const forbidden = new WorkerDiagramLayout(() => {
    throw new DOMException('Forbidden by a policy', 'SecurityError');
  });
  expect(await firstValueFrom(forbidden.layout(graph))).toEqual(expected);
});
