/** Passkeys: makes and uses them through WebAuthn, and converts between the browser's forms and the server's messages. */
import type { NewPasskey, PasskeyChallenge, PasskeySignIn } from '../net/messages';

/** Whether passkeys can be used here: over https or on localhost, under a host name and not an IP address. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function base64(data: ArrayBuffer): string {
  const raw = String.fromCharCode(...new Uint8Array(data));
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Make a passkey; null if the person does not want to, or the device cannot. */
export async function makePasskey(asked: PasskeyChallenge, person: string, name: string): Promise<NewPasskey | null> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.rp, name: 'Tilewright' },
        user: { id: new TextEncoder().encode(person), name, displayName: name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        attestation: 'none',
      },
    })
    .catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    attestation: base64(response.attestationObject),
    client_data: base64(response.clientDataJSON),
  };
}

/** Sign in with a passkey that the person chooses; null if they do not. */
export async function usePasskey(asked: PasskeyChallenge): Promise<PasskeySignIn | null> {
  const used = await navigator.credentials
    .get({ publicKey: { challenge: bytes(asked.challenge), rpId: asked.rp, userVerification: 'preferred' } })
    .catch(() => null);
  if (!(used instanceof PublicKeyCredential)) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  if (!response.userHandle) return null;
  return {
    id: used.id,
    person: new TextDecoder().decode(response.userHandle),
    authenticator: base64(response.authenticatorData),
    signature: base64(response.signature),
    client_data: base64(response.clientDataJSON),
  };
}
