import type { Meta, StoryObj } from '@storybook/react-vite'
import { nameOfLine } from '@skafferi/domain/rules/catalogue/variant-name'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aCartOf } from '@skafferi/fixtures/build'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  malformedResponse,
  emptyCart,
  failingCart,
  failingCartChanges,
  failingCheckout,
  openCart,
  outOfStockOnChange,
  proxyPage,
  stillLoading,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { bulk, expectLineCount, findLine } from '../stories/story-cart'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** The cart before checkout: quantities are changed and lines removed. */
const meta = {
  title: 'Pages/Cart and checkout/Cart',
  component: StoryPage,
  args: { address: '/cart', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const [first] = bulk.items

/** Twelve lines, and the checkout button. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectLineCount(canvasElement, 12)
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(13)
    await expect(await canvas.findByRole('link', { name: 'Cart, 12 items' })).toBeVisible()
  },
}

export const Proceeds: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
    await expectAddress(canvasElement, '/checkout')
    await expectHeading(canvas, 'Checkout')
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading cart...')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: network(emptyCart(storyWorld)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.getByText('Add some products to get started')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
    await expect(await canvas.findByRole('link', { name: 'Cart, empty' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: network(failingCart()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load cart data' })).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('table', { name: 'Lines in the cart' })).toBeVisible()
  },
}

/** A response that does not match the contract fails on this page, like an error, and not in the frame around it. */
export const MalformedResponse: Story = {
  ...Failed,
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(malformedResponse()) },
}

/** Another server responds with a success status: the page shows its own error. */
export const UnexpectedAnswer: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(proxyPage()) },
  play: Failed.play,
}

/** The search box filters while typing, by product name or SKU. */
export const FilteringLines: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter lines' }), first!.variant_sku!)
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('rowheader', { name: new RegExp(first!.product_title) })).toBeVisible()
  },
}

/** A change is shown at once: the line is busy and the totals are an estimate until the store has responded. */
export const Updating: Story = {
  tags: ['reaches'],
  parameters: network([http.post('/store/cart/items/update', () => new Promise(() => undefined))]),
  play: async ({ canvas, canvasElement }) => {
    const line = await findLine(canvasElement, first!.product_title)
    await userEvent.click(line.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(line.getByRole('spinbutton')).toHaveValue(String(first!.quantity + 1)))
    await expect(canvas.getByRole('row', { name: new RegExp(first!.product_title) })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByText('estimated')).toBeVisible()
  },
}

/** A change that fails is reverted and reported. */
export const UpdateFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingCartChanges()),
  play: async ({ canvas, canvasElement }) => {
    const line = await findLine(canvasElement, first!.product_title)
    await userEvent.click(line.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText('Failed to update item quantity')).toBeInTheDocument()
    await waitFor(() => expect(line.getByRole('spinbutton')).toHaveValue(String(first!.quantity)))
  },
}

/** If the store reports the stock, the buyer sees it. */
export const ShortOfStock: Story = {
  tags: ['reaches'],
  parameters: network(outOfStockOnChange()),
  play: async ({ canvas, canvasElement }) => {
    const line = await findLine(canvasElement, first!.product_title)
    await userEvent.click(line.getByRole('button', { name: 'Add' }))
    const toast = await canvas.findByText(/^Failed to update item quantity/)
    await expect(toast).toHaveTextContent('12 left in stock.')
  },
}

export const RemoveFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingCartChanges()),
  play: async ({ canvas, canvasElement }) => {
    const line = await findLine(canvasElement, first!.product_title)
    await userEvent.click(line.getByRole('button', { name: `Remove ${nameOfLine(first!)}` }))
    await expect(await canvas.findByText('Failed to remove item from cart')).toBeInTheDocument()
    await expectLineCount(canvasElement, 12)
  },
}

/** The checkout cannot be loaded: the cart stays open, and the user can retry. */
export const ProceedFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingCheckout()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }))
    await expect(await canvas.findByText('Failed to proceed to checkout. Please try again.')).toBeInTheDocument()
    await expectAddress(canvasElement, '/cart')
  },
}

