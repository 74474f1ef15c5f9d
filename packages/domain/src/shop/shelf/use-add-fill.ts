import { ApiError } from '@skafferi/api'
import type { Problem } from '../../platform/action'
import { cartKeys, useCartAction, type AddReportView, type CartWriter } from '../cart'
import { shelfKeys } from './shelf.queries'

/** Adding what was filled to the cart. */
export interface AddFill {
  adding: boolean
  /** The result of each line; null before the first time, and if unknown. */
  report: AddReportView | null
  /** Why the result is unknown. */
  problem: Problem<'add_to_cart'> | null
  /** Adds all lines of the draft. A second press is ignored while it is busy. */
  onAdd: () => void
  /** Closes the report. */
  onReportDismiss: () => void
}

/** Loaded with the first press. */
const fetchSteps = () =>
  import('./fill.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/** Adds the draft of the shelf to the cart in one call. */
export function useAddFill(): AddFill {
  const send = async (writer: CartWriter) => (await fetchSteps()).addFill(writer)
  const { run, busy, result, problem, reset } = useCartAction('add_to_cart', send, {
    refetchOnUnknown: [cartKeys.all, shelfKeys.current],
  })
  return { adding: busy, report: result ?? null, problem, onAdd: () => void run(), onReportDismiss: reset }
}
