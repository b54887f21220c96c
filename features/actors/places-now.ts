import type { Services } from '../../src/kit';
import {
  navigationViewModel,
  type NavigationState,
} from '../../src/modules/collections/navigation/navigation.view-model';
import { now } from './now';

/** What the navigation of the collections shows at first. */
export const placesNow = (services: Services): NavigationState => {
  const view = navigationViewModel(services)();
  const state = now(view.state$);
  view.dispose();
  return state;
};
