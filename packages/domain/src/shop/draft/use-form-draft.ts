import { useMemo } from 'react'
import type { Schema } from '../../rules/json/schema'
import { useIsHydrated, useShop } from '../shop-context'
import type { FormDraft } from './form-draft'

/**
 * Returns the draft of one form, for the user who opens it. After another user signs in, or the user signs out, values
 * of the open form are no longer stored. On a server-rendered page there is no draft until hydration.
 * @param form the form and its subject, e.g. "complaint order_1"
 * @param isValid schema of the values; others are ignored. Must be referentially stable
 */
export function useFormDraft<Values>(form: string, isValid: Schema<Values>): FormDraft<Values> {
  const { drafts, session } = useShop()
  const ready = useIsHydrated()
  return useMemo(() => {
    const owner = session.getRenderedUser() ?? null
    return {
      read: () => (ready ? drafts.read(owner, form, isValid) : null),
      save: (values) => {
        if (ready && (session.getRenderedUser() ?? null) === owner) drafts.save({ owner, form, values })
      },
      discard: () => {
        if (ready) drafts.remove(owner, form)
      },
    }
  }, [drafts, session, ready, form, isValid])
}
