/** What a scenario asks of whoever puts the application together. */
export interface AssemblyOptions {
  /** In the browser, too, the application works on a server. */
  readonly server: boolean;
}
