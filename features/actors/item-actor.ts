/** Somebody at the form of an item. Fields are known by their keys, values are what stands in their controls. */
export interface ItemActor {
  changes(field: string, value: string): Promise<void>;
  switches(field: string, on: boolean): Promise<void>;
  /** Does nothing while saving is not possible. */
  saves(then: 'leave' | 'stay' | 'new'): Promise<void>;
  /** Asks for the deletion and answers the question. */
  deletes(answer: 'delete' | 'cancel'): Promise<void>;

  value(field: string): Promise<string>;
  isOn(field: string): Promise<boolean>;
  isReadOnly(field: string): Promise<boolean>;
  /** What is wrong with a field; null when nothing is. */
  fault(field: string): Promise<string | null>;
  reasonAgainstSaving(): Promise<string | null>;
  reasonAgainstDeleting(): Promise<string | null>;
}
