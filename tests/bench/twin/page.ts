import { answer, type Answer } from './measure';
import { largeTwin } from './requests';
import { measureSaving } from './saving';

declare global {
  interface Window {
    /** Both measurements, once the page is there. */
    readonly measureTwin: () => Promise<readonly Answer[]>;
  }
}

Object.assign(window, {
  measureTwin: async (): Promise<readonly Answer[]> => [
    ...largeTwin().questions.map(answer),
    ...(await measureSaving()),
  ],
});
