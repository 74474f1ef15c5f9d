import { useEffect, useState, type RefObject } from 'react'

/** The caret position of an input in characters; null while it has no focus. */
export function useCaret(field: RefObject<HTMLInputElement | null>) {
  const [caret, setCaret] = useState<number | null>(null)
  const readCaret = () => setCaret(field.current?.selectionStart ?? null)
  // React's `onSelect` does not report selection by scripts, e.g. when a form selects a rejected code.
  useEffect(() => {
    const input = field.current
    const onSelect = () => setCaret(input?.selectionStart ?? null)
    input?.addEventListener('select', onSelect)
    return () => input?.removeEventListener('select', onSelect)
  }, [field])
  return { caret, events: { onSelect: readCaret, onFocus: readCaret, onBlur: () => setCaret(null) } }
}
