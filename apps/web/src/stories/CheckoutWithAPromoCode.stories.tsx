import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import { addressesMissing, promoCodeOnCart, promoCodeUnknown } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { bulk, findSection, recordOrders, newestOrder, expectedOrder, placeOrder, sent } from './story-checkout'
import { expectAddress, expectHeading, StoryPage } from './StoryPage'
import { network, storyWorld } from './story-shop'

const { discounted } = storyWorld.carts
const withDeliveryAddress = { ...bulk, billing_address: null }
const withBothAddresses = { ...bulk, billing_address: bulk.shipping_address }
const withCode = { ...discounted, billing_address: bulk.shipping_address }
const saved = { success: true, message: 'Successfully saved' } as const

/** Places an order with a promotion code and saved addresses. */
const meta = {
  title: 'Flows/Checkout with a promo code',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/cart', who: 'kiosk' },
  parameters: {
    ...behaviour.parameters,
    layout: 'fullscreen',
    ...network(
      recordOrders,
      [
        http.post('/store/cart/address/add-shipping', ({ response }) =>
          response(200).json({ ...saved, cart: withDeliveryAddress }),
        ),
        http.post('/store/cart/address/add-billing', ({ response }) =>
          response(200).json({ ...saved, cart: withBothAddresses }),
        ),
      ],
      promoCodeUnknown(),
      addressesMissing(storyWorld),
    ),
  },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const formatEuro = (amount: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount)

/** From the cart to the confirmation: saved addresses, a mistyped code, one order. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    sent.mockClear()

    await step('proceeds to the checkout', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }))
      await expectAddress(canvasElement, '/checkout')
      await expectHeading(canvas, 'Checkout')
    })

    await step('uses the addresses of an earlier order', async () => {
      const delivery = await findSection(canvasElement, 'Delivery Address')
      await userEvent.click(await delivery.findByRole('button', { name: /^Use .*Linnégatan 14/ }))
      const same = await canvas.findByRole('checkbox', { name: 'Same as delivery' })
      await userEvent.click(same)
      await waitFor(() => expect(same).toBeChecked())
    })

    const codes = await findSection(canvasElement, 'Promo Codes')
    const field = await codes.findByRole('textbox', { name: 'Promo code' })
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))

    await step('mistypes the code, and sees the error', async () => {
      await userEvent.type(field, 'WELCOM10{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription('We do not know the code WELCOM10.'))
      await expect(details.getByText(formatEuro(bulk.total))).toBeVisible()
    })

    await step('corrects it, and pays less', async () => {
      const added = http.post('/store/cart/promocode/add', ({ response }) =>
        response(200).json({ ...saved, cart: withCode }),
      )
      msw.use(added, ...promoCodeOnCart(storyWorld))
      await userEvent.type(field, '{ArrowLeft}{ArrowLeft}E{Enter}')
      await expect(await codes.findByRole('listitem')).toHaveTextContent(/WELCOME10.*10% off goods/)
      await expect(await details.findByText('WELCOME10')).toBeVisible()
      await expect(details.getByText(formatEuro(-discounted.discount_total))).toBeVisible()
      await expect(details.getByText(formatEuro(discounted.total))).toBeVisible()
    })

    await step('places the order once', async () => {
      await placeOrder(canvasElement)
      await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
      await expect(await canvas.findByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
      await expect(sent.mock.calls).toEqual([[expectedOrder]])
      await expect(await canvas.findByRole('link', { name: 'Cart, empty' })).toBeVisible()
    })
  },
}
