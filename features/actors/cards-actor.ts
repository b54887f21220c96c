/** Somebody at a list of cards. Cards are known by their titles, fields by the names that people see. */
export interface CardsActor {
  /** To the next size; after the largest comes the smallest. */
  resizes(): Promise<void>;
  sortsBy(field: string): Promise<void>;
  /** The same order the other way round. */
  turnsOrder(): Promise<void>;
  clicks(title: string): Promise<void>;
  /** With the shift key held. */
  clicksThrough(title: string): Promise<void>;
  /** By the keyboard: from the first card so many on, and there the space bar. */
  walksAndSelects(steps: number): Promise<void>;
  selectsAll(): Promise<void>;
  /** Puts a field behind what a line of the cards says. */
  addsField(line: 'Title' | 'Subtitle', field: string): Promise<void>;
  /** Takes away all that a line says. */
  empties(line: 'Title' | 'Subtitle'): Promise<void>;

  /** From 2 to 5. */
  size(): Promise<number>;
  /** As 'Bergen: Vestland, Norway'; without a colon where there is no second line. */
  cards(): Promise<readonly string[]>;
  /** Of those that are drawn. */
  selected(): Promise<readonly string[]>;
  /** Whether the page says that all of its cards are. */
  allSelected(): Promise<boolean>;
}
