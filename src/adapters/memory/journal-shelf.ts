import type { JournalWrite } from '../../ports/edit-journal';

/** What a browser keeps of all journals, in memory: entries of any shape by project, person and id, and which of them are held. */
export class JournalShelf {
  private readonly entries = new Map<string, Map<string, unknown>>();
  private readonly held = new Set<string>();
  /** What becomes of a write. */
  answer: JournalWrite = 'kept';

  all(project: string, user: string): ReadonlyMap<string, unknown> {
    return new Map(this.entries.get(JSON.stringify([project, user])));
  }

  put(project: string, user: string, id: string, value: unknown): JournalWrite {
    if (this.answer !== 'kept') return this.answer;
    const place = JSON.stringify([project, user]);
    this.entries.set(place, new Map(this.entries.get(place)).set(id, value));
    return 'kept';
  }

  remove(project: string, user: string, id: string): void {
    this.entries.get(JSON.stringify([project, user]))?.delete(id);
  }

  isHeld(project: string, id: string): boolean {
    return this.held.has(JSON.stringify([project, id]));
  }

  hold(project: string, id: string): void {
    this.held.add(JSON.stringify([project, id]));
  }

  release(project: string, id: string): void {
    this.held.delete(JSON.stringify([project, id]));
  }
}
