import { useEffect, useState } from 'react'
import { useOffice } from '../office-context'
import { useOrderCount } from '../orders/use-office-orders'
import { useOperator } from '../use-operator'
import { useSetupQuery } from './setup.queries'
import { toSetupView } from './to-setup-view'

/**
 * The steps to an open shop, until all are taken, or it is open and has its first order. Each operator can skip a step
 * that the shop opens without, in this browser.
 */
export function useSetup() {
  const { setupSkips: storage } = useOffice()
  const { operator } = useOperator()
  const { data, isLoading } = useSetupQuery()
  const orders = useOrderCount({})
  const [skippedBy, setSkippedBy] = useState(storage.read)
  useEffect(() => storage.listen(() => setSkippedBy(storage.read())), [storage])
  const view = data && toSetupView(data, operator !== null && skippedBy === operator.id)
  const isDone = view?.steps.every(({ state }) => state !== 'open') ?? true
  return {
    /** Null if it is not shown: if nothing is left to do, or an open shop has an order. */
    setup: view && !isDone && (!view.isOpen || orders === 0) ? view : null,
    /** True while sample data is loaded. */
    hasSampleData: data?.has_sample_data === true,
    isLoading,
    skip() {
      if (!operator) return
      storage.write(operator.id)
      setSkippedBy(operator.id)
    },
  }
}
