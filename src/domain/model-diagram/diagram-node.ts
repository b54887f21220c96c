import type { GraphField, GraphNode, ModelGraph } from './model-graph';

/** Sizes of a node in pixels, as the layout needs them before anything is drawn; the styles have the same. */
export const NODE_WIDTH = 220;
export const TITLE_HEIGHT = 40;
export const ROW_HEIGHT = 24;
const FOOT = 8;

/** Fields with relations that a node shows; the others are counted. */
const MAX_ROWS = 6;

export const shownFields = ({ fields }: GraphNode): readonly GraphField[] => fields.slice(0, MAX_ROWS);

/** The number of fields that a node does not show. */
export const furtherFields = (node: GraphNode): number => node.fieldCount - shownFields(node).length;

export const nodeHeight = (node: GraphNode): number => {
  const rows = shownFields(node).length + (furtherFields(node) > 0 ? 1 : 0);
  return TITLE_HEIGHT + rows * ROW_HEIGHT + FOOT;
};

/** Where the line of a field meets its node, from the top; at the title if the field is not shown. */
export const fieldOffset = (node: GraphNode, field: string | null): number => {
  const row = field === null ? -1 : shownFields(node).findIndex((each) => each.field.field === field);
  return row < 0 ? TITLE_HEIGHT / 2 : TITLE_HEIGHT + (row + 0.5) * ROW_HEIGHT;
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle; `x` and `y` are its top left corner. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** What a layout is computed from. Keys of the edges' ends are keys of nodes. */
export interface LayoutGraph {
  readonly nodes: readonly (Size & { readonly key: string })[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** The places of all nodes by key, inside a rectangle from 0/0. */
export interface GraphLayout extends Size {
  readonly places: ReadonlyMap<string, Place>;
}

export const layoutGraph = ({ nodes, edges }: ModelGraph): LayoutGraph => ({
  nodes: nodes.map((node) => ({ key: node.collection, width: NODE_WIDTH, height: nodeHeight(node) })),
  edges: edges.map(({ from, to }) => ({ from: from.collection, to: to.collection })),
});
