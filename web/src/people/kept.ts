/**
 * What this browser keeps of the person who is signed in. The token authenticates them, so it is sent only to the
 * server.
 */
import { forget, keep, kept } from '../shell/storage';

export interface KeptPerson {
  person: string;
  name: string;
  token: string;
}

export const KEPT_PERSON = 'person';

/** Who is signed in here; null for a guest. */
export function keptPerson(): KeptPerson | null {
  const found = kept<KeptPerson>(KEPT_PERSON);
  return found && typeof found.token === 'string' && typeof found.person === 'string' ? found : null;
}

export const keepPerson = (person: KeptPerson): boolean => keep(KEPT_PERSON, person);

export const forgetPerson = (): void => forget(KEPT_PERSON);

/** The token that authenticates the person; undefined for a guest. */
export const personToken = (): string | undefined => keptPerson()?.token;
