import { useEffect, useState } from 'react'
import { useOffice } from './office-context'
import { parseTyped, withoutSaved } from './typed-product'
import type { ProductDraft } from './product-fields'
import { useOperator } from './use-operator'

/**
 * What is typed of a product, kept in this tab until it is saved: neither Back nor a reload loses it.
 * @param form which product: "product prod_1"
 * @param first what is typed where nothing is
 */
export function useTypedProduct(form: string, first: ProductDraft = {}) {
  const { drafts } = useOffice()
  const { operator } = useOperator()
  const owner = operator?.id ?? ''
  const [typed, setTyped] = useState(() => ({ ...first, ...parseTyped(drafts.read(owner, form)) }))
  const isEmpty = Object.entries(typed).every(([field, text]) => first[field as keyof ProductDraft] === text)
  useEffect(() => drafts.keep(owner, form, isEmpty ? '' : JSON.stringify(typed)), [drafts, owner, form, isEmpty, typed])
  return {
    typed,
    /** Types it over what is typed; what is decided by that is given it. */
    type: (change: ProductDraft | ((before: ProductDraft) => ProductDraft)) =>
      setTyped((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    /** Takes a variant out that is not saved. */
    drop: (id: string) => setTyped((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !field.endsWith(`.${id}`)))),
    /** What was typed is saved by now; what was typed since stays. */
    settle: (saved: ProductDraft) => setTyped((before) => ({ ...first, ...withoutSaved(before, saved) })),
    discard: () => setTyped(first),
  }
}
