import { ApiError } from '@skafferi/api'

/** What was attempted when something went wrong; each has its text in the error catalogue. */
export type ProblemAction =
  | 'sign_in'
  | 'load_products'
  | 'load_product'
  | 'add_to_cart'
  | 'buy_now'
  | 'load_cart'
  | 'update_quantity'
  | 'remove_item'
  | 'proceed'
  | 'load_checkout'
  | 'save_shipping_address'
  | 'save_billing_address'
  | 'place_order'
  | 'load_profile'
  | 'load_summary'
  | 'load_orders'

/** A refused or failed action, ready to be put into words. */
export interface Problem {
  action: ProblemAction
  /** The server's permanent code; `network` or `timeout` where no answer came. */
  code: string
  /** The server's own text; null where no answer came or it said nothing. */
  message: string | null
  /** Field name to what is wrong with it. */
  fields: Record<string, string>
}

/** Whether nobody knows what the store did: no answer came, or something on the way broke. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/**
 * Makes a problem of what a call rejected with.
 * @throws the error itself where it is no refusal: a fault in the program belongs to the page's boundary
 */
export function toProblem(action: ProblemAction, error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error
  const answered = error.code !== 'network' && error.code !== 'timeout'
  return {
    action,
    code: error.code,
    message: (answered && error.message) || null,
    fields: { ...error.fields },
  }
}
