/** Chance of our own for the deals, so that nobody has to trust the server alone (docs/fair-deals.md). */
export function randomness(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
