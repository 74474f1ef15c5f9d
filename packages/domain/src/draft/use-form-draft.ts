import { useMemo } from 'react'
import { useIsHydrated, useShop } from '../shop-context'
import type { FormDraft } from './form-draft'

/**
 * The draft of one form of whoever opens it. It stays theirs: once somebody else is signed in, or nobody, what still
 * stands in the form is not kept for them. A page that arrives with its content has none until its script runs.
 * @param form which form, with what it is about: "complaint order_1"
 * @param check gives the values where they are such as the form holds, else null; the same function each time
 */
export function useFormDraft<Values>(form: string, check: (values: unknown) => Values | null): FormDraft<Values> {
  const { drafts, session } = useShop()
  const ready = useIsHydrated()
  return useMemo(() => {
    const owner = session.getShown() ?? null
    return {
      read: () => (ready ? check(drafts.read(owner, form)) : null),
      keep: (values) => {
        if (ready && (session.getShown() ?? null) === owner) drafts.keep({ owner, form, values })
      },
      forget: () => {
        if (ready) drafts.forget(owner, form)
      },
    }
  }, [drafts, session, ready, form, check])
}
