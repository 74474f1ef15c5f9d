import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  addressesMissing,
  emptyCart,
  failingAddresses,
  failingCheckout,
  failingOrder,
  failingProfile,
  failingShippingDate,
  openCart,
  outOfStockOnOrder,
  stillLoading,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const meta = {
  title: 'Pages/Checkout',
  component: StoryPage,
  tags: ['!autodocs'],
  args: { address: '/checkout', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const { bulk } = storyWorld.carts
const newest = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.kiosk.id)!.order
const bothNeeded = 'Please add both delivery and billing addresses before placing the order.'
const sent = fn()

/** Everything is there: the order is placed once and confirmed. */
export const Default: Story = {
  parameters: network([
    http.untyped.post('*/store/cart/complete', async ({ request }) => {
      sent(await request.clone().json())
    }),
  ]),
  play: async ({ canvas, canvasElement, step }) => {
    sent.mockClear()
    await step('who, where, when', async () => {
      await expect(await canvas.findByRole('region', { name: 'Delivery Address' })).toHaveTextContent('Linnégatan 14')
      await expect(canvas.getByRole('region', { name: 'Billing Address' })).toHaveTextContent('Box 1140')
      await expect(await canvas.findByText('anna@kiosk.example')).toBeVisible()
      await expect(await canvas.findByText(storyWorld.shippingDate.message)).toBeVisible()
    })
    await step('the order is placed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
      await expectAddress(canvasElement, `/thanks?order=${newest.id}`)
      await expect(await canvas.findByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
      await expect(sent.mock.calls).toEqual([[{ cart_id: bulk.id }]])
    })
    await step('and the cart is empty', async () => {
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

/** Without both addresses nothing is ordered, and the page says what is missing. */
export const AddressesMissing: Story = {
  parameters: network(addressesMissing(storyWorld)),
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Place Order' })
    await expect(button).toHaveAccessibleDescription(bothNeeded)
    await userEvent.click(button)
    await expectAddress(canvasElement, '/checkout')
  },
}

/** Each part of an address that is needed and empty says so. */
export const AddressIncomplete: Story = {
  parameters: network(addressesMissing(storyWorld)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add delivery address' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delivery Address Details' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    for (const text of [
      'First name is required',
      'Last name is required',
      'Address is required',
      'Country is required',
      'City is required',
      'Province is required',
      'Postal code is required',
    ]) {
      await waitFor(() => expect(dialog.getByText(text)).toBeVisible())
    }
  },
}

/** The address cannot be saved: the dialog stays, with everything in it. */
export const SavingDeliveryFailed: Story = {
  parameters: network(failingAddresses()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change delivery address' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delivery Address Details' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Failed to save shipping address. Please try again.')).toBeVisible()
    await expect(dialog.getByLabelText('City')).toHaveValue('Gothenburg')
  },
}

export const SavingBillingFailed: Story = {
  parameters: network(failingAddresses(), openCart({ ...bulk, billing_address: null })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Same as delivery' }))
    const text = 'Failed to save billing address. Please try again.'
    await expect(await canvas.findByText(text)).toBeInTheDocument()
  },
}

/** With the delivery address the billing address is one press away. */
export const SavingBilling: Story = {
  parameters: network(openCart({ ...bulk, billing_address: null })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Same as delivery' }))
    await expect(await canvas.findByRole('button', { name: 'Change billing address' })).toBeVisible()
    await expect(canvas.queryByText(bothNeeded)).toBeNull()
  },
}

/** The order was not placed: the page stays and it can be tried again. */
export const PlacingFailed: Story = {
  parameters: network(failingOrder()),
  play: async ({ canvas, canvasElement, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }))
    await expect(await canvas.findByText('Failed to place order. Please try again.')).toBeInTheDocument()
    await expectAddress(canvasElement, '/checkout')
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }))
    await expectAddress(canvasElement, `/thanks?order=${newest.id}`)
  },
}

/** Somebody else bought the rest meanwhile. */
export const OutOfStock: Story = {
  parameters: network(outOfStockOnOrder()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }))
    const toast = await canvas.findByText(/^Failed to place order\. Please try again\./)
    await expect(toast).toHaveTextContent(/Please try again\. Not enough stock for this order\./)
    await expectAddress(canvasElement, '/checkout')
  },
}

/** Who is signed in cannot be told; the order does not need it. */
export const EmailNotFound: Story = {
  parameters: network(failingProfile()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email not found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** Where the store cannot tell the date, one month from today holds. */
export const DateUnknown: Story = {
  parameters: network(failingShippingDate()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expected by 20 Dec 2026')).toBeVisible()
  },
}

export const SignedOut: Story = {
  args: { who: null },
  play: ({ canvasElement }) => expectAddress(canvasElement, '/landing?return_to=%2Fcheckout'),
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, '/landing?return_to=%2Fcheckout'),
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Place Order' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.click(button)
    await expectAddress(canvasElement, `/thanks?order=${newest.id}`)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
