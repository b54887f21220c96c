import { firstValueFrom } from 'rxjs';
import { isJsonObject, type Call, type Json } from '../../src/kernel';

/** The value of a call; rejects with its failure. */
export const value = async <A>(call: Call<A>): Promise<A> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Right') return result.right;
  throw new Error(JSON.stringify(result.left));
};

/** The code that a call is refused with. */
export const codeOf = async (call: Call<unknown>): Promise<string> => {
  const result = await firstValueFrom(call);
  return result._tag === 'Left' && result.left.kind === 'api' ? result.left.code : 'no refusal';
};

export const member = (body: Json, name: string): Json => (isJsonObject(body) ? (body[name] ?? null) : null);
