import type { Meta, StoryObj } from '@storybook/react-vite'
import { nameOfLine } from '@skafferi/domain/rules/catalogue/variant-name'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aCartOfLines } from '@skafferi/fixtures/build'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  malformedResponse,
  belowOrderMinimum,
  cartChangedOnOrder,
  emptyCart,
  emptyCartOnOrder,
  failingCheckout,
  failingOrder,
  failingProfile,
  failingReferences,
  failingShippingDate,
  notDeliverableOnOrder,
  openCart,
  outOfStockOnOrder,
  poNumberMissing,
  poNumberRequiredOnOrder,
  productGoneOnOrder,
  promoCodeEndedOnOrder,
  promoCodeOnCart,
  slowNetwork,
  stillLoading,
  unansweredOrder,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import {
  bulk,
  expectFailure,
  findAddressDialog,
  findSection,
  recordOrders,
  newestOrder,
  expectedOrder,
  placeOrder,
  sent,
  toastsIn,
} from '../stories/story-checkout'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** From a filled cart to a placed order on one page, with everything that is missing shown in place. */
const meta = {
  title: 'Pages/Cart and checkout/Checkout',
  component: StoryPage,
  args: { address: '/checkout', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const placeFailedText = 'Failed to place order. Please try again.'
const [first] = bulk.items as [(typeof bulk.items)[number]]

/** The cart with changes to its first line. */
const withFirstLine = (change: Partial<typeof first>) =>
  openCart(
    aCartOfLines(
      bulk,
      bulk.items.map((item) => (item.id === first.id ? { ...item, ...change } : item)),
    ),
  )

/** Nothing is missing: the order is placed once and confirmed. */
export const Default: Story = {
  parameters: network(recordOrders),
  play: async ({ canvas, step }) => {
    await step('addresses, dates and payment', async () => {
      await expect(await canvas.findByRole('region', { name: 'Delivery Address' })).toHaveTextContent('Linnégatan 14')
      await expect(canvas.getByRole('region', { name: 'Billing Address' })).toHaveTextContent('Box 1140')
      await expect(await canvas.findByText('anna@kiosk.example')).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Delivery Information' })).toHaveTextContent(
        /^Delivery InformationArrives \d/,
      )
      await expect(canvas.getByText('with Courier, 2–4 days after dispatch, free')).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent(
        'Invoice, 60 days from the order, due 19 January 2027',
      )
      await expect(canvas.getByRole('region', { name: 'Rules and Conditions' })).toBeVisible()
    })
    await step('the only links are those back to the cart', async () => {
      await expect(canvas.getByRole('link', { name: 'Shopping Cart' })).toHaveAttribute('href', '/cart')
      await expect(canvas.queryByRole('combobox', { name: 'Search products' })).toBeNull()
      await expect(canvas.queryByRole('navigation', { name: 'Categories' })).toBeNull()
    })
    await step('nothing has changed since the cart was loaded', async () => {
      await expect(canvas.queryByRole('region', { name: /changed/ })).toBeNull()
    })
  },
}

export const PlacesOrder: Story = {
  ...Default,
  ...behaviour,
  parameters: { ...Default.parameters, ...behaviour.parameters },
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement, step } = context
    sent.mockClear()
    await step('the order is placed', async () => {
      await placeOrder(canvasElement)
      await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
      await expect(await canvas.findByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
      await expect(sent.mock.calls).toEqual([[expectedOrder]])
    })
    await step('the cart is empty', async () => {
      await expect(await canvas.findByRole('link', { name: 'Cart, empty' })).toBeVisible()
    })
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading checkout...')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: network(emptyCart(storyWorld)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: network(failingCheckout()),
  play: async ({ canvas, msw }) => {
    const text = 'Failed to load checkout details. Please try again.'
    await expect(await canvas.findByText(text)).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('region', { name: 'Delivery Address' })).toBeVisible()
  },
}

/** A response that does not match the contract fails on this page, like an error, and not in the frame around it. */
export const MalformedResponse: Story = {
  ...Failed,
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(malformedResponse()) },
}

/** The order was not placed: the page stays, and a retry succeeds without an error. */
export const PlacingFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingOrder()),
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement)
    await expect(await canvas.findByText(placeFailedText)).toBeInTheDocument()
    await expectAddress(canvasElement, '/checkout')
  },
}

