import { ContainerModule } from 'inversify';
import { Registries, type Services, Translator } from '../kit';
import { preloadDemoUsers } from '../shell';
import { Assembly } from './assembly';
import { bind } from './bind';
import { loadConfiguration, type Configuration } from './configuration';
import { DevicePreferences, SupportLinks } from '../application/settings';
import { earlyRefresh } from './early-refresh';
import { httpModule } from './http.module';

/** The adapter that the configuration names. That of the demo is a chunk of its own. */
const gateways = async (configuration: Configuration) => {
  if (configuration.adapter === 'memory') {
    const memory = import(/* webpackChunkName: "memory" */ './memory.module');
    await preloadDemoUsers().catch(() => undefined);
    const { memoryModule } = await memory;
    return memoryModule(configuration.world, configuration.extensions);
  }
  return httpModule(configuration, earlyRefresh);
};

/** Without this, a file dropped beside its target would navigate the browser to the file. */
const blockDrops = (target: Window): void => {
  for (const event of ['dragover', 'drop']) target.addEventListener(event, (drop) => drop.preventDefault());
};

/** A page that has loaded nothing for so long is complete, also over a slow line. */
const QUIET_MS = 3000;

const countLoaded = (): number => performance.getEntriesByType('resource').length;

/** Resolves when the page is complete and the browser has nothing else to do. */
const whenIdle = async (): Promise<void> => {
  let loaded = -1;
  while (loaded !== countLoaded()) {
    loaded = countLoaded();
    await new Promise((done) => setTimeout(done, QUIET_MS));
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) await new Promise((done) => requestIdleCallback(done));
};

const storeWhenIdle = async (services: Services, configuration: Configuration, base: string): Promise<void> => {
  await whenIdle();
  const { storeApplication } = await import(/* webpackChunkName: "stored-application" */ './stored-application');
  storeApplication(services, configuration, base);
};

/**
 * Loads what the first screen needs, in parallel: configuration, adapter, language. Contributions and extensions load
 * after the sign-in. `base` is the absolute URL that the application is mounted under; `warn` writes to the console.
 */
export const boot = async (base: string, warn: (text: string) => void): Promise<Services> => {
  blockDrops(window);
  const configured = loadConfiguration(base, window.fetch.bind(window));
  const assembly = new Assembly({
    warn,
    fetchHost: async () => {
      const { extensionHost } = await import(/* webpackChunkName: "extensions" */ './extension-host');
      return extensionHost((await configured).api, services.get(Registries));
    },
  });
  const { services } = assembly;
  const adapter = configured.then(gateways);
  const language = services.get(Translator).start(services.get(DevicePreferences).language ?? navigator.language);
  const configuration = await configured;
  const { links } = configuration;
  assembly.add(new ContainerModule((options) => bind(options, SupportLinks, [], () => links)));
  assembly.add(await adapter);
  await language;
  // Without it, pages start from the network.
  storeWhenIdle(services, configuration, base).catch(() => undefined);
  return services;
};
