/** Somebody at the fields of a form: the menu behind each, raw values, groups, and what was refused. */
export interface FormActor {
  /** Opens the menu of a field and chooses an entry by its name. Throws when it is not offered. */
  chooses(field: string, entry: string): Promise<void>;
  /** Of the raw value that is open. */
  typesRaw(text: string): Promise<void>;
  takesRawOver(): Promise<void>;
  /** By Escape. */
  leavesRaw(): Promise<void>;
  /** Follows the link to a field in the summary of what was refused. */
  goesToFault(name: string): Promise<void>;
  opensGroup(name: string): Promise<void>;

  /** The names of the entries. */
  offers(field: string): Promise<readonly string[]>;
  isEdited(field: string): Promise<boolean>;
  /** Null while no raw value is open. */
  raw(): Promise<string | null>;
  /** Why the raw text makes no value; null when it does. */
  rawFault(): Promise<string | null>;
  clipboard(): Promise<string>;
  /** The names of the fields that the summary leads to. */
  faults(): Promise<readonly string[]>;
  /** The key of the field that has the focus; null when none has. */
  focused(): Promise<string | null>;
  isGroupOpen(name: string): Promise<boolean>;
}
