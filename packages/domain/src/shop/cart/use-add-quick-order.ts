import { ApiError } from '@skafferi/api'
import type { Problem } from '../../platform/action'
import type { AddReportView } from './add-report.view'
import { cartKeys } from './cart.queries'
import type { CartWriter } from './cart.writes'
import { useCartAction } from './use-cart-action'

/** Adding the order list to the cart. */
export interface AddQuickOrder {
  adding: boolean
  /** The result of each line; null before the first time, and if unknown. */
  report: AddReportView | null
  /** Why the result is unknown. */
  problem: Problem<'add_to_cart'> | null
  /** Adds all lines, including those of other pages. A second press is ignored while it is busy. */
  onAdd: () => void
  /** Closes the report. */
  onReportDismiss: () => void
}

/** Loaded with the first press. */
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
