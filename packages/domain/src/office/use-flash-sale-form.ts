import { useState } from 'react'
import { useOffice } from './office-context'
import type { FlashSaleDraft, FlashSaleDetailView } from './promotions.view'
import { toFlashSaleDraft, toFlashSaleDetail } from './to-flash-sales'
import { toOfficeLoad } from './to-office-load'
import { useFlashSale } from './use-flash-sale'
import { useSaleProducts } from './use-sale-products'

const empty: FlashSaleDraft = { title: '', starts: '', ends: '', items: [] }
const unplanned: FlashSaleDetailView = { title: '', state: 'new', span: null }

/** A flash sale as a form: what is typed stands over what is kept, also when that changes. @param id null for a new one */
export function useFlashSaleForm(id: string | null) {
  const office = useOffice()
  const { query, remoteChanges, seen, action } = useFlashSale(id)
  const [typed, setTyped] = useState<Partial<FlashSaleDraft>>({})
  const sale = query.data?.sale
  const kept = sale ? toFlashSaleDraft(sale, office) : empty
  const draft = { ...kept, ...typed }
  const names = Object.keys(kept) as (keyof FlashSaleDraft)[]
  const products = useSaleProducts(draft.items)
  return {
    sale:
      id === null
        ? ({ status: 'ready', refreshing: false, view: unplanned } as const)
        : toOfficeLoad(query, sale && toFlashSaleDetail(sale, office)),
    draft,
    /** Fields that differ from what is kept. */
    changed: names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(kept[name])),
    ...products,
    remoteChanges,
    seen,
    saving: action.busy && action.pending[0] !== 'stop',
    stopping: action.busy && action.pending[0] === 'stop',
    problem: action.problem,
    /** What is wrong with single fields, by their names. */
    faults: action.problem?.fields ?? {},
    type: (change: Partial<FlashSaleDraft>) => setTyped({ ...typed, ...change }),
    discard() {
      setTyped({})
      action.reset()
    },
    /** Saves it; resolves to whether it was saved. */
    async save() {
      const isSaved = await action.run(draft)
      if (isSaved && id !== null) setTyped({})
      return isSaved
    },
    /** Ends or removes it; resolves to whether it was done. */
    stop: () => action.run('stop'),
    /** The id of the sale that was saved last; undefined before. */
    saved: action.done && action.input !== 'stop' ? (action.result ?? undefined) : undefined,
  }
}
