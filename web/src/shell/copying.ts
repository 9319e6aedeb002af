/** Copy a text. Without https there is no clipboard: then the older way, which needs a field to select. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand('copy');
  }
}
