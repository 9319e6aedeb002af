/** Copy a text. Without https there is no clipboard API: then the older way, from a field that exists only meanwhile. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = document.activeElement as HTMLElement | null;
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed'; // so that the page does not scroll to it
    (document.querySelector('dialog[open]') ?? document.body).append(field); // what is outside of a dialog is inert
    field.select();
    document.execCommand('copy');
    field.remove();
    focused?.focus();
  }
}
