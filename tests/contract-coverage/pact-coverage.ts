import { readFileSync } from 'node:fs';
import type { Json } from '../../src/kernel';
import { PACT } from '../../contracts/pact';
import { type RequestShape, type SentRequest, shapeOf } from './request-shape';

interface Interaction {
  readonly name: string;
  readonly shape: RequestShape;
}

/** The members of the pact file that are read here. */
interface PactFile {
  readonly interactions: readonly {
    readonly description: string;
    readonly request: {
      readonly method: string;
      readonly path: string;
      readonly query?: Readonly<Record<string, readonly string[]>>;
      readonly body?: { readonly content: Json; readonly contentType: string };
    };
  }[];
}

const interactionsIn = ({ interactions }: PactFile): readonly Interaction[] =>
  interactions.map(({ description, request: { method, path, query = {}, body } }) => ({
    name: description,
    shape: shapeOf({
      method,
      path,
      query: new URLSearchParams(
        Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])),
      ),
      body: body === undefined ? undefined : body.contentType.startsWith('application/json') ? body.content : 'form',
    }),
  }));

/** Which requests the interactions of the pact cover, and which interactions requests have used. */
export class PactCoverage {
  private readonly partsByRoute = new Map<string, Set<string>>();

  constructor(private readonly interactions: readonly Interaction[]) {
    for (const { shape } of interactions) {
      const parts = this.partsByRoute.get(shape.route) ?? new Set();
      shape.parts.forEach((part) => parts.add(part));
      this.partsByRoute.set(shape.route, parts);
    }
  }

  static ofPact(pact: PactFile = JSON.parse(readFileSync(PACT, 'utf8')) as PactFile): PactCoverage {
    return new PactCoverage(interactionsIn(pact));
  }

  get count(): number {
    return this.interactions.length;
  }

  /**
   * What no interaction covers, for a message; empty for a covered request. Each part has to be in an interaction of the
   * route, not all of them in one: the parameters of a list are independent, and so are the members of an update, so that
   * their combinations say nothing new about the server.
   */
  uncovered(request: SentRequest): readonly string[] {
    const { route, parts } = shapeOf(request);
    const known = this.partsByRoute.get(route);
    if (known === undefined) return [route];
    return [...parts].filter((part) => !known.has(part)).map((part) => `${route}: ${part}`);
  }

  /** The names of the interactions whose parts are all in the request. */
  used(request: SentRequest): readonly string[] {
    const { route, parts } = shapeOf(request);
    return this.interactions
      .filter(({ shape }) => shape.route === route && [...shape.parts].every((part) => parts.has(part)))
      .map(({ name }) => name);
  }
}
