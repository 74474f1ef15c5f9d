import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAction, useWhenOnline } from '../../platform/action'
import { readAmount } from '../../rules/text/amount-text'
import { useOffice } from '../office-context'
import { currencyOf, shopCurrency } from '../shop-currency'
import { useOperator } from '../use-operator'
import { cellFault, readCell, readStockMove, type CellFault } from './product-change'
import { changeProduct, moveStock, officeProductsKey, readProduct, showInLists } from './product.queries'
import type { ListedCellChange, ListedCellEntry } from './products.view'
import { typedCellsOf } from './typed-cells'

/** How long a cell shows the saved state, in milliseconds. */
const savedStateMs = 2_000

const idOf = ({ id, cell }: Pick<ListedCellEntry, 'id' | 'cell'>) => `${cell} ${id}`

/** An entry, and why it is not sent. `unsaved`: it was typed before a reload, or before the page was left. */
interface Entry extends ListedCellEntry {
  /** True if the question about the value was answered. */
  confirmed: boolean
  fault: CellFault | 'unsaved' | null
}

/**
 * Changes prices, stock and publication in the list of products. Only products with one variant have such cells. What
 * was typed is stored in the tab until it is saved or put back.
 */
export function useProductCells() {
  const office = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  const typed = useMemo(() => typedCellsOf(office, operator?.id ?? ''), [office, operator?.id])
  const stored = useMemo(() => typed.read().map((cell): Entry => ({ ...cell, fault: 'unsaved' })), [typed])
  const [own, setEntries] = useState<readonly Entry[] | null>(null)
  const entries = own ?? stored

  const action = useAction(
    'office',
    // Not aborted with the page, so that a typed price is also saved if the user leaves the page.
    async ({ id, cell, value, seen, confirmed = false }: ListedCellEntry) => {
      const before = await readProduct(office, id)
      const { product } = before
      const sku = product.variants[0]?.sku ?? ''
      const move = cell === 'stock' ? readStockMove({ sku, cell, text: value, over: seen }) : undefined
      const body = cell === 'state' ? { published: value === 'active' } : bodyOf({ cell, value, seen }, product)
      try {
        if (typeof move === 'object') {
          const { inventory_quantity } = await moveStock(office, move)
          const variants = product.variants.map((variant) => ({ ...variant, inventory_quantity }))
          await showInLists(cache, { ...product, variants })
        } else if (typeof body !== 'string') {
          const change = { ...body, ...(cell === 'price' && confirmed && { confirm_price_jumps: true }) }
          await showInLists(cache, (await changeProduct(office, before, change)).product)
        }
        // Text that was typed during the save is kept.
        typed.forget({ id, cell }, value)
      } finally {
        // Also after a refusal, so that the next input replaces the current figure.
        void cache.invalidateQueries({ queryKey: officeProductsKey })
      }
    },
    { idOf, resetAfter: savedStateMs, scope: 'product cells', refetchOnUnknown: [officeProductsKey] },
  )

  /** True if a cell is saved in answer to the question about this very value, now or before it failed to be saved. */
  function isAnswer({ confirmed = false, ...entry }: ListedCellEntry): boolean {
    const asked = entries.find((other) => idOf(other) === idOf(entry))
    if (!confirmed || asked?.value !== entry.value) return false
    const question = asked.fault ?? action.of(idOf(entry)).problem?.code
    return question === 'price_jump' || question === 'stock_drop' || (asked.confirmed && asked.seen === entry.seen)
  }

  // What was typed without a connection is saved once there is one.
  useWhenOnline(() => {
    const unsent = entries.filter((entry) => action.of(idOf(entry)).problem?.code === 'network')
    for (const { fault: _, ...entry } of unsent) void action.run(entry)
  })

  const without = (cell: Pick<ListedCellEntry, 'id' | 'cell'>) => entries.filter((entry) => idOf(entry) !== idOf(cell))

  function stateOf({ fault, ...entry }: Entry): ListedCellChange[] {
    if (fault !== null)
      return [{ ...entry, state: 'refused', refusal: { code: fault, message: null, params: {}, isFault: false } }]
    const { busy, done, problem } = action.of(idOf(entry))
    const [field] = Object.values(problem?.fields ?? {})
    const reason = field ?? problem
    const { code = '', message = null, params = {} } = reason ?? {}
    const refusal = reason && { code, message, params, isFault: field !== undefined }
    return busy || done || problem ? [{ ...entry, state: busy ? 'saving' : done ? 'saved' : 'refused', refusal }] : []
  }

  return {
    cells: entries.flatMap(stateOf),
    /** Stores what is typed into a cell. */
    type: typed.store,
    /** Saves a cell. After a question about the same value, `confirmed` saves it all the same, once. */
    save(input: ListedCellEntry) {
      const entry = { ...input, confirmed: isAnswer(input) }
      typed.store(entry)
      const fault = faultOf(entry)
      setEntries([...without(entry), { ...entry, fault }])
      if (fault === null) void action.run(entry)
    },
    /** Shows the displayed value of a cell again. */
    revert(cell: Pick<ListedCellEntry, 'id' | 'cell'>) {
      typed.forget(cell)
      setEntries(without(cell))
    },
  }
}

type Product = Awaited<ReturnType<typeof readProduct>>['product']

/** The change of the only variant; the price and the stock replace the displayed ones. */
function bodyOf({ cell, value, seen }: Omit<ListedCellEntry, 'id'>, product: Product) {
  const sku = product.variants[0]?.sku ?? ''
  const currency = currencyOf(product)
  if (cell !== 'price') return readCell({ sku, cell: 'stock', text: value, over: seen }, currency)
  const body = readCell({ sku, cell: 1, text: value, over: seen }, currency)
  if (typeof body === 'string') return body
  const displayed = readAmount(seen, currency)
  const replaces_amount = displayed.kind === 'amount' ? displayed.amount : null
  return {
    variants: body.variants?.map((variant) => ({
      ...variant,
      prices: variant.prices?.map((price) => ({ ...price, replaces_amount })),
    })),
  }
}

/** Why an input is not sent. */
function faultOf({ cell, value, seen, confirmed }: ListedCellEntry): CellFault | null {
  if (cell === 'state') return null
  return cellFault({ sku: '', cell: cell === 'price' ? 1 : 'stock', text: value, over: seen, confirmed }, shopCurrency)
}
