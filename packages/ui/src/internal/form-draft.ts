import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import { useEffect, useState } from 'react'

/** Reads the stored draft of a form once, and tracks whether the form still shows restored values. */
export function useRestoredDraft<Values>(draft: FormDraft<Values>) {
  const [storedValues] = useState(() => draft.read())
  const [restored, setRestored] = useState(storedValues !== null)
  return { storedValues, restored, clearRestored: () => setRestored(false) }
}

/**
 * Stores the values of a form on each change.
 * @param values referentially stable until a value changes; null if nothing is entered that could be lost
 */
export function usePersistedDraft<Values>({ save, discard }: FormDraft<Values>, values: Values | null): void {
  useEffect(() => {
    if (values === null) discard()
    else save(values)
  }, [save, discard, values])
}