export const PlacingFailedRetry: Story = {
  ...PlacingFailed,
  ...behaviour,
  parameters: { ...PlacingFailed.parameters, ...behaviour.parameters },
  play: async (context) => {
    await PlacingFailed.play!(context)
    const { canvas, canvasElement, msw } = context
    msw.use(...createHandlers(storyWorld))
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
    await expect(canvas.queryByText(placeFailedText)).toBeNull()
  },
}

/** The error stays until it is closed. */
export const FailureDismissed: Story = {
  parameters: network(failingOrder()),
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement)
    await expectFailure(canvasElement, placeFailedText)
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** Without a response, the outcome is unknown. A retry sends the same request, so there is only one order. */
export const NoResponse: Story = {
  tags: ['reaches'],
  parameters: network(recordOrders, unansweredOrder()),
  play: async ({ canvas, canvasElement, step }) => {
    sent.mockClear()
    await step('the response is lost', async () => {
      await placeOrder(canvasElement)
      await expect(await toastsIn(canvasElement).findByText(placeFailedText)).toBeInTheDocument()
    })
    await step('the input stays visible', async () => {
      await expect(canvas.getByRole('region', { name: 'Delivery Address' })).toHaveTextContent('Linnégatan 14')
      await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    })
  },
}

export const NoResponseSendsSameOrder: Story = {
  ...NoResponse,
  ...behaviour,
  parameters: { ...NoResponse.parameters, ...behaviour.parameters },
  play: async (context) => {
    await NoResponse.play!(context)
    const { canvasElement, step, msw } = context
    await step('pressed again, the same request is sent', async () => {
      msw.use(...recordOrders, ...createHandlers(storyWorld))
      await placeOrder(canvasElement)
      await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
      await expect(sent.mock.calls).toEqual([[expectedOrder], [expectedOrder], [expectedOrder]])
    })
  },
}

