import type { FormDraft } from '@skafferi/domain/draft/views'
import { useEffect, useState } from 'react'

/** What a form begins with where something was typed into it before, and whether that still stands in it. */
export function useRestored<Values>(draft: FormDraft<Values>) {
  const [before] = useState(() => draft.read())
  const [restored, setRestored] = useState(before !== null)
  return { before, restored, endRestored: () => setRestored(false) }
}

/**
 * Keeps what stands in a form, with each change of it.
 * @param values the same object as long as nothing changes; null where nothing is entered that could be lost
 */
export function useKeep<Values>({ keep, forget }: FormDraft<Values>, values: Values | null): void {
  useEffect(() => {
    if (values === null) forget()
    else keep(values)
  }, [keep, forget, values])
}
