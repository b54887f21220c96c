import { mergeMap, Subject, tap } from 'rxjs';
import { StoredApplication } from '../adapters/browser/service-worker/stored-application';
import { Notifications } from '../application/notifications';
import { Effect } from '../kernel';
import type { Services } from '../kit';
import { Clock } from '../ports/environment/clock';
import type { Configuration } from './configuration';

/**
 * A service worker answers navigations below its scope with the page of the application, so none is used where the API
 * or its sign-in by another provider lies below the application.
 */
export const mayStore = ({ serviceWorker, api }: Pick<Configuration, 'serviceWorker' | 'api'>, base: string): boolean =>
  serviceWorker && !`${api}/`.startsWith(base);

/** Stores the application on this device and offers new versions; removes it where the configuration says so. */
export const storeApplication = (services: Services, configuration: Configuration, base: string): void => {
  const application = new StoredApplication(window, base, services.get(Clock));
  if (!mayStore(configuration, base)) {
    new Effect(application.remove());
    return;
  }
  const notifications = services.get(Notifications);
  const loads$ = new Subject<void>();
  new Effect(loads$.pipe(mergeMap(() => application.loadNewVersion())));
  new Effect(
    application.newVersion$.pipe(
      tap(() => notifications.offer('version_ready', { text: 'load_version', run: () => loads$.next() })),
    ),
  );
};
