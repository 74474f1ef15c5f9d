import { ApiError } from '@skafferi/api'
import type { Problem } from '../action'
import type { AddReportView } from './add-report.view'
import { cartKeys } from './cart.queries'
import type { CartWriter } from './cart.writes'
import { useCartAction } from './use-cart-action'

/** Adding the order list to the cart. */
export interface AddQuickOrder {
  adding: boolean
  /** What became of each line; null before the first time, and where nothing is known. */
  report: AddReportView | null
  /** Why nothing is known of them. */
  problem: Problem<'add_to_cart'> | null
  /** Adds all lines, those on other pages too. A second press is ignored while the first is busy. */
  onAdd: () => void
  /** The report was read. */
  onReportDismiss: () => void
}

/** What is only needed with the first press. */
const fetchSteps = () =>
  import('./quick-order.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/** Adds the order list to the cart in one call. */
export function useAddQuickOrder(): AddQuickOrder {
  const send = async (writer: CartWriter) => (await fetchSteps()).addQuickOrder(writer)
  const { run, busy, result, problem, reset } = useCartAction('add_to_cart', send, { refetchOnUnknown: [cartKeys.all] })
  return { adding: busy, report: result ?? null, problem, onAdd: () => void run(), onReportDismiss: reset }
}
