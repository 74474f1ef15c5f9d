import { useEffect, useEffectEvent, type RefObject } from 'react'

interface ComboboxOptions {
  /** The text field, which has the role `combobox`. */
  field: RefObject<HTMLInputElement | null>
  /** Id of the displayed list; null while there is none. */
  listId: string | null
  /** Id of the chosen row; null if none is. */
  activeId: string | null
  /** A key was pressed in the field. Prevent its default if it was handled. */
  onKey: (event: KeyboardEvent) => void
  /** The search was submitted. */
  onSubmit: () => void
  /** The focus left the field for another element; null for none. */
  onLeave: (next: EventTarget | null) => void
}

function setOrRemove(field: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name)
  else field.setAttribute(name, value)
}

/**
 * Connects a list with a field of the header. The field is rendered without the list, which is loaded when the field is
 * first focused, so its attributes and events are set here.
 */
export function useCombobox({ field, listId, activeId, ...events }: ComboboxOptions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    events.onKey(event)
    // The field itself would clear its text on Escape.
    if (event.defaultPrevented) event.stopPropagation()
  })
  const handleSubmit = useEffectEvent(() => events.onSubmit())
  const handleBlur = useEffectEvent((event: FocusEvent) => {
    // While another window has the focus, it is not lost.
    if (document.hasFocus()) events.onLeave(event.relatedTarget)
  })
  useEffect(() => {
    const input = field.current
    const stopped = new AbortController()
    const { signal } = stopped
    input?.addEventListener('keydown', handleKey, { signal })
    input?.addEventListener('blur', handleBlur, { signal })
    input?.form?.addEventListener('submit', handleSubmit, { signal })
    return () => stopped.abort()
  }, [field])
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('aria-expanded', String(listId !== null))
    setOrRemove(input, 'aria-controls', listId)
    setOrRemove(input, 'aria-activedescendant', activeId)
  }, [field, listId, activeId])
}
