import type { FieldType } from '../domain/schema';
import type { Json } from '../kernel';

/** What the matrix suite feeds an interface with. */
export interface InterfaceFixtures {
  /** Values by the type of their field; every accepted type has some. */
  readonly values: Partial<Readonly<Record<FieldType, readonly Json[]>>>;
  /** What somebody types into an empty field, and the value it makes; empty for interfaces that are not typed into. */
  readonly inputs: readonly { readonly type: FieldType; readonly typed: string; readonly value: Json }[];
}
