import type { Services } from '../../src/kit';
import {
  navigationViewModel,
  type NavigationState,
} from '../../src/modules/collections/navigation/navigation.view-model';
import { currentValue } from './now';

/** What the navigation of the collections shows at first. */
export const navigationState = (services: Services): NavigationState => {
  const view = navigationViewModel(services)();
  const state = currentValue(view.state$);
  view.dispose();
  return state;
};
