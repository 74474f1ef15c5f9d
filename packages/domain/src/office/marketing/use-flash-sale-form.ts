import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { officeProductsKey, type VersionedProduct } from '../catalogue/product.queries'
import { stillRefused } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { changeFlashSale, createFlashSale, readFlashSale, stopFlashSale } from './flash-sale.queries'
import type { FlashSaleDraft, FlashSaleDetailView } from './promotions.view'
import { remoteSaleChanges, toFlashSaleDraft, toFlashSaleDetail } from './to-flash-sales'
import { flashSalesKey } from './flash-sales-key'
import { useSaleProducts } from './use-sale-products'

const empty: FlashSaleDraft = { title: '', starts: '', ends: '', items: [] }
const newSale: FlashSaleDetailView = { title: '', state: 'new', span: null }

/** An action on a sale: save the draft, or `stop`, which ends a running sale and deletes a planned one. */
type SaleCommand = FlashSaleDraft | 'stop'

/** The form's field of a name in the contract, e.g. `items` for `items.2.percent`. */
function fieldOf(name: string): string {
  const [field = ''] = name.split('.')
  return field === 'starts_at' ? 'starts' : field === 'ends_at' ? 'ends' : field
}

const keyOf = (id: string | null) => [...flashSalesKey, 'one', id]

/** The form of a flash sale, and ending or deleting it. @param id null for a new one */
export function useFlashSaleForm(id: string | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: keyOf(id),
    read: (signal) => readFlashSale(office, id ?? '', signal),
    compare(before, after) {
      const products = cache.getQueriesData<VersionedProduct>({ queryKey: [...officeProductsKey, 'one'] })
      const titles = products.flatMap(([, read]) => (read ? [[read.product.id, read.product.title] as const] : []))
      return remoteSaleChanges(before.sale, after.sale, office, new Map(titles))
    },
    enabled: id !== null,
  })

  async function create(command: SaleCommand, signal: AbortSignal) {
    if (command === 'stop') return null
    const created = await createFlashSale(office, command, signal)
    cache.setQueryData(keyOf(created.sale.id), created)
    return created
  }

  const action = useAction('office', async (command: SaleCommand, signal) => {
    const next =
      id === null
        ? await create(command, signal)
        : await change(
            (before) =>
              command === 'stop'
                ? stopFlashSale(office, before, signal)
                : changeFlashSale(office, before, command, signal),
            signal,
          )
    dismissRemoteChanges()
    refreshLists(cache, flashSalesKey)
    return next?.sale.id ?? null
  })
  const sale = query.data?.sale
  const stored = sale ? toFlashSaleDraft(sale, office) : empty
  const { draft, changed, type, discard, save } = useOfficeForm({ form: `sale ${id}`, stored, send: action.run })
  return {
    sale:
      id === null
        ? ({ status: 'ready', refreshing: false, view: newSale } as const)
        : toOfficeLoad(query, sale && toFlashSaleDetail(sale, office)),
    draft,
    changed,
    ...useSaleProducts(draft.items),
    remoteChanges,
    dismissRemoteChanges,
    saving: action.busy && action.pending[0] !== 'stop',
    stopping: action.busy && action.pending[0] === 'stop',
    problem: action.problem,
    /** The problems of fields by their names in the contract, until the field is edited. */
    faults: stillRefused(action.problem?.fields ?? {}, action.input === 'stop' ? null : action.input, draft, fieldOf),
    type,
    discard() {
      discard()
      action.reset()
    },
    save,
    /** Ends or deletes it. Resolves to true if it was done. */
    stop: () => action.run('stop'),
    /** The id of the sale after saving; undefined before. */
    saved: action.done && action.input !== 'stop' ? (action.result ?? undefined) : undefined,
  }
}
