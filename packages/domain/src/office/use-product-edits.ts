import { useEffect, useState } from 'react'
import { useOffice } from './office-context'
import { parseProductEdits, editsAfterSave, withEdit } from './product-edits'
import type { ProductDraft } from './product-fields'
import { useOperator } from './use-operator'

interface Options {
  /** Which product: "product prod_1". */
  form: string
  /** What is typed over; nothing while it is not known. */
  kept: ProductDraft
  /** What is typed where nothing is. */
  first: ProductDraft
}

/** What is typed of a product, kept in this tab until it is saved: neither Back nor a reload loses it. */
export function useProductEdits({ form, kept, first }: Options) {
  const { drafts } = useOffice()
  const { operator } = useOperator()
  const owner = operator?.id ?? ''
  const [held, setHeld] = useState(() => {
    const { typed, over } = parseProductEdits(drafts.read(owner, form))
    return { typed: { ...first, ...typed }, over }
  })
  const isEmpty = Object.entries(held.typed).every(([field, text]) => first[field as keyof ProductDraft] === text)
  useEffect(() => drafts.save(owner, form, isEmpty ? '' : JSON.stringify(held)), [drafts, owner, form, isEmpty, held])
  const typeOver = (change: (typed: ProductDraft) => ProductDraft) =>
    setHeld((before) => ({ ...before, typed: change(before.typed) }))
  return {
    held,
    /** Types it over what is typed; what is decided by that is given it. */
    type: (change: ProductDraft | ((before: ProductDraft) => ProductDraft)) =>
      setHeld((before) => withEdit(before, typeof change === 'function' ? change(before.typed) : change, kept)),
    /** Takes a variant out that is not saved. */
    drop: (id: string) =>
      typeOver((typed) => Object.fromEntries(Object.entries(typed).filter(([field]) => !field.endsWith(`.${id}`)))),
    /** What was typed is saved by now; what was typed since stays. */
    settle: (saved: ProductDraft) => setHeld((before) => editsAfterSave(before, saved, first)),
    /** What is kept now was read: it is what is typed over from then on. */
    rebase: () => setHeld(({ typed }) => withEdit({ typed: {}, over: {} }, typed, kept)),
    discard: () => setHeld({ typed: first, over: {} }),
  }
}
