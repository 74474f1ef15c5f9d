import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { orderDetailOf, sentOrder } from '../../../internal/stories/story-orders'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { OrderItems } from './OrderItems'

const { items } = orderDetailOf(sentOrder)
const [first] = items

/** A line that waits, of which no more is known. */
const unknown = { status: 'not_fulfilled', shipped: null, closed: null, replaces: null, dispatch: null } as const

const meta = {
  title: 'Commerce/Orders/OrderItems',
  component: OrderItems,
  args: { items },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['order lines'],
    use: ['To list the lines of one order with quantity, status and price.'],
    avoid: ['Lines that can still change: use CartTable.', 'Several orders: use OrderTable.'],
    do: ['Pass the unit price and the line total, formatted. Null is shown as “-”.'],
    dont: [
      'Do not compute a missing price from other values.',
      'Do not show discounts in a line; they are in OrderSummary.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the table, then from product to product.' },
      { key: 'Enter', does: 'Opens the product’s page.' },
    ],
    parts: [
      { name: 'Product', is: 'The name of the product, with a link.', at: 'th, li a' },
      { name: 'Status', is: 'The fulfillment status of the line.', at: '[data-tone]' },
      { name: 'Amount', is: 'The total of the line.', at: 'td:last-child' },
    ],
    content: ['The product title at the time of the order.'],
    widths: 'A table on wide screens and in print, a list on phones.',
    announces: 'A table called “Order Details”. Each row is named by its product.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderItems>

export default meta
type Story = StoryObj<typeof meta>

/** A table for screen readers too: every row is named by its product. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Order Details' }))
    await expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Product name',
      'SKU',
      'Status',
      'Quantity',
      'Unit price',
      'Price',
    ])
    const [, row] = table.getAllByRole('row')
    await expect(within(row!).getByRole('link', { name: first!.title })).toHaveAttribute(
      'href',
      `/products/${first!.productId}`,
    )
    await expect(row!.querySelector('img')).toHaveAttribute('src', first!.picture.src)
    await expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([first!.sku, 'Shipping', first!.quantity, first!.unitPrice, first!.price])
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** A line without a price shows “-”, a free one shows zero. */
export const WithoutPrice: Story = {
  args: {
    items: orderDetailOf({
      ...sentOrder,
      items: [
        { ...sentOrder.items[0]!, unit_price: null },
        { ...sentOrder.items[1]!, unit_price: 0 },
      ],
    }).items,
  },
  play: async ({ canvas }) => {
    const prices = canvas.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)
    await expect(prices).toEqual([undefined, '-', '€0.00'])
  },
}

/** Each line has its own status; an unknown code is shown as text. */
export const EachStatus: Story = {
  args: {
    items: ['not_fulfilled', 'fulfilled', 'shipped', 'delivered', 'on_hold'].map((status) => ({
      ...first!,
      id: status,
      status,
    })),
  },
  play: async ({ canvas }) => {
    const statuses = canvas.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[1]?.textContent)
    await expect(statuses).toEqual([undefined, 'Not Fulfilled', 'Fulfilled', 'Shipping', 'Delivered', 'On hold'])
  },
}

/** Tab moves from product to product. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('table')).getAllByRole('link')
    await userEvent.tab()
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
  },
}

const strained = [
  { ...first!, id: 'line_long', title: longTitleProduct().title, variant: 'x'.repeat(200) },
  { ...first!, id: 'line_hostile', title: hostileText, variant: hostileText, status: hostileText },
  {
    ...first!,
    id: 'line_huge',
    quantity: '9,007,199,254,740,991',
    unitPrice: '€1.00',
    price: '€9,007,199,254,740,991.00',
  },
  { ...first!, id: 'line_bare', sku: null, picture: { src: null, alt: '' } },
]

/** Hostile text is shown as text, and the table scrolls horizontally. */
export const LongHugeHostileText: Story = {
  args: { items: strained },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** If the page has the same heading, it has none. */
export const WithoutHeading: Story = {
  args: { variant: 'receipt' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('table', { name: 'Order Details' })).toBeVisible()
  },
}

/** After an order is placed no line has been begun, which is not said of each. */
export const NoStatusYet: Story = {
  args: { variant: 'receipt', items: items.map((item) => ({ ...item, ...unknown })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull()
    await expect(canvas.queryAllByText('Not Fulfilled')).toEqual([])
  },
}

/** More is known about a line: all have their status. */
export const KnownStatuses: Story = {
  args: {
    variant: 'receipt',
    items: items.map((item, index) => ({ ...item, ...unknown, closed: index === 0 ? '1' : null })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible()
    await expect(canvas.getAllByText('Not Fulfilled')[0]!).toBeInTheDocument()
  },
}

/** A line with pieces on backorder separates what ships now from what ships later. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: [
      { ...first!, dispatch: { now: '2', later: '3', day: '12 Jan' } },
      { ...first!, id: 'line_later', dispatch: { now: null, later: '3', day: null } },
    ],
  },
  play: async ({ canvas }) => {
    // The table or the list is hidden, depending on the width.
    const isShown = (element: Element) => element.checkVisibility()
    await expect(canvas.getAllByText('Ships: 2 now, 3 on 12 Jan').filter(isShown)).toHaveLength(1)
    await expect(canvas.getAllByText('Ships: 3 later').filter(isShown)).toHaveLength(1)
  },
}

export const BackorderPhone: Story = { ...Backorder, globals: { viewport: { value: 'mobile1' } } }

/** On a phone each line is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const lines = within(canvas.getByRole('list', { name: 'Order Details' })).getAllByRole('listitem')
    await expect(lines).toHaveLength(items.length)
    const line = within(lines[0]!)
    await expect(line.getByRole('link', { name: first!.title })).toBeVisible()
    await expect(line.getByText(`${first!.quantity} × ${first!.unitPrice}`)).toBeVisible()
    await expect(line.getByText(first!.sku!)).toBeVisible()
    await expect(line.getByText('Shipping')).toBeVisible()
    await expect(line.getByText(first!.price!)).toHaveTextContent(`Price ${first!.price}`)
  },
}

/** At 320 px nothing overflows, whatever a line contains. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { items: [...items, ...strained] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

/** Of 1,000 lines only those near the viewport are rendered; screen readers get the number, print has all. */
export const ThousandLines: Story = {
  ...behaviour,
  args: {
    items: Array.from({ length: 1000 }, (_, place) => ({ ...items[place % items.length]!, id: `line-${place}` })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Order Details' })).toHaveAttribute('aria-rowcount', '1001')
    await waitFor(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const last = canvasElement.querySelector('[aria-rowindex="1001"]')!.getBoundingClientRect()
      return expect(last.bottom).toBeLessThanOrEqual(innerHeight + 1)
    })
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(70))
  },
}
