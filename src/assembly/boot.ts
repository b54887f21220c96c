import { ChoicesService, TranslatorService, Registries, type Services } from '../kit';
import { preloadDemoUsers } from '../shell';
import { Assembly } from './assembly';
import { loadConfiguration, type Configuration } from './configuration';

/** The gateways that the configuration asks for; the world in memory is fetched only where it is wanted. */
const gateways = async (configuration: Configuration) => {
  if (configuration.adapter === 'memory') {
    const memory = import(/* webpackChunkName: "memory" */ './memory.module');
    await preloadDemoUsers().catch(() => undefined);
    const { memoryModule } = await memory;
    return memoryModule(configuration.world);
  }
  const { httpModule } = await import(/* webpackChunkName: "http" */ './http.module');
  return httpModule(configuration.api, window.fetch.bind(window));
};

/** Whatever happens on the way from another window, a file dropped beside its target must not replace the application. */
const blockDrops = (target: Window): void => {
  for (const event of ['dragover', 'drop']) target.addEventListener(event, (drop) => drop.preventDefault());
};

/**
 * What has to be there before the first screen: the configuration, the adapter that it asks for, and the language. Layouts
 * and the other contributions come with what only signed-in people need. What can be fetched side by side is. `base` is the absolute URL
 * that the application is mounted under; `warn` writes into the console. Extensions are fetched when somebody signs in.
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
  const language = services.get(TranslatorService).start(services.get(ChoicesService).language ?? navigator.language);
  assembly.add(await adapter);
  await language;
  return services;
};
