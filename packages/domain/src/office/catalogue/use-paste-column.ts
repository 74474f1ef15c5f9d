import { ApiError, unwrap } from '@skafferi/api'
import { sendImport } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { refreshLists } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { isUsed, readPastedColumn, toDelivery, toPastedFile } from './pasted-column'
import { officeProductsKey } from './product.queries'
import type {
  DeliveryResultView,
  ListedProductView,
  PastedCell,
  PastedColumnView,
  PastedFault,
  PastedLineView,
} from './products.view'
import { importsKey } from './use-imports'

/** Why the store refused lines of a delivery, by SKU. */
type Refused = ReadonlyMap<string, PastedFault>
const noneRefused: Refused = new Map()

/**
 * Sends a pasted column: prices and stock as a file to be checked, so that it has the preview and the undo of an import;
 * goods in as a delivery.
 */
export function usePasteColumn() {
  const { client, connection } = useOffice()
  const cache = useQueryClient()
  const [refused, setRefused] = useState(noneRefused)
  const file = useAction(
    'office',
    async ({ cell, lines }: { cell: 'price' | 'stock'; lines: readonly PastedLineView[] }, signal) => {
      const kind = cell === 'stock' ? 'stock' : 'prices'
      const answer = await sendImport(connection, { file: toPastedFile(cell, lines), kind, signal, onProgress() {} })
      cache.setQueryData([...importsKey, 'one', answer.import.id], answer)
      void cache.invalidateQueries({ queryKey: [...importsKey, 'list'] })
      return answer.import.id
    },
  )
  const delivery = useAction(
    'office',
    async (
      { lines, reference }: { lines: readonly PastedLineView[]; reference: string },
      signal,
    ): Promise<DeliveryResultView | undefined> => {
      const body = toDelivery(lines, reference)
      try {
        const { delivery: done } = await unwrap(client.POST('/admin/stock/deliveries', { body, signal }))
        refreshLists(cache, officeProductsKey)
        return { articles: done.articles, pieces: done.quantity, served: done.served_quantity }
      } catch (error) {
        // Only the store knows the articles that the list does not show.
        const faults = error instanceof ApiError ? error.fields : {}
        const found = body.rows.flatMap(({ sku }, index): [string, PastedFault][] => {
          const problem = faults[`rows.${index}.sku`]
          return problem ? [[sku, problem.code === 'repeated' ? 'repeated' : 'unknown']] : []
        })
        if (found.length === 0) throw error
        setRefused(new Map(found))
        return undefined
      }
    },
  )
  return {
    /** Reads what was pasted. Articles that the shop does not have are a fault once they were sent. */
    read(text: string, cell: PastedCell, rows: readonly ListedProductView[]): PastedColumnView {
      const column = readPastedColumn(text, cell, rows)
      if (cell !== 'goods_in') return column
      const lines = column.lines.map((line) =>
        isUsed(line) ? { ...line, fault: refused.get(line.sku) ?? null } : line,
      )
      return { ...column, lines, isRefused: lines.some(({ sku, fault }) => fault !== null && refused.has(sku)) }
    },
    busy: file.busy || delivery.busy,
    problem: file.problem ?? delivery.problem,
    /** The id of the import once the column was sent. */
    created: file.result,
    /** The delivery once it was added. */
    delivery: delivery.result,
    /** Sends the lines that can be read. */
    send(cell: PastedCell, lines: readonly PastedLineView[], reference: string) {
      if (cell === 'goods_in') void delivery.run({ lines, reference })
      else void file.run({ cell, lines })
    },
  }
}
