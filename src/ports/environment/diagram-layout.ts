import type { GraphLayout, LayoutGraph } from '../../domain/model-diagram';
import { type Call, token } from '../../kernel';

/** Arranges the nodes of a graph. */
export interface DiagramLayout {
  /**
   * The places of all nodes, from left to right along the edges and without overlaps; the same graph gets the same
   * places. Runs beside the page, and ends when it is unsubscribed. Fails when its script cannot be loaded.
   */
  layout(graph: LayoutGraph): Call<GraphLayout>;
}

export const DiagramLayout = token<DiagramLayout>('DiagramLayout');
