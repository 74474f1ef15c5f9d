import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOffice } from './office-context'
import { changeProduct, readProduct, type ReadProduct } from './product.queries'
import { cellId, readCell, type CellEntry } from './product-change'
import type { CellChange, ForeignChange } from './products.view'
import { foreignChanges, toSoldProduct } from './to-products'
import { toOfficeLoad } from './to-office-load'
import { categoriesKey } from './use-categories'
import { officeProductsKey } from './use-office-products'
import { useProductChange } from './use-product-change'

/** One product, changed cell by cell. Somebody else's change in between is shown before anything is written over it. */
export function useOfficeProduct(id: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const key = [...officeProductsKey, 'one', id]
  const [foreign, setForeign] = useState<readonly ForeignChange[]>([])
  const [wrong, setWrong] = useState<Readonly<Record<string, CellChange>>>({})
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => readProduct(office, id, signal), refetchOnWindowFocus: false })

  function keep(next: ReadProduct) {
    cache.setQueryData(key, next)
    void cache.invalidateQueries({ queryKey: officeProductsKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
    void cache.invalidateQueries({ queryKey: categoriesKey })
  }

  const { cells, save: send, forget, ...others } = useProductChange({
    key,
    send: async (body, signal) => keep(await changeProduct(office, cache.getQueryData<ReadProduct>(key)!, body, signal)),
    async onForeign(signal) {
      const before = cache.getQueryData<ReadProduct>(key)!
      const after = await readProduct(office, id, signal)
      setForeign(foreignChanges(before.product, after.product, office))
      cache.setQueryData(key, after)
    },
  })

  return {
    product: toOfficeLoad(query, query.data && toSoldProduct(query.data.product, office)),
    ...others,
    cells: [...cells, ...Object.values(wrong)],
    foreign,
    seen: () => setForeign([]),
    save(entry: CellEntry) {
      const [cell, body] = [cellId(entry), readCell(entry)]
      const { [cell]: _, ...right } = wrong
      forget(cell)
      if (typeof body === 'string') setWrong({ ...right, [cell]: { ...entry, state: 'refused', refusal: { code: body, message: null } } })
      else {
        setWrong(right)
        void send(entry, body)
      }
    },
    putBack(entry: Pick<CellEntry, 'sku' | 'cell'>) {
      setWrong(({ [cellId(entry)]: _, ...right }) => right)
      forget(cellId(entry))
    },
  }
}
