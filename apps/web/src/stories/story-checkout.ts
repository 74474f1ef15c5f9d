import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import { storyWorld } from './story-shop'

/** The cart to order: twelve lines, both addresses set. */
export const { bulk } = storyWorld.carts

/** The order in the store's response: the company's newest. */
export const newestOrder = storyWorld.orders.find(
  ({ company_id }) => company_id === storyWorld.companies.kiosk.id,
)!.order

/** The message while an address is missing. */
export const bothAddressesMissing = 'Please add both delivery and billing addresses before placing the order.'

/** Called with the key and body of each sent order. */
export const sent = fn<(order: { key: string | null; body: unknown }) => void>()

/** Records every sent order and passes it to the next handler. */
export const recordOrders = [
  http.untyped.post('*/store/cart/complete', async ({ request }) => {
    sent({ key: request.headers.get('idempotency-key'), body: await request.clone().json() })
  }),
]

/** The request that places the cart's order; retries have to be equal. */
export const expectedOrder = {
  key: `complete-${bulk.id}-${bulk.version}`,
  body: { cart_id: bulk.id, cart_version: bulk.version },
}

/** Queries of the toast region. */
export function toastsIn(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('region', { name: 'Notifications' }))
}

/** Expects a failure in its toast and closes it. */
export async function expectFailure(canvasElement: HTMLElement, text: string): Promise<void> {
  const toasts = toastsIn(canvasElement)
  await expect(await toasts.findByText(text)).toBeInTheDocument()
  await userEvent.click(toasts.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(toasts.queryByText(text)).toBeNull())
}

/** Waits for a section of the page. */
export async function findSection(canvasElement: HTMLElement, name: string) {
  return within(await within(canvasElement).findByRole('region', { name }))
}

/** Waits for the address dialog. */
export async function findAddressDialog(canvasElement: HTMLElement, kind: 'Delivery' | 'Billing') {
  const dialog = await within(canvasElement).findByRole('dialog', { name: `${kind} Address Details` })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Places the order. */
export async function placeOrder(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Place Order' }))
}
