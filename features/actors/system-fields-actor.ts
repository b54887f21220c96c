/** Chooses collections and their fields in a form. Fields are identified by their keys, collections and choices by name. */
export interface SystemFieldsActor {
  /** Chooses a collection or a field of one. */
  picks(field: string, choice: string): Promise<void>;

  /** The key of the chosen collection or field; empty for none. */
  picked(field: string): Promise<string>;
  /** The fields that can be chosen. */
  offered(field: string): Promise<readonly string[]>;
  /** The fields that cannot, with the reasons. */
  refused(field: string): Promise<readonly string[]>;
  /** Says why no field can be chosen; null when one can. */
  notice(field: string): Promise<string | null>;
}
