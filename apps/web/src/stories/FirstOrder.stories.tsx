import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aCartOfLines } from '@skafferi/fixtures/build'
import { http } from '@skafferi/fixtures/msw'
import { emptyCart } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, expectVisibleOnce, StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const { customer, password } = storyWorld.customers.kiosk
const { bulk } = storyWorld.carts
const line = bulk.items.find(({ variant_sku }) => variant_sku === 'BJO-0400')!

/** The store's response when sixty bags of Saturday Mix are added to an empty cart. */
const filled = { ...aCartOfLines(bulk, [line]), shipping_address: null, billing_address: null }

const added = fn()

/** A new customer’s path from sign-in to a placed order. */
const meta = {
  title: 'Flows/First order',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/', who: null },
  parameters: {
    ...behaviour.parameters,
    layout: 'fullscreen',
    ...network(
      [
        http.post('/store/cart/items/add', async ({ request, response }) => {
          added(await request.json())
          return response(200).json({ success: true, message: 'Items were added successfully.', cart: filled })
        }),
      ],
      emptyCart(storyWorld),
    ),
  },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/**
 * A visitor signs in, searches, adds sixty pieces in bulk and finds them in the cart. The mock is stateless, so the
 * later steps (cart changes, addresses, the order, the history) are tested against the real store.
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    added.mockClear()

    await step('a visitor is redirected to the landing page, and opens sign-in', async () => {
      await expectAddress(canvasElement, '/landing')
      await userEvent.click((await canvas.findAllByRole('link', { name: 'Shop Now' }))[0]!)
      await expectAddress(canvasElement, '/sign-in')
    })

    await step('signs in', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), customer.email)
      await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
      await expectAddress(canvasElement, '/')
      await waitFor(() => expect(canvas.getByText('Welcome, Anna Lindqvist')).toBeVisible())
      await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
    })

    await step('searches', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'saturday{Enter}')
      await expectAddress(canvasElement, '/products?q=saturday')
      await expectHeading(canvas, '1 Product Found')
    })

    await step('opens the product', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: line.product_title }))
      await expectAddress(canvasElement, `/products/${line.product_id}`)
      await expectHeading(canvas, line.product_title)
    })

    await step('adds sixty bags in bulk', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: '400 g' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'Bulk Order' }))
      const quantity = canvas.getByRole('spinbutton', { name: /^Quantity/ })
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '60')
      await userEvent.tab()
      await expectVisibleOnce(canvasElement, '€231.00')
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await waitFor(() =>
        expect(added.mock.calls).toEqual([[{ items: [{ variant_id: line.variant_id, quantity: 60 }] }]]),
      )
    })

    await step('finds them in the cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Cart, 1 item' }))
      await expectAddress(canvasElement, '/cart')
      const row = within(await canvas.findByRole('row', { name: new RegExp(line.product_title) }))
      await expect(row.getByRole('spinbutton')).toHaveValue('60')
      await expect(row.getByText('€231.00')).toBeVisible()
      const summary = within(canvas.getByRole('complementary', { name: 'Order Summary' }))
      await expect(summary.getByText(`€${line.total.toFixed(2)}`)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled()
    })
  },
}
