type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Fields changed by the user or a password manager. Values that the browser restores after a reload or Back are
 * excluded, because they may be older than the page.
 */
const changed = ':is(input, textarea, select):is(:user-valid, :user-invalid, :autofill, :focus)'

/** Input from before hydration, which React does not know. */
const recorded = new Map<Field, string | boolean>()

const isCheckable = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]')

const recordField = (field: Field) => void recorded.set(field, isCheckable(field) ? field.checked : field.value)

const recordEvent = ({ target }: Event) => {
  if ((target as Element).matches('input, textarea, select')) recordField(target as Field)
}

/** Records input from before hydration, and until {@link replayEarlyInput}. Call it before React hydrates the page. */
export function captureEarlyInput(): void {
  document.querySelectorAll<Field>(changed).forEach(recordField)
  document.addEventListener('input', recordEvent, true)
}

/**
 * React detects changes by the value that was last set through the field's own property, not through the prototype's.
 */
function replay(field: Field, value: string | boolean): void {
  const isChecked = isCheckable(field)
  const name = isChecked ? 'checked' : 'value'
  // Synthetic events, which do not toggle a checkbox.
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!.set!
  if (field.type === 'file') {
    if (field.value !== '') dispatch('change')
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(value)
    dispatch('change')
    return
  }
  const before = isChecked ? field.defaultChecked : field.defaultValue
  if (value === before) return
  // If React has reset the field, the caret goes to the end.
  const { selectionStart, selectionEnd } = field.value === value ? field : { selectionStart: null, selectionEnd: null }
  Object.assign(field, { [name]: before })
  const type = isChecked ? 'click' : 'input'
  // The first event changes nothing, but makes React hydrate a part that it has deferred.
  dispatch(type)
  set.call(field, value)
  dispatch(type)
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
}

function replayAll(): void {
  document.removeEventListener('input', recordEvent, true)
  for (const [field, value] of recorded) if (field.isConnected) replay(field, value)
  recorded.clear()
  for (const menu of document.querySelectorAll('[popover]:popover-open'))
    menu.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }))
}

/** Passes earlier input, and opened menus, to React, after the effects of this commit, which restore drafts. */
export function replayEarlyInput(): void {
  setTimeout(replayAll)
}
