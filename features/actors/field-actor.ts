/** Somebody at the fields of a form that take more than a line of text. Fields are known by their keys. */
export interface FieldActor {
  /** Puts this in place of the code. */
  writesCode(field: string, text: string): Promise<void>;
  fillsInTemplate(field: string): Promise<void>;
  /** Types into the field that leads to an item, and looks at what is found. */
  searches(field: string, text: string): Promise<void>;
  /** Finds an item by its name and chooses it. */
  chooses(field: string, name: string): Promise<void>;
  clears(field: string): Promise<void>;

  code(field: string): Promise<string>;
  /** What is said to be wrong with the code; null when nothing is. */
  codeFault(field: string): Promise<string | null>;
  found(field: string): Promise<readonly string[]>;
  /** What the chosen item is called. */
  chosen(field: string): Promise<string>;
  /** The notice under the field; null when there is none. */
  notice(field: string): Promise<string | null>;
  /** The address of the chosen item; null when there is no way to it. */
  wayTo(field: string): Promise<string | null>;
}