export const ProceedFailedAndTriedAgain: Story = {
  ...ProceedFailed,
  ...behaviour,
  parameters: { ...ProceedFailed.parameters, ...behaviour.parameters },
  play: async (context) => {
    await ProceedFailed.play!(context)
    const { canvas, canvasElement, msw } = context
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }))
    await expectAddress(canvasElement, '/checkout')
  },
}

/** Few pieces, no bulk price, no free delivery. */
export const Small: Story = {
  parameters: network(openCart(storyWorld.carts.small)),
  play: async ({ canvas, canvasElement }) => {
    await expectLineCount(canvasElement, 3)
    await expect(canvas.getByText(/more to get free delivery from €140/)).toBeVisible()
  },
}

const longCart = aCartOf(storyWorld, 1000)
const searchableLine = { product_title: 'Sältan Sea Salt, the 777th', variant_sku: 'SEA-0777' }
const thousandLines = {
  ...longCart,
  items: longCart.items.map((item, place) => (place === 776 ? { ...item, ...searchableLine } : item)),
}
const [single] = thousandLines.items
const linesOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll<HTMLElement>('[data-line]:not([hidden])')
const { item_total, discount_total, shipping_total, tax_total, tax, total } = thousandLines
const totals = { item_total: item_total + single!.unit_price, discount_total, shipping_total, tax_total, tax, total }
const line = { ...single!, quantity: 2, subtotal: single!.subtotal + single!.unit_price }

/** A cart of 1,000 lines can be changed and searched like any other; only the visible lines are rendered. */
export const ThousandLines: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network(
      [
        http.post('/store/cart/items/update', ({ response }) =>
          response(200).json({ line, totals, version: thousandLines.version + 1 }),
        ),
      ],
      openCart(thousandLines),
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const nodes = () => canvasElement.querySelectorAll('*').length
    const table = await canvas.findByRole('table', { name: 'Lines in the cart' })
    await step('the number of lines is announced', () => expect(table).toHaveAttribute('aria-rowcount', '1001'))
    await step('a line is changed, and only that line is in the response', async () => {
      const [top_] = linesOf(canvasElement)
      const field = within(top_!).getByRole('spinbutton')
      await userEvent.click(within(top_!).getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(top_).not.toHaveAttribute('aria-busy'))
      await expect(field).toHaveValue('2')
      field.focus()
    })
    await step('the end of the page has the last line; the focused line is still rendered', async () => {
      const last = () => linesOf(canvasElement)[linesOf(canvasElement).length - 1]!
      for (const part of [0.5, 1]) {
        scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' })
        await waitFor(() => expect(linesOf(canvasElement).length).toBeGreaterThan(6))
        await waitFor(() => expect(nodes()).toBeLessThanOrEqual(1200))
      }
      await waitFor(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        return expect(last().getBoundingClientRect().top).toBeLessThan(innerHeight)
      })
      await expect(last()).toHaveAttribute('aria-rowindex', '1001')
      await waitFor(() => expect(nodes()).toBeLessThanOrEqual(1200))
      await expect(linesOf(canvasElement)[0]).toContainElement(document.activeElement as HTMLElement)
    })
    await step('lines are found by search', async () => {
      await userEvent.click(canvas.getByPlaceholderText('Product name or SKU'))
      await userEvent.paste('sea-0777')
      await expect(await canvas.findByText('1 of 1,000 lines')).toBeVisible()
      await expect(canvas.getByRole('row', { name: /the 777th/ })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '1001'))
    })
  },
}

export const SignedOut: Story = {
  args: { who: null },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/landing?return_to=%2Fcart')
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, '/sign-in?return_to=%2Fcart'),
}

/** On a phone lines are cards, and the total is at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total, 12 items')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const ProceedsPhone: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }))
    await expectAddress(canvasElement, '/checkout')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
