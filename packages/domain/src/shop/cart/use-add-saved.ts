import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import type { Problem } from '../../platform/action'
import { wishlistKeys, type LineToAdd } from '../wishlist'
import { sendableLines, toAddReport, type AddReportView } from './add-report.view'
import { cartKeys } from './cart.queries'
import { writeCart, type CartWriter } from './cart.writes'
import { useCartAction } from './use-cart-action'

/** Adding several products of the wishlist at once. */
export interface AddSaved {
  adding: boolean
  /** The result of each product; null before the first time, and if unknown. */
  report: AddReportView | null
  /** Why the result is unknown. */
  problem: Problem<'add_to_cart'> | null
  /** Adds what can be added. A second press is ignored while it is busy. */
  onAddSaved: (event: { lines: readonly LineToAdd[] }) => void
  /** Closes the report. */
  onReportDismiss: () => void
}

/** One call for all of them; the store skips what it cannot add. Invalid quantities are not sent. */
async function addLines(writer: CartWriter, lines: readonly LineToAdd[]): Promise<AddReportView> {
  const items = sendableLines(lines).map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
  if (items.length === 0) return toAddReport(lines, [])
  const { results } = await writeCart(
    writer,
    unwrap(writer.shop.client.POST('/store/cart/items/bulk-add', { body: { items } })),
  )
  return toAddReport(lines, results)
}

/** Adds products of the wishlist to the cart, each separately. The wishlist does not change. */
export function useAddSaved(): AddSaved {
  const queryClient = useQueryClient()
  const { run, busy, result, problem, reset } = useCartAction(
    'add_to_cart',
    async (writer: CartWriter, lines: readonly LineToAdd[]) => {
      const report = await addLines(writer, lines)
      const isUnavailable = report.lines.some(({ outcome }) => outcome === 'product_unavailable')
      // Products no longer for sale are removed from the list; the report still names them.
      if (isUnavailable) void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
      return report
    },
    { refetchOnUnknown: [cartKeys.all] },
  )
  return {
    adding: busy,
    report: result ?? null,
    problem,
    onAddSaved: ({ lines }) => void (lines.length > 0 && run(lines)),
    onReportDismiss: reset,
  }
}
