import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '@skafferi/brand'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import {
  closedOrder,
  orderDetailOf,
  partlyRefundedOrder,
  partlySentOrder,
  placedOrder,
  refundedOrder,
  sentOrder,
  worldOrder,
} from '../../../internal/stories/story-orders'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { OrderDocument } from './OrderDocument'
import { PictureRow } from './PictureRow'
import { PrintButton } from './PrintButton'

const order = orderDetailOf(placedOrder)

const meta = {
  title: 'Commerce/Orders/OrderDocument',
  component: OrderDocument,
  args: { order, actions: <PrintButton /> },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['invoice', 'receipt', 'print order'],
    use: ['To show all the details of one order, on a page and in print.'],
    avoid: [
      'A cart, or an order that is not placed yet: use OrderTotals and CartTable.',
      'Several orders: use OrderTable.',
    ],
    do: [
      'Show only completed steps with a date, if it is known; the promised date is among the facts.',
      'Place a PrintButton at the bottom or beside it.',
    ],
    dont: [
      'Don’t put it into a card: it is one itself.',
      'Don’t omit VAT by rate, or the reason for the tax treatment.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the lines, from product to product, and to Print.' },
      { key: 'Enter', does: 'On a product: opens its page. On Print: prints the order.' },
    ],
    parts: [
      { name: 'Progress', is: 'The steps from placed to delivered.', at: 'ol, ul' },
      { name: 'Facts', is: 'Addresses, payment terms and references.', at: 'dl' },
      { name: 'Lines', is: 'The ordered products.', at: 'table' },
      { name: 'Total', is: 'The total amount, below a bold line.', at: 'output, dl:last-of-type' },
    ],
    content: ['Dates are written out. Amounts have two decimals.'],
    widths:
      'Facts have four columns on wide screens and two on phones. Lines are a table from 768 px. In print only the document is shown.',
    announces: 'An article that is named by the order number.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderDocument>

export default meta
type Story = StoryObj<typeof meta>

const factOf = (canvas: HTMLElement, name: string) =>
  [...canvas.querySelectorAll('dt')].find((term) => term.textContent.trim() === name)?.nextElementSibling

/** Steps with known dates, addresses, references, terms, lines, VAT by rate and the total. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const sheet = within(canvas.getByRole('article', { name: `Order ${order.displayId}` }))

    await step('the letterhead, in print', async () => {
      await expect(sheet.getByText(/Exempelgatan 1.* · VAT number SE559000000101$/)).not.toBeVisible()
    })

    await step('the parcels', async () => {
      const steps = within(sheet.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem')
      await expect(steps.map(({ textContent }) => textContent)).toEqual([
        `Placed done${order.date}`,
        'Packed to come',
        'Sent to come',
        'Delivered to come',
      ])
    })

    await step('the terms', async () => {
      await expect(factOf(canvasElement, 'Delivery Address')).toHaveTextContent(placedOrder.shipping_address.address_1)
      await expect(factOf(canvasElement, 'Delivery Address')).toHaveTextContent(/SwedenPhone \+46 31 555 01 10$/)
      await expect(factOf(canvasElement, 'Billing Address')).toHaveTextContent(
        /^Kiosk & Co ABRegistration number 559000-0000VAT number SE559000000001Anna LindqvistBox 1140/,
      )
      await expect(factOf(canvasElement, 'Expected delivery')).toHaveTextContent(order.arrival!.text)
      await expect(factOf(canvasElement, 'PO number')).toHaveTextContent('PO-4698')
      await expect(factOf(canvasElement, 'Reference')).toHaveTextContent('Anna Lindqvist')
      await expect(factOf(canvasElement, 'Receiving hours')).toHaveTextContent('Weekdays, 7:00 to 11:00')
      await expect(factOf(canvasElement, 'Note')).toHaveTextContent(placedOrder.note!)
      await expect(factOf(canvasElement, `Invoice, ${order.terms!.termsDays} days from the order`)).toHaveTextContent(
        `To pay by ${order.terms!.due}`,
      )
    })

    await step('the totals', async () => {
      await expect(sheet.getByRole('table', { name: 'Order Details' })).toBeVisible()
      await expect(sheet.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
      await expect(sheet.getByText(/^6 lines, 576 pieces$/)).toBeVisible()
      await expect(sheet.getByText(/^VAT of Sweden/, { selector: 'p' })).toBeVisible()
    })
  },
}

/** The first seven pictures above it, and the number of further ones. */
export const WithPacks: Story = {
  args: {
    head: (
      <PictureRow items={[...order.items, ...order.items].map((item, index) => ({ ...item, id: String(index) }))} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 6 more')).toBeVisible()
  },
}

/** Partly shipped: the number of pieces in the progress and in each line. */
export const PartlySent: Story = {
  args: { order: orderDetailOf(partlySentOrder) },
  play: async ({ canvas }) => {
    const { shipped_pieces, pieces, items } = partlySentOrder
    await expect(canvas.getByText(`Partly shipped · ${shipped_pieces} of ${pieces}`)).toBeVisible()
    await expect(canvas.getByText('Partly sent').closest('li')).toHaveAttribute('aria-current', 'step')
    const row = canvas.getByRole('row', { name: new RegExp(items[1]!.product_title) })
    await expect(row).toHaveTextContent(`Not Fulfilled24 of ${items[1]!.quantity} shipped`)
  },
}

/** The rest will not be delivered: the order is on its way without it. */
export const RestNotDelivered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: orderDetailOf(closedOrder) },
  play: async ({ canvas }) => {
    const { shipped_pieces, pieces, items } = closedOrder
    await expect(canvas.getByText(`Shipped · ${shipped_pieces} of ${pieces}`)).toBeVisible()
    await expect(canvas.getByText('On its way').closest('li')).toHaveAttribute('aria-current', 'step')
    const row = canvas.getByRole('row', { name: new RegExp(items[2]!.product_title) })
    await expect(row).toHaveTextContent(`${items[2]!.quantity} will not be delivered`)
  },
}

