/** Somebody at a list. Rows are known by the keys of their items, columns by their headers. */
export interface ListActor {
  sortsBy(column: string): Promise<void>;
  searches(text: string): Promise<void>;
  clearsSearch(): Promise<void>;
  goesToPage(page: number): Promise<void>;
  showsPerPage(count: number): Promise<void>;
  opensItem(key: string): Promise<void>;
  beginsItem(): Promise<void>;

  columns(): Promise<readonly string[]>;
  /** The keys of the rows on this page, in their order. */
  rows(): Promise<readonly string[]>;
  cell(key: string, column: string): Promise<string>;
  /** As '26–33 of 33'; empty while nothing is counted. */
  range(): Promise<string>;
  /** How many pages can be turned to; 1 when there is nothing to turn. */
  pageCount(): Promise<number>;
  /** Why no item can be created here; null when one can. */
  reasonAgainstCreating(): Promise<string | null>;
}
