/** What /admin/config.json tells the application at its start. */
export type AppConfig = { readonly adapter: 'memory'; readonly world: string } | { readonly adapter: 'http' };

export const appConfig = ({ api, world }: { readonly api: string | null; readonly world: string }): AppConfig =>
  api === null ? { adapter: 'memory', world } : { adapter: 'http' };
