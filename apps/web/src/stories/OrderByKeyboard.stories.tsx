import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aCartOfLines } from '@skafferi/fixtures/build'
import { http } from '@skafferi/fixtures/msw'
import { emptyCart, openCart } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { tabTo } from '@skafferi/ui/stories/tab-to'
import { bulk, recordOrders, newestOrder, expectedOrder, sent } from './story-checkout'
import { expectAddress, expectHeading, StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const line = bulk.items.find(({ variant_sku }) => variant_sku === 'SAL-0120')!
const noAddresses = { shipping_address: null, billing_address: null }
const added = { ...aCartOfLines(bulk, [line]), ...noAddresses }
const withDeliveryAddress = { ...added, shipping_address: bulk.shipping_address }
const withBothAddresses = { ...withDeliveryAddress, billing_address: bulk.shipping_address }
const saved = { success: true, message: 'Successfully saved' } as const

/** A complete order by keyboard. */
const meta = {
  title: 'Flows/Order by keyboard',
  component: StoryPage,
  tags: ['behaviour', 'keyboard'],
  args: { address: `/products/${line.product_id}`, who: 'kiosk' },
  parameters: {
    ...behaviour.parameters,
    layout: 'fullscreen',
    ...network(
      recordOrders,
      [
        http.post('/store/cart/items/add', ({ response }) => response(200).json({ ...saved, cart: added })),
        http.post('/store/cart/address/add-shipping', ({ response }) =>
          response(200).json({ ...saved, cart: withDeliveryAddress }),
        ),
        http.post('/store/cart/address/add-billing', ({ response }) =>
          response(200).json({ ...saved, cart: withBothAddresses }),
        ),
      ],
      emptyCart(storyWorld),
    ),
  },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** Waits until a page is open and has the focus, so that Tab continues from its start. */
async function expectOpened(canvasElement: HTMLElement, name: RegExp) {
  const canvas = within(canvasElement)
  await expectHeading(canvas, name)
  await waitFor(() => expect(canvas.getByRole('main').matches(':focus-within')).toBe(true))
}

/** Tabs to a control and presses a key on it. */
async function press(control: HTMLElement, key: '{Enter}' | ' ') {
  await tabTo(control)
  await userEvent.keyboard(key)
}

/** From the product to the confirmation, using only Tab, digits, Space and Enter. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    sent.mockClear()

    await step('adds 240 bags', async () => {
      await canvas.findByRole('heading', { level: 1, name: line.product_title })
      await tabTo(canvas.getByRole('spinbutton', { name: /^Quantity/ }))
      await userEvent.keyboard('{Control>}a{/Control}240')
      msw.use(...openCart(added))
      await press(canvas.getByRole('button', { name: 'Buy Now' }), '{Enter}')
      await expectAddress(canvasElement, '/cart')
    })

    await step('proceeds from the cart', async () => {
      await expectOpened(canvasElement, /^Shopping Cart/)
      await expect(canvas.getByText(line.product_title)).toBeVisible()
      await press(canvas.getByRole('button', { name: 'Proceed to Checkout' }), '{Enter}')
      await expectAddress(canvasElement, '/checkout')
      await expectOpened(canvasElement, /^Checkout$/)
    })

    await step('uses the address of an earlier order', async () => {
      const delivery = within(await canvas.findByRole('region', { name: 'Delivery Address' }))
      await press(await delivery.findByRole('button', { name: /^Use .*Linnégatan 14/ }), '{Enter}')
      await waitFor(() => expect(delivery.getByRole('button', { name: 'Change delivery address' })).toHaveFocus())
    })

    await step('uses the same one for billing', async () => {
      await press(canvas.getByRole('checkbox', { name: 'Same as delivery' }), ' ')
      await expect(await canvas.findByRole('button', { name: 'Change billing address' })).toBeVisible()
      await expect(canvas.getByRole('checkbox', { name: 'Same as delivery' })).toHaveFocus()
    })

    await step('places the order', async () => {
      await press(canvas.getByRole('button', { name: 'Place Order' }), '{Enter}')
      await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
      await expectOpened(canvasElement, /^Order Details$/)
      await expect(sent.mock.calls).toEqual([[expectedOrder]])
    })

    await step('continues', async () => {
      await press(await canvas.findByRole('link', { name: 'Make Another Order' }), '{Enter}')
      await expectAddress(canvasElement, '/products')
    })
  },
}
