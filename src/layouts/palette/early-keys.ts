// What is typed between the palette's keys and its field, whose code may still be on its way: kept for the field, and kept from the
// page that has the cursor until then.

export interface EarlyKeys {
  readonly text: string;
  /** Enter was pressed behind the text, with Ctrl or without. */
  readonly enter?: 'run' | 'first';
}

/**
 * Keeps letters, Backspace and Enter from now on.
 * @param onLeave Esc was pressed: nothing is kept any more
 * @returns what was typed so far; from that call on the page has its keys again, and a second call knows nothing
 */
export const keepKeys = (onLeave: () => void): (() => EarlyKeys) => {
  let kept: EarlyKeys = { text: '' };
  const take = (): EarlyKeys => {
    document.removeEventListener('keydown', onKey, true);
    const typed = kept;
    kept = { text: '' };
    return typed;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, repeat } = event;
    const commands = event.ctrlKey || event.metaKey;
    if (key === 'Enter') kept = repeat ? kept : { ...kept, enter: commands ? 'first' : 'run' };
    else if (commands || event.altKey) return;
    else if (key === 'Backspace') kept = { text: kept.text.slice(0, -1) };
    else if (key.length === 1) kept = { text: kept.text + key };
    else if (key === 'Escape') {
      take();
      onLeave();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  return take;
};
