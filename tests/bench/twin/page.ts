import { answer, type Answer } from './measure';
import { largeTwin } from './requests';
import { measureSaving } from './saving';

declare global {
  interface Window {
    /** Runs both measurements once the page has loaded. */
    readonly measureTwin: () => Promise<readonly Answer[]>;
  }
}

Object.assign(window, {
  measureTwin: async (): Promise<readonly Answer[]> => [
    ...largeTwin().questions.map(answer),
    ...(await measureSaving()),
  ],
});
