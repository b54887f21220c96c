/** What the drawer of a new collection is filled with. */
export interface NewCollectionChoice {
  readonly name: string;
  /** The system fields to add. */
  readonly systemFields?: readonly string[];
  /** The collection whose fields are copied. */
  readonly source?: string;
  readonly withRelations?: boolean;
}

/** Creates and deletes collections. */
export interface ModelChangesActor {
  /** Opens the drawer of a new collection and fills it in, up to its last step. */
  beginsCollection(choice: NewCollectionChoice): Promise<void>;
  carriesOutPlan(): Promise<void>;
  /** From the row of the list. */
  asksToDelete(collection: string): Promise<void>;
  /** Types the name. */
  confirmsDeletion(collection: string): Promise<void>;

  /** Such as 'create_collection'. */
  plannedSteps(): Promise<readonly string[]>;
  /** What is wrong with the name in the drawer; empty for nothing. */
  nameError(): Promise<string>;
  /** Fields that a copy does not have. */
  leftOut(): Promise<readonly string[]>;
  /** The fields on the page of a collection, in alphabetical order; empty without the page or the collection. */
  fieldsOfCollection(collection: string): Promise<readonly string[]>;
  /** How many items the open question says are deleted, such as '3 items'; empty without a question. */
  deletedItems(): Promise<string>;
  /** The keys of the listed collections. */
  collections(): Promise<readonly string[]>;
}
