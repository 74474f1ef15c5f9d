import { useEffect, useMemo, useState } from 'react'
import { useShop } from '../shop-context'
import type { FormDraft } from './form-draft'
import { useFormDraft } from './use-form-draft'

/**
 * The draft of fields that are part of a page. It survives a reload and a session that ends; a user who leaves the page
 * while signed in finds the fields as usual when they return.
 * @param form which form, with what it is about: "product prod_1"
 * @param check as in `useFormDraft`
 */
export function usePageDraft<Values>(form: string, check: (values: unknown) => Values | null): FormDraft<Values> {
  const { session } = useShop()
  const draft = useFormDraft(form, check)
  useEffect(() => {
    const owner = session.getShown()
    return () => {
      if (session.getShown() === owner) draft.forget()
    }
  }, [session, draft])
  return draft
}

/**
 * The values of fields that are part of a page, kept as `usePageDraft` says. Another form begins empty.
 * @param empty the values while nothing was entered; the same object each time
 */
export function useDraftState<Values>(
  form: string,
  check: (values: unknown) => Values | null,
  empty: Values,
): [values: Values, change: (next: (earlier: Values) => Values) => void] {
  const draft = usePageDraft(form, check)
  const before = useMemo(() => draft.read() ?? empty, [draft, empty])
  const [latest, setLatest] = useState<{ form: string; values: Values } | null>(null)
  const changed = latest?.form === form ? latest.values : null
  useEffect(() => {
    if (changed !== null) draft.keep(changed)
  }, [draft, changed])
  const change = (next: (earlier: Values) => Values) =>
    setLatest((earlier) => ({ form, values: next(earlier?.form === form ? earlier.values : before) }))
  return [changed ?? before, change]
}
