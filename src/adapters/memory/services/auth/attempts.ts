/** Counts the sign-ins of each person that led nowhere, since the last one that did. Forgets everything with the process. */
export class Attempts {
  private readonly made = new Map<string, number>();

  /** True once there were more than are allowed; null allows any number. */
  tooMany(user: string, allowed: number | null): boolean {
    const count = (this.made.get(user) ?? 0) + 1;
    this.made.set(user, count);
    return allowed !== null && count > allowed;
  }

  forget(user: string): void {
    this.made.delete(user);
  }
}
