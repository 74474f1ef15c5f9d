type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')

const announce = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }))

/** Enters a text once more: what stands in a field already is no news to React, which reads it when the field begins to answer. */
function enterAgain(field: Field, text: string): void {
  // Has the field begin to answer.
  announce(field)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  field.value = ''
  set!.call(field, text)
  announce(field)
}

/**
 * Remembers what was typed, and which button was pressed last, while nothing answers yet. Links lead on by themselves, and
 * boxes keep what was ticked.
 * @returns does the same again, now that something does
 */
export function rememberEntries(container: HTMLElement): () => void {
  const typed = new Map<Field, string>()
  let pressed: HTMLElement | null = null
  const type = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest('button') ?? pressed
  }
  container.addEventListener('input', type, true)
  container.addEventListener('click', press, true)
  return () => {
    container.removeEventListener('input', type, true)
    container.removeEventListener('click', press, true)
    for (const [field, text] of typed) if (field.isConnected) enterAgain(field, text)
    if (pressed?.isConnected) pressed.click()
  }
}
