import { useState } from 'react'
import { useOffice } from '../office-context'
import { productChangeOf } from './product-body'
import { toProductDraft } from './product-draft'
import { stillRefused } from './product-faults'
import { currencyOf, shopCurrency } from '../shop-currency'
import { toProductForm } from './to-product-form'
import { overwrittenChanges, toProductDetail } from './to-products'
import { toOfficeLoad } from '../to-office-load'
import { useProductChange } from './use-product-change'
import { useProductTyping } from './use-product-typing'
import { useReadProduct } from './use-read-product'

/** One product, edited by cell and as a form. A concurrent change is shown before it can be overwritten. */
export function useOfficeProduct(id: string) {
  const office = useOffice()
  const { key, query, send, remoteChanges, dismissRemoteChanges } = useReadProduct(id)
  const product = query.data?.product ?? null
  const { cells, action, form, saveForm, saveCell, revertCell, act } = useProductChange({
    key,
    currency: product ? currencyOf(product) : shopCurrency,
    send,
  })
  const [tiers, setTiers] = useState<readonly number[]>([])
  const stored = product ? toProductDraft(product) : {}
  const { draft, overwritten, sources, rebase, typing, save } = useProductTyping({
    form: `product ${id}`,
    stored,
    send: async (typed) =>
      product !== null && view !== null && saveForm(typed, productChangeOf(product, typed, view.form.changed)),
  })
  const view =
    product && toProductDetail(product, toProductForm({ product, stored, draft, sources }, office), tiers, office)
  const overwrites = product ? overwrittenChanges(product, overwritten.fields, overwritten.before) : []
  const sent = form.input?.of === 'form' ? form.input : null
  return {
    product: toOfficeLoad(query, view ?? undefined),
    cells,
    remoteChanges: [
      ...remoteChanges,
      ...overwrites.filter(({ id: field }) => !remoteChanges.some((change) => change.id === field)),
    ],
    /** Dismisses the remote changes and bases the edits on the stored product. */
    dismissRemoteChanges() {
      dismissRemoteChanges()
      rebase()
    },
    /** The state of the last action on the product. */
    action: { busy: action.busy, problem: action.problem },
    act,
    /** Adds an empty column for prices from a minimum quantity. */
    addTier: ({ from }: { from: number }) => setTiers([...tiers, from]),
    saveCell,
    revertCell,
    saving: form.busy,
    problem: form.problem,
    /** The store's refusals by form field, until the field is edited. */
    refused: view && sent && form.problem ? stillRefused(form.problem.fields, sent, view.form) : {},
    typing,
    /** Saves the form. Resolves to true if it was done. */
    saveForm: save,
  }
}
