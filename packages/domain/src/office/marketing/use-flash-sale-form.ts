import { useState } from 'react'
import { useOffice } from '../office-context'
import type { FlashSaleDraft, FlashSaleDetailView } from './promotions.view'
import { toFlashSaleDraft, toFlashSaleDetail } from './to-flash-sales'
import { toOfficeLoad } from '../to-office-load'
import { useFlashSale } from './use-flash-sale'
import { useSaleProducts } from './use-sale-products'

const empty: FlashSaleDraft = { title: '', starts: '', ends: '', items: [] }
const newSale: FlashSaleDetailView = { title: '', state: 'new', span: null }

/** The form of a flash sale. Unsaved edits stay when the stored sale changes. @param id null for a new one */
export function useFlashSaleForm(id: string | null) {
  const office = useOffice()
  const { query, remoteChanges, dismissRemoteChanges, action } = useFlashSale(id)
  const [typed, setTyped] = useState<Partial<FlashSaleDraft>>({})
  const sale = query.data?.sale
  const stored = sale ? toFlashSaleDraft(sale, office) : empty
  const draft = { ...stored, ...typed }
  const names = Object.keys(stored) as (keyof FlashSaleDraft)[]
  const products = useSaleProducts(draft.items)
  return {
    sale:
      id === null
        ? ({ status: 'ready', refreshing: false, view: newSale } as const)
        : toOfficeLoad(query, sale && toFlashSaleDetail(sale, office)),
    draft,
    /** Fields that differ from the stored sale. */
    changed: names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(stored[name])),
    ...products,
    remoteChanges,
    dismissRemoteChanges,
    saving: action.busy && action.pending[0] !== 'stop',
    stopping: action.busy && action.pending[0] === 'stop',
    problem: action.problem,
    /** The problems of fields by their names. */
    faults: action.problem?.fields ?? {},
    type: (change: Partial<FlashSaleDraft>) => setTyped({ ...typed, ...change }),
    discard() {
      setTyped({})
      action.reset()
    },
    /** Saves it. Resolves to true if it was saved. */
    async save() {
      const isSaved = await action.run(draft)
      if (isSaved && id !== null) setTyped({})
      return isSaved
    },
    /** Ends or deletes it. Resolves to true if it was done. */
    stop: () => action.run('stop'),
    /** The id of the sale after saving; undefined before. */
    saved: action.done && action.input !== 'stop' ? (action.result ?? undefined) : undefined,
  }
}
