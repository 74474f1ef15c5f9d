import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import { storyWorld } from './story-shop'

/** The cart that is ordered: twelve lines, both addresses given. */
export const { bulk } = storyWorld.carts

/** The order that the store answers with: the company's newest. */
export const newest = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.kiosk.id)!.order

/** What is said while an address is missing. */
export const bothNeeded = 'Please add both delivery and billing addresses before placing the order.'

/** Orders that were sent: each with its key and what it says. */
export const sent = fn<(order: { key: string | null; body: unknown }) => void>()

/** Writes down every order that is sent; whoever stands behind it answers. */
export const listening = [
  http.untyped.post('*/store/cart/complete', async ({ request }) => {
    sent({ key: request.headers.get('idempotency-key'), body: await request.clone().json() })
  }),
]

/** The one order that may be sent for the cart, however often. */
export const onlyOrder = {
  key: `complete-${bulk.id}-${bulk.version}`,
  body: { cart_id: bulk.id, cart_version: bulk.version },
}

/** The place of all toasts. */
export function toastsIn(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('region', { name: 'Notifications' }))
}

/** Reads a failure in its red toast, which stays until it is closed, and closes it. */
export async function expectFailure(canvasElement: HTMLElement, text: string): Promise<void> {
  const toasts = toastsIn(canvasElement)
  await expect(await toasts.findByText(text)).toBeInTheDocument()
  await userEvent.click(toasts.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(toasts.queryByText(text)).toBeNull())
}

/** A part of the page, once it is there. */
export async function findSection(canvasElement: HTMLElement, name: string) {
  return within(await within(canvasElement).findByRole('region', { name }))
}

/** The address dialog, once it is there. */
export async function findAddressDialog(canvasElement: HTMLElement, kind: 'Delivery' | 'Billing') {
  const dialog = await within(canvasElement).findByRole('dialog', { name: `${kind} Address Details` })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Presses Place Order. */
export async function placeOrder(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Place Order' }))
}
