import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction, useWhenOnline } from '../../platform/action'
import { cellFault, cellId, changeId, readCell, readStockMove, type CellEntry, type SentChange } from './product-change'
import type { ProductDraft } from './product-fields'
import type { CellChange, ProductAction } from './products.view'

/** How long a cell shows the saved state, in milliseconds. */
const savedStateMs = 2_000

interface Options {
  key: QueryKey
  /** The currency of the product's prices. */
  currency: string
  send: (change: SentChange, signal: AbortSignal) => Promise<void>
}

/** Sends changes of one product in turn, because each must send the entity tag after the previous one. */
export function useProductChange({ key, currency, send }: Options) {
  const [entries, setEntries] = useState<readonly CellEntry[]>([])
  const action = useAction('office', (change: SentChange, signal) => send(change, signal), {
    scope: key.join(' '),
    idOf: changeId,
    resetAfter: savedStateMs,
    refetchOnUnknown: [key],
  })
  // What was typed without a connection is saved once there is one.
  useWhenOnline(() => {
    for (const entry of entries) {
      const { input, problem } = action.of(cellId(entry))
      if (problem?.code === 'network' && (input?.of === 'cell' || input?.of === 'stock')) void action.run(input)
    }
  })
  function stateOf(entry: CellEntry): CellChange[] {
    const typed = cellFault(entry, currency)
    if (typed !== null)
      return [{ ...entry, state: 'refused', refusal: { code: typed, message: null, params: {}, isFault: false } }]
    const { busy, done, problem } = action.of(cellId(entry))
    const [fault] = Object.values(problem?.fields ?? {})
    const reason = fault ?? problem
    const { code = '', message = null, params = {} } = reason ?? {}
    const refusal = reason && { code, message, params, isFault: fault !== undefined }
    return busy || done || problem ? [{ ...entry, state: busy ? 'saving' : done ? 'saved' : 'refused', refusal }] : []
  }
  const without = (cell: Pick<CellEntry, 'sku' | 'cell'>) => entries.filter((entry) => cellId(entry) !== cellId(cell))
  return {
    cells: entries.flatMap(stateOf),
    action: action.of('product'),
    form: action.of('form'),
    /** Saves a cell. After a question about the same text, `confirmed` saves it all the same. */
    saveCell(cell: CellEntry) {
      const asked = entries.find((entry) => cellId(entry) === cellId(cell))
      const question =
        asked?.text === cell.text && (cellFault(asked, currency) ?? action.of(cellId(cell)).problem?.code)
      const entry = { ...cell, confirmed: cell.confirmed === true && question === 'stock_drop' }
      setEntries([...without(entry), entry])
      if (cellFault(entry, currency) !== null) return
      const move = readStockMove(entry)
      if (typeof move === 'object') void action.run({ of: 'stock', entry, move })
      const body = readCell(entry, currency)
      if (move !== undefined || typeof body === 'string') return
      const confirm_price_jumps = cell.confirmed === true && question === 'price_jump'
      void action.run({ of: 'cell', entry, body: { ...body, ...(confirm_price_jumps && { confirm_price_jumps }) } })
    },
    revertCell: (cell: Pick<CellEntry, 'sku' | 'cell'>) => setEntries(without(cell)),
    saveForm: (typed: ProductDraft, body: Extract<SentChange, { of: 'form' }>['body']) =>
      action.run({ of: 'form', typed, body }),
    /** Publishes, hides, archives or restores the product. Resolves to true if it was done. */
    act: (what: ProductAction) => action.run({ of: 'product', what }),
  }
}
