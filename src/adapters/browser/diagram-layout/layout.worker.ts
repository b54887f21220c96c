import type { LayoutGraph } from '../../../domain/model-diagram';
import { graphLayout } from './graph-layout';

self.addEventListener('message', ({ data }: MessageEvent<LayoutGraph>) => self.postMessage(graphLayout(data)));
