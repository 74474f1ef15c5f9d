import { useEffect, useState, type RefObject } from 'react'

/** Where the caret of a field stands, in characters; null while the field has no focus. */
export function useCaret(field: RefObject<HTMLInputElement | null>) {
  const [caret, setCaret] = useState<number | null>(null)
  const look = () => setCaret(field.current?.selectionStart ?? null)
  // React's own `onSelect` says nothing of what a script has selected, as a form does with a refused code.
  useEffect(() => {
    const input = field.current
    const lookAgain = () => setCaret(input?.selectionStart ?? null)
    input?.addEventListener('select', lookAgain)
    return () => input?.removeEventListener('select', lookAgain)
  }, [field])
  return { caret, events: { onSelect: look, onFocus: look, onBlur: () => setCaret(null) } }
}
