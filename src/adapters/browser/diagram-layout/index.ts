export { WorkerDiagramLayout } from './worker-diagram-layout';
