type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What the reader has changed, or a password manager for them. What the browser itself puts back after a reload or Back is not: it
 * may be older than the page.
 */
const changed = ':is(input, textarea, select):is(:user-valid, :user-invalid, :autofill, :focus)'

/** What fields hold, by the reader's hand, that React does not know. */
const typed = new Map<Field, string | boolean>()

const isCheckable = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]')

const note = (field: Field) => void typed.set(field, isCheckable(field) ? field.checked : field.value)

const noteEvent = ({ target }: Event) => {
  if ((target as Element).matches('input, textarea, select')) note(target as Field)
}

/** Remembers what was typed and chosen before the scripts were there, and from now until {@link passOnTyping}. */
export function watchTyping(): void {
  document.querySelectorAll<Field>(changed).forEach(note)
  document.addEventListener('input', noteEvent, true)
}

/** React compares a field with what it last saw there, which it notes when the field's own property is set, not the prototype's. */
function passOn(field: Field, value: string | boolean): void {
  const isChecked = isCheckable(field)
  const name = isChecked ? 'checked' : 'value'
  // No press: an event that is not the browser's own checks nothing.
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!.set!
  if (field.type === 'file') {
    if (field.value !== '') tell('change')
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(value)
    tell('change')
    return
  }
  const before = isChecked ? field.defaultChecked : field.defaultValue
  if (value === before) return
  // If React has reset the field in between, the caret goes to the end.
  const { selectionStart, selectionEnd } = field.value === value ? field : { selectionStart: null, selectionEnd: null }
  Object.assign(field, { [name]: before })
  const type = isChecked ? 'click' : 'input'
  // The first one changes nothing; it has React come to a part of the page that it has left for later.
  tell(type)
  set.call(field, value)
  tell(type)
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Tells React what was typed and chosen before, and of menus that were opened. */
export function passOnTyping(): void {
  document.removeEventListener('input', noteEvent, true)
  for (const [field, value] of typed) if (field.isConnected) passOn(field, value)
  typed.clear()
  for (const menu of document.querySelectorAll('[popover]:popover-open'))
    menu.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }))
}
