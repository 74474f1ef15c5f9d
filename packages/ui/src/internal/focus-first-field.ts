/** A `ref` of the fields of a dialog's step: focuses the first one when the user returns to the step. */
export function focusFirstField(step: HTMLElement | null): void {
  // While the dialog is still closed, this does nothing.
  step?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
