/** A tab of the drawer with JSON. */
export type RuleJsonPart = 'permissions' | 'validation' | 'presets';

/** Edits one permission of a role in its drawer. */
export interface PermissionActor {
  opensRule(role: string, collection: string, action: string): Promise<void>;
  /** Replaces a part as JSON. */
  typesRule(part: RuleJsonPart, text: string): Promise<void>;
  /** Ticks or unticks a field by its key. */
  togglesRuleField(field: string): Promise<void>;
  savesRule(): Promise<void>;
  /** Answers the question whose values are kept. */
  answersRuleConflict(choice: 'mine' | 'theirs'): Promise<void>;

  /** The JSON of a part as it is shown, without blanks. */
  ruleJson(part: RuleJsonPart): Promise<string>;
  /** How many items the conditions match, as it is shown; empty if nothing is. */
  ruleMatches(): Promise<string>;
  /** The ticked fields by key. */
  ruleFields(): Promise<readonly string[]>;
  /** Why the rule can't be saved; empty when it can. */
  ruleDenial(): Promise<string>;
  /** The parts that another administrator has changed as well, by the names of their tabs. */
  ruleConflicts(): Promise<readonly string[]>;
}
