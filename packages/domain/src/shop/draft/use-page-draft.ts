import { useEffect, useMemo, useState } from 'react'
import type { Schema } from '../../rules/json/schema'
import { useShop } from '../shop-context'
import type { FormDraft } from './form-draft'
import { useFormDraft } from './use-form-draft'

/**
 * Returns the draft of fields that are part of a page. It survives a reload and an expired session, and is removed when
 * the user leaves the page.
 * @param form the form and its subject, e.g. "product prod_1"
 * @param isValid as in `useFormDraft`
 */
export function usePageDraft<Values>(form: string, isValid: Schema<Values>): FormDraft<Values> {
  const { session } = useShop()
  const draft = useFormDraft(form, isValid)
  useEffect(() => {
    const owner = session.getRenderedUser()
    return () => {
      if (session.getRenderedUser() === owner) draft.discard()
    }
  }, [session, draft])
  return draft
}

/**
 * The values of fields that are part of a page, stored as in `usePageDraft`. They are reset when `form` changes.
 * @param empty the initial values; must be referentially stable
 */
export function useDraftState<Values>(
  form: string,
  isValid: Schema<Values>,
  empty: Values,
): [values: Values, change: (next: (previous: Values) => Values) => void] {
  const draft = usePageDraft(form, isValid)
  const initial = useMemo(() => draft.read() ?? empty, [draft, empty])
  const [latest, setLatest] = useState<{ form: string; values: Values } | null>(null)
  const changed = latest?.form === form ? latest.values : null
  useEffect(() => {
    if (changed !== null) draft.save(changed)
  }, [draft, changed])
  const change = (next: (previous: Values) => Values) =>
    setLatest((previous) => ({ form, values: next(previous?.form === form ? previous.values : initial) }))
  return [changed ?? initial, change]
}
