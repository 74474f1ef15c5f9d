import { useState } from 'react'
import { useOffice } from './office-context'
import { productChangeOf } from './product-body'
import { stillRefused } from './product-faults'
import { currencyOf, shopCurrency } from './shop-currency'
import { toProductForm } from './to-product-form'
import { overwrittenChanges, toSoldProduct } from './to-products'
import { toOfficeLoad } from './to-office-load'
import { useProductChange } from './use-product-change'
import { useProductTyping } from './use-product-typing'
import { useReadProduct } from './use-read-product'

/** One product, changed cell by cell and as a form. Somebody else's change in between is shown before anything is written over it. */
export function useOfficeProduct(id: string) {
  const office = useOffice()
  const { key, query, send, onRemoteChanges, remoteChanges, seen } = useReadProduct(id)
  const product = query.data?.product ?? null
  const { cells, action, form, saveForm, saveCell, putBack, act } = useProductChange({
    key,
    currency: product ? currencyOf(product) : shopCurrency,
    send,
    onRemoteChanges,
  })
  const [tiers, setTiers] = useState<readonly number[]>([])
  const { typed, overOthers, sources, settle, rebase, typing } = useProductTyping(`product ${id}`, product)
  const view = product && toSoldProduct(product, toProductForm({ product, typed, sources }, office), tiers, office)
  const typedOver = product ? overwrittenChanges(product, overOthers.fields, overOthers.before) : []
  const sent = form.input?.of === 'form' ? form.input : null
  return {
    product: toOfficeLoad(query, view ?? undefined),
    cells,
    remoteChanges: [
      ...remoteChanges,
      ...typedOver.filter(({ id: field }) => !remoteChanges.some((change) => change.id === field)),
    ],
    seen() {
      seen()
      rebase()
    },
    /** What is done about it as a whole: under way, and why it was refused. */
    action: { busy: action.busy, problem: action.problem },
    act,
    /** Prices from so many pieces are to be typed. */
    addTier: ({ from }: { from: number }) => setTiers([...tiers, from]),
    saveCell,
    putBack,
    saving: form.busy,
    problem: form.problem,
    /** What the store has refused, by the form's fields, as long as it stands there. */
    refused: view && sent && form.problem ? stillRefused(form.problem.fields, sent, view.form) : {},
    typing,
    /** Saves what is typed. Resolves to whether it was done. */
    async saveForm() {
      if (!product || !view) return false
      const { draft, changed } = view.form
      const isDone = await saveForm(draft, productChangeOf(product, draft, changed))
      if (isDone) settle(draft)
      return isDone
    },
  }
}
