export {
  fieldOffset,
  furtherFields,
  type GraphLayout,
  type LayoutGraph,
  layoutGraph,
  NODE_WIDTH,
  nodeHeight,
  type Place,
  ROW_HEIGHT,
  shownFields,
  type Size,
  TITLE_HEIGHT,
} from './diagram-node';
export {
  type EdgeEnd,
  type EdgeKind,
  type GraphEdge,
  type GraphField,
  type GraphNode,
  type GraphOptions,
  type ModelGraph,
  modelGraph,
} from './model-graph';