/** Repeated presses while the store is slow place one order. */
export const PressedRepeatedly: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement, msw }) => {
    sent.mockClear()
    const button = await canvas.findByRole('button', { name: 'Place Order' })
    msw.use(...recordOrders, ...slowNetwork())
    await userEvent.tripleClick(button)
    await expect(await canvas.findByRole('button', { name: /Placing Order\.\.\./ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await userEvent.click(button)
    await waitFor(() => expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`))
    await expect(sent.mock.calls).toEqual([[expectedOrder]])
  },
}

/** The store's response to a changed line: the cart with the remaining pieces of its first line. */
const respondWithRemaining = (left: number) => {
  const items = bulk.items.map((item) =>
    item.id === first.id ? { ...item, quantity: left, inventory_quantity: left } : item,
  )
  const cart = { ...aCartOfLines(bulk, items), version: bulk.version + 1 }
  return http.patch('/store/cart/items/{id}', ({ response }) =>
    response(200).json({ success: true, message: 'Changed', cart }),
  )
}

/** The stock has run low: a toast reports it, and the line is shown above the order. */
export const OutOfStock: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(outOfStockOnOrder()) },
  play: async ({ canvas, canvasElement, msw, step }) => {
    await canvas.findByRole('button', { name: 'Place Order' })
    msw.use(...outOfStockOnOrder(), ...withFirstLine({ inventory_quantity: 12 }))
    await placeOrder(canvasElement)
    await step('the reason', async () => {
      const toast = await canvas.findByText(/^Failed to place order\. Please try again\./)
      await expect(toast).toHaveTextContent(/Please try again\. Not enough stock for this order\./)
      await expectAddress(canvasElement, '/checkout')
    })
    await step('the line', async () => {
      const changed = await findSection(canvasElement, '1 line has changed')
      await expect(changed.getByText(nameOfLine(first))).toBeVisible()
      await expect(changed.getByText('12 left in stock, 100 in the cart.')).toBeVisible()
    })
    await step('the remaining pieces are accepted, and ordered', async () => {
      msw.use(respondWithRemaining(12), ...recordOrders, ...createHandlers(storyWorld))
      sent.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: `Change to 12: ${nameOfLine(first)}` }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: '1 line has changed' })).toBeNull())
      await placeOrder(canvasElement)
      await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
      await expect(sent.mock.calls.map(([{ body }]) => body)).toEqual([{ cart_id: bulk.id, cart_version: 2 }])
    })
  },
}

/** Even fewer pieces are left when the fix is applied: the toast reports it, and the line shows how many. */
export const FixRefused: Story = {
  tags: ['reaches'],
  parameters: network(withFirstLine({ inventory_quantity: 12 })),
  play: async ({ canvas, canvasElement, msw }) => {
    const take = await canvas.findByRole('button', { name: `Change to 12: ${nameOfLine(first)}` })
    msw.use(
      ...withFirstLine({ inventory_quantity: 5 }),
      http.patch('/store/cart/items/{id}', ({ response }) =>
        response(409).json({ type: 'conflict', code: 'insufficient_inventory', message: 'Not enough stock. 5 left.' }),
      ),
    )
    await userEvent.click(take)
    await expect(await toastsIn(canvasElement).findByText(/^Failed to update item quantity/)).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: `Change to 5: ${nameOfLine(first)}` })).toBeVisible()
  },
}

/** A colleague has changed the cart: nothing is ordered, changes are marked, and only the next press orders it. */
export const CartChanged: Story = {
  tags: ['reaches'],
  parameters: network(recordOrders),
  play: async ({ canvas, canvasElement, msw, step }) => {
    sent.mockClear()
    await canvas.findByRole('button', { name: 'Place Order' })
    msw.use(...recordOrders, ...cartChangedOnOrder(storyWorld))
    await placeOrder(canvasElement)
    await step('the author, the changes and the totals', async () => {
      const changed = await findSection(canvasElement, 'The cart has changed since you opened this page')
      await expect(changed.getByText(/^Erik has changed it\. Nothing has been ordered\./)).toBeVisible()
      await expect(changed.getByText('Quantity changed elsewhere: 240 → 90')).toBeVisible()
      await expect(changed.getByText('Added elsewhere: 44')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('region', { name: /^The cart has changed/ })).toHaveFocus())
      await expectAddress(canvasElement, '/checkout')
    })
  },
}

export const CartChangedIsConfirmed: Story = {
  ...CartChanged,
  ...behaviour,
  parameters: { ...CartChanged.parameters, ...behaviour.parameters },
  play: async (context) => {
    await CartChanged.play!(context)
    const { canvasElement, msw } = context
    msw.use(...recordOrders, ...createHandlers(storyWorld))
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
    const versions = sent.mock.calls.map(([{ body }]) => body)
    await expect(versions).toEqual([
      { cart_id: bulk.id, cart_version: 1 },
      { cart_id: bulk.id, cart_version: 2 },
    ])
  },
}

/** Lines that may not be delivered to the address are shown before Place Order is pressed. */
export const NotDeliverableBefore: Story = {
  parameters: network(
    openCart({
      ...bulk,
      delivery_country_code: 'no',
      shipping_address: { ...bulk.shipping_address!, country_code: 'no' },
      items: bulk.items.map((item) => (item.id === first.id ? { ...item, deliverable: false } : item)),
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const review = await findSection(canvasElement, 'Lines of the order')
    const text = /^1 line of the order cannot be delivered to Norway\. Choose another delivery address/
    await expect(await review.findByText(text)).toBeVisible()
    await expect(review.getByRole('rowheader', { name: /Cannot be delivered to Norway/ })).toHaveTextContent(
      first.product_title,
    )
    await expect(canvas.getAllByRole('button', { name: 'Place Order' })[0]).toBeEnabled()
  },
}

/** A line may not be delivered to the country. Another country resolves it. */
export const NotDeliverable: Story = {
  tags: ['reaches'],
  parameters: network(notDeliverableOnOrder(storyWorld)),
  play: async ({ canvasElement, step }) => {
    await step('the reason, and the line', async () => {
      await placeOrder(canvasElement)
      const reason = `${nameOfLine(first)} cannot be delivered to Germany.`
      await expectFailure(canvasElement, `${placeFailedText} ${reason}`)
      const changed = await findSection(canvasElement, '1 line has changed')
      await expect(changed.getByText('cannot be delivered to Germany')).toBeVisible()
    })
  },
}

export const NotDeliverableToOtherAddress: Story = {
  ...NotDeliverable,
  ...behaviour,
  parameters: { ...NotDeliverable.parameters, ...behaviour.parameters },
  play: async (context) => {
    await NotDeliverable.play!(context)
    const { canvas, canvasElement, step, msw } = context
    await step('with another country the line can be ordered', async () => {
      const toDenmark = { ...bulk, delivery_country_code: 'dk' } as const
      msw.use(
        http.post('/store/cart/address/add-shipping', ({ response }) =>
          response(200).json({ success: true, message: 'Address successfully saved', cart: toDenmark }),
        ),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }))
      const dialog = await findAddressDialog(canvasElement, 'Delivery')
      await userEvent.selectOptions(dialog.getByLabelText('Country'), 'Denmark')
      await userEvent.clear(dialog.getByLabelText('Postal code'))
      await userEvent.type(dialog.getByLabelText('Postal code'), '2100')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: '1 line has changed' })).toBeNull())
    })
  },
}

/** A product was removed from sale while it was in the cart. */
export const ProductGone: Story = {
  parameters: network(productGoneOnOrder(storyWorld)),
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    await expectFailure(canvasElement, `${placeFailedText} ${nameOfLine(first)} is no longer for sale.`)
    const changed = await findSection(canvasElement, '1 line has changed')
    await expect(changed.getByText(nameOfLine(first))).toBeVisible()
    await expect(changed.getByText('is no longer for sale')).toBeVisible()
  },
}

/** A promo code has ended: nothing is ordered at a price other than displayed, and the code can be removed. */
export const PromoCodeEnded: Story = {
  tags: ['reaches'],
  parameters: network(promoCodeEndedOnOrder(), promoCodeOnCart(storyWorld)),
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    await expectFailure(canvasElement, `${placeFailedText} The promo code WELCOME10 has ended.`)
    await expectAddress(canvasElement, '/checkout')
  },
}

export const PromoCodeEndedIsRemoved: Story = {
  ...PromoCodeEnded,
  ...behaviour,
  parameters: { ...PromoCodeEnded.parameters, ...behaviour.parameters },
  play: async (context) => {
    await PromoCodeEnded.play!(context)
    const { canvas, canvasElement, msw } = context
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove WELCOME10' }))
    await waitFor(() => expect(canvas.queryByText('Discount')).toBeNull())
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
  },
}

/** The cart was emptied in another tab. */
export const CartEmptied: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole('button', { name: 'Place Order' })
    msw.use(...emptyCartOnOrder(), ...emptyCart(storyWorld))
    await placeOrder(canvasElement)
    await expectFailure(canvasElement, `${placeFailedText} Your cart is empty`)
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).toBeNull()
  },
}

/** The session ends while the order is placed: sign-in leads back here. */
export const SessionEndedOnOrder: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole('button', { name: 'Place Order' })
    msw.use(...unauthorized())
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, '/sign-in?return_to=%2Fcheckout')
  },
}

/** A price has risen between cart and checkout: it is shown before anything is ordered. */
export const PriceChanged: Story = {
  tags: ['reaches'],
  args: { address: '/cart' },
  play: async ({ canvas, canvasElement, msw }) => {
    const proceed = await canvas.findByRole('button', { name: 'Proceed to Checkout' })
    await canvas.findByRole('table', { name: 'Lines in the cart' })
    msw.use(...withFirstLine({ unit_price: 3.1 }))
    await userEvent.click(proceed)
    await expectAddress(canvasElement, '/checkout')
    const changed = await findSection(canvasElement, '1 line has changed')
    await expect(changed.getByText(nameOfLine(first))).toBeVisible()
    await expect(changed.getByText('Now €3.10 each, €2.72 before.')).toBeVisible()
  },
}

/** Insufficient stock is shown as soon as the checkout opens. */
export const SoldOutConcurrently: Story = {
  parameters: network(withFirstLine({ inventory_quantity: 0 })),
  play: async ({ canvasElement }) => {
    const changed = await findSection(canvasElement, '1 line has changed')
    await expect(changed.getByText('Out of stock. 100 in the cart.')).toBeVisible()
    await expect(changed.getByRole('button', { name: `Remove ${nameOfLine(first)}` })).toBeVisible()
  },
}

/** A small order has shipping costs, and the checkout names the delivery method. */
export const LocalShipping: Story = {
  parameters: network(openCart(storyWorld.carts.small)),
  play: async ({ canvas, canvasElement }) => {
    const delivery = await findSection(canvasElement, 'Delivery Information')
    await expect(delivery.getByText('with Local Shipping, up to one week after dispatch, €19.00')).toBeVisible()
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
    await expect(details.getByText('€19.00')).toBeVisible()
    await expect(details.getByText(/more for free delivery$/)).toBeVisible()
  },
}

/** The customer cannot be loaded, and the order can still be placed. */
export const EmailNotFound: Story = {
  parameters: network(failingProfile()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email not found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** If the store promises no date, one month from today applies, without another request. */
export const DateUnknown: Story = {
  parameters: network(failingShippingDate(), openCart({ ...bulk, delivery: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expected by 20 Dec 2026')).toBeVisible()
  },
}

/** The requests that set references on orders. */
const savedReferences = fn<(body: unknown) => void>()
const recordReferences = http.untyped.post(
  '*/store/cart/references',
  async ({ request }) => void savedReferences(await request.clone().json()),
)
/** An entry is saved when its field is left, with a quiet confirmation. */
export const References: Story = {
  tags: ['reaches'],
  parameters: network([recordReferences], openCart({ ...bulk, po_number: null })),
  play: async ({ canvas, canvasElement }) => {
    savedReferences.mockClear()
    await userEvent.type(await canvas.findByLabelText(/^PO number/), 'PO-5000')
    await userEvent.tab()
    const section = await findSection(canvasElement, 'Reference')
    await expect(await section.findByText('Saved')).toBeInTheDocument()
    await expect(savedReferences.mock.calls).toEqual([[{ po_number: 'PO-5000' }]])
    await expect(canvas.getByLabelText(/^PO number/)).toHaveValue('PO-5000')
  },
}

/** Ordered right after typing: the order waits until the entry is saved. */
export const ReferencesAreOrdered: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network([recordReferences, ...recordOrders], openCart({ ...bulk, po_number: null })),
  },
  play: async ({ canvas, canvasElement }) => {
    savedReferences.mockClear()
    sent.mockClear()
    await userEvent.type(await canvas.findByLabelText(/^PO number/), 'PO-5000')
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
    await expect(savedReferences).toHaveBeenCalledOnce()
    await expect(sent.mock.calls.map(([{ body }]) => body)).toEqual([{ cart_id: bulk.id, cart_version: 2 }])
  },
}

/** The entry cannot be saved: it stays, the order is not placed without it, and saving can be retried. */
export const ReferencesNotSaved: Story = {
  tags: ['reaches'],
  parameters: network(failingReferences()),
  play: async ({ canvas, canvasElement }) => {
    const note = await canvas.findByLabelText(/^Note to the warehouse/)
    await userEvent.type(note, 'Ring the bell')
    await placeOrder(canvasElement)
    await expect(await canvas.findByText(/^Failed to save your references\./)).toBeVisible()
    await expect(note).toHaveValue('Ring the bell')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus())
    await expectAddress(canvasElement, '/checkout')
  },
}

export const ReferencesNotSavedRetry: Story = {
  ...ReferencesNotSaved,
  ...behaviour,
  parameters: { ...ReferencesNotSaved.parameters, ...behaviour.parameters },
  play: async (context) => {
    await ReferencesNotSaved.play!(context)
    const { canvas, canvasElement, msw } = context
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(canvas.queryByText(/^Failed to save your references\./)).toBeNull())
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
  },
}

/** The company requires a purchase order number: after the press its field has an error and the focus. */
export const NumberMissing: Story = {
  tags: ['reaches'],
  parameters: network(poNumberMissing(storyWorld)),
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByLabelText('PO number')
    const text = 'Your company orders with a PO number. Please add it before placing the order.'
    await expect(canvas.queryByText(text)).toBeNull()
    await placeOrder(canvasElement)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(toastsIn(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** The store requires a number that the page did not: its message is in a toast. */
export const NumberRequiredOnOrder: Story = {
  tags: ['reaches'],
  parameters: network(poNumberRequiredOnOrder()),
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement)
    await expect(await canvas.findByText(/^Failed to place order\. Please try again\. ./)).toBeInTheDocument()
    await expectAddress(canvasElement, '/checkout')
  },
}

/** The order is below the minimum: a note beside the total, and after a press a link to the products. */
export const BelowTheMinimum: Story = {
  tags: ['reaches'],
  parameters: network(
    belowOrderMinimum({
      ...storyWorld,
      carts: {
        ...storyWorld.carts,
        small: {
          ...storyWorld.carts.small,
          shipping_address: bulk.shipping_address,
          billing_address: bulk.billing_address,
        },
      },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/ more to reach the order minimum$/)).toBeVisible()
    await placeOrder(canvasElement)
    await expect(await canvas.findByText(/^The order minimum is €120\./)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Add goods' })).toHaveFocus())
  },
}

export const SignedOut: Story = {
  args: { who: null },
  play: ({ canvasElement }) => expectAddress(canvasElement, '/landing?return_to=%2Fcheckout'),
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, '/sign-in?return_to=%2Fcheckout'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const OnAPhoneOrders: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Place Order' })
    await userEvent.click(button)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
