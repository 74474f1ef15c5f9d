import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { isText, listOf, partOf, shape } from '../../rules/json/schema'
import { officeProductsKey, type VersionedProduct } from '../catalogue/product.queries'
import { editsParser, stillRefused } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { changeFlashSale, createFlashSale, readFlashSale, stopFlashSale } from './flash-sale.queries'
import type { FlashSaleDraft, FlashSaleDetailView, SaleItemDraft } from './promotions.view'
import { overwrittenSaleChanges, remoteSaleChanges, toFlashSaleDraft, toFlashSaleDetail } from './to-flash-sales'
import { flashSalesKey } from './flash-sales-key'
import { useSaleProducts } from './use-sale-products'

const empty: FlashSaleDraft = { title: '', starts: '', ends: '', items: [] }
const newSale: FlashSaleDetailView = { title: '', state: 'new', span: null }

const parseEdits = editsParser<FlashSaleDraft>(
  partOf<FlashSaleDraft>({
    title: isText,
    starts: isText,
    ends: isText,
    items: listOf(shape<SaleItemDraft>({ productId: '', percent: '' })),
  }),
)

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
  function knownTitles() {
    const products = cache.getQueriesData<VersionedProduct>({ queryKey: [...officeProductsKey, 'one'] })
    return new Map(products.flatMap(([, read]) => (read ? [[read.product.id, read.product.title] as const] : [])))
  }
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: keyOf(id),
    read: (signal) => readFlashSale(office, id ?? '', signal),
    compare: (before, after) => remoteSaleChanges(before.sale, after.sale, office, knownTitles()),
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
  const form = useOfficeForm({ form: `sale ${id}`, stored, parse: parseEdits, send: action.run })
  const { draft, changed, type, discard, save } = form
  // An edit may be restored over a colleague's later change, which saving would undo.
  const { fields, before } = form.overwritten
  const overwritten =
    sale && fields.length > 0 ? overwrittenSaleChanges({ ...stored, ...before }, stored, office, knownTitles()) : []
  return {
    sale:
      id === null
        ? ({ status: 'ready', refreshing: false, view: newSale } as const)
        : toOfficeLoad(query, sale && toFlashSaleDetail(sale, office)),
    draft,
    changed,
    ...useSaleProducts(draft.items),
    remoteChanges: [
      ...remoteChanges,
      ...overwritten.filter(({ what }) => !remoteChanges.some((each) => each.what === what)),
    ],
    /** Dismisses the list of remote changes and bases the edits on the current sale. */
    dismissRemoteChanges() {
      dismissRemoteChanges()
      form.rebase()
    },
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
    async stop() {
      const isDone = await action.run('stop')
      if (isDone) discard()
      return isDone
    },
    /** The id of the sale after saving; undefined before. */
    saved: action.done && action.input !== 'stop' ? (action.result ?? undefined) : undefined,
  }
}