/** Partly refunded: shown in the totals and in the paid amount. */
export const PartlyRefunded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: orderDetailOf(partlyRefundedOrder) },
  play: async ({ canvasElement }) => {
    const { totals, terms } = orderDetailOf(partlyRefundedOrder)
    await expect(factOf(canvasElement, 'Credited')).toHaveTextContent('-€17.70')
    await expect(factOf(canvasElement, 'Total after credits')).toHaveTextContent(totals.refunds!.remaining)
    await expect(factOf(canvasElement, `Invoice, ${terms!.termsDays} days from the order`)).toHaveTextContent(
      totals.refunds!.remaining,
    )
  },
}

/** Partly refunded before payment: less is due. */
export const RefundedUnpaid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    order: orderDetailOf({
      ...partlyRefundedOrder,
      payment_status: 'authorized',
      amount_due: partlyRefundedOrder.total - 17.7,
    }),
  },
  play: async ({ canvasElement }) => {
    const due = factOf(canvasElement, 'Amount due')!.textContent!
    await expect(factOf(canvasElement, 'Total after credits')).toHaveTextContent(due)
    await expect(canvasElement.querySelector('dl')).toHaveTextContent(due)
  },
}

/** Fully refunded: nothing is due. */
export const FullyRefunded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: orderDetailOf(refundedOrder) },
  play: async ({ canvasElement }) => {
    await expect(factOf(canvasElement, 'Credited')).toHaveTextContent(`-${orderDetailOf(refundedOrder).totals.total}`)
    await expect(factOf(canvasElement, 'Total after credits')).toHaveTextContent('€0.00')
    await expect(factOf(canvasElement, 'Amount due')).toBeUndefined()
  },
}

/** Completely shipped: the date is known, and the order is on its way. */
export const Sent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: orderDetailOf(sentOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent').closest('li')).toHaveTextContent(/\d{4}$/)
    await expect(canvas.getByText('On its way').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText(/^Shipped · /)).toBeVisible()
  },
}

/** The promised days are over, and it is not packed. */
export const Late: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: { ...order, arrival: { ...order.arrival!, isLate: true } } },
  play: async ({ canvasElement }) => {
    await expect(factOf(canvasElement, 'Expected delivery')).toHaveTextContent(
      `Late: was expected ${order.arrival!.text}`,
    )
  },
}

/** Delivered and paid: nothing is expected or due. */
export const Delivered: Story = {
  args: { order: orderDetailOf(worldOrder(({ status }) => status === 'delivered')) },
  play: async ({ canvas, canvasElement }) => {
    await expect(factOf(canvasElement, 'Expected delivery')).toBeUndefined()
    await expect(canvas.queryByText(/^Due /)).toBeNull()
    await expect(canvas.getByText('Paid')).toBeVisible()
    await expect(canvas.getByText(/^Delivered · /)).toBeVisible()
  },
}

/** A canceled order has no progress. */
export const Canceled: Story = {
  args: { order: orderDetailOf(worldOrder(({ status }) => status === 'canceled')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Order progress' })).toBeNull()
  },
}

/** An older order without delivery date, terms and tax rates: nothing is invented. */
export const OlderOrder: Story = {
  args: {
    order: orderDetailOf({
      ...placedOrder,
      delivery: null,
      payment: null,
      tax: null,
      po_number: null,
      customer_reference: null,
      note: null,
      reception_hours: null,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(factOf(canvasElement, 'Expected delivery')).toHaveTextContent(/^By /)
    await expect(canvas.queryByText(/^Invoice/)).toBeNull()
    await expect(factOf(canvasElement, 'PO number')).toBeUndefined()
    await expect(factOf(canvasElement, 'Tax')).toHaveTextContent('€')
  },
}

/** The invoice has another address. */
export const SeparateBillingAddress: Story = {
  args: {
    order: orderDetailOf({ ...placedOrder, billing_address: { ...placedOrder.billing_address, city: 'Malmö' } }),
  },
  play: async ({ canvasElement }) => {
    await expect(factOf(canvasElement, 'Billing Address')).toHaveTextContent('Malmö')
  },
}

/** The foot of the printed sheets names the order, as long as it is shown. */
export const NamesSheets: Story = {
  ...behaviour,
  play: async ({ args }) => {
    await expect(document.documentElement.style.getPropertyValue('--sheet')).toBe(`"Order ${args.order.displayId} · "`)
  },
}

/** Print calls the print function of the browser. */
export const Prints: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const print = fn()
    const original = window.print
    window.print = print
    canvas.getByRole('button', { name: 'Print' }).focus()
    await userEvent.keyboard('{Enter}')
    window.print = original
    await expect(print).toHaveBeenCalledOnce()
    // Only in print the document names its sender.
    await expect(canvas.getByText(brand.contact.email, { exact: false })).not.toBeVisible()
  },
}

const strained: OrderDetailView = {
  ...order,
  displayId: '9007199254740991',
  references: [
    { name: 'po_number', text: 'x'.repeat(35) },
    { name: 'customer_reference', text: hostileText },
    { name: 'note', text: 'y '.repeat(250) },
    { name: 'reception_hours', text: hostileText },
  ],
  address: { ...order.address, lines: [hostileText, 'z'.repeat(200)] },
}

/** At 320 px nothing overflows, whatever an order contains. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { order: strained, head: <PictureRow items={order.items} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(canvas.getByText('and 3 more')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
