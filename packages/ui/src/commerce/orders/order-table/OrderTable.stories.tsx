import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import {
  closedOrder,
  historyOf,
  orderRowOf,
  partlyRefundedOrder,
  partlySentOrder,
  refundedOrder,
} from '../../../internal/stories/story-orders'
import { ShopPathsProvider } from '../../service/shop-paths'
import { storyPaths, withShopPaths } from '../../service/shop-paths/story-paths'
import { OrderTable } from './OrderTable'

const { rows } = historyOf('kiosk')
const [newest] = rows
const single = rows.find(({ moreItems }) => moreItems === 0)!

const meta = {
  title: 'Commerce/Orders/OrderTable',
  component: OrderTable,
  args: { rows, onReorder: fn() },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['order history', 'past orders'],
    use: [
      'To list the orders of a company, newest first, with amount, three statuses, a link to the order and a Reorder button.',
    ],
    avoid: ['The lines of one order: use OrderItems.', 'Any other rows to compare: use Table.'],
    do: [
      'Show one page of orders at a time, with Pagination below.',
      'Define the path for orders in ShopPaths, so that pressing anywhere in a row opens the order.',
    ],
    dont: [
      'Do not put other buttons or links into a row: the whole row is a link, and only Reorder is above it.',
      'Do not show an empty table; use EmptyState if there are no orders or no matches.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the table, then from each order to its Reorder button and to the next order.' },
      { key: 'Arrow Right', does: 'Scrolls the focused table if it is wider than its container.' },
      { key: 'Enter', does: 'On an order: opens it. On Reorder: opens the preview.' },
    ],
    parts: [
      { name: 'Order', is: 'Its first product and its number, with a link to the order.', at: 'tbody th' },
      { name: 'Amount', is: 'The total of the order.', at: 'td:nth-of-type(3)' },
      { name: 'Status', is: 'The order, fulfilment and payment status.', at: '[data-tone]' },
      { name: 'Reorder', is: 'Opens a preview of a new order with the same lines.', at: 'tbody button' },
    ],
    content: ['Dates and numbers do not wrap.'],
    widths: 'A table of eight columns on wide screens and in print, otherwise a list.',
    announces: 'A table called “Order History”. Each row is named by its order.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** A table for screen readers too: each row is named by its first product and has its number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Order History' }))
    await expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Order',
      'Date',
      'Quantity',
      'Amount',
      'Order Status',
      'Fulfillment Status',
      'Payment Status',
      'Reorder',
    ])
    await expect(table.getAllByRole('row')).toHaveLength(rows.length + 1)
    const row = within(table.getByRole('row', { name: new RegExp(`no. ${newest!.displayId}`) }))
    await expect(row.getByRole('rowheader')).toHaveTextContent(
      `No. ${newest!.displayId}${newest!.title} + ${newest!.moreItems} more itemsPO number ${newest!.poNumber}placed by youShip to Linnégatan 14, Gothenburg`,
    )
    await expect(row.getByRole('rowheader').querySelector('img')).toHaveAttribute('src', newest!.picture.src)
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      newest!.date,
      `${newest!.productCount} products`,
      newest!.amount,
      'Pending',
      'Not Fulfilled',
      'Authorized',
      'Reorder',
    ])
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** An order by a colleague shows the name; one by a deleted buyer shows none. */
export const PlacedByOthers: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    rows: [
      { ...newest!, placedBy: { name: 'Björn Ek', isYou: false } },
      { ...rows[1]!, placedBy: null },
    ],
  },
  play: async ({ canvas }) => {
    const [, first, second] = within(canvas.getByRole('table', { name: 'Order History' })).getAllByRole('row')
    await expect(first).toHaveTextContent('placed by Björn Ek')
    await expect(second).not.toHaveTextContent('placed by')
  },
}

/** Pressing anywhere in a row opens the order: its link covers only this row. */
export const EveryRowIsALink: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'))
    const [, first, second] = table.getAllByRole('row')
    const link = within(first!).getByRole('link', { name: `${newest!.title}, order no. ${newest!.displayId}` })
    await expect(link).toHaveAttribute('href', `/profile/order/${newest!.id}`)
    const middleOf = (element: HTMLElement) => {
      const { left, width, top, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    const cells = within(first!).getAllByRole('cell').slice(0, -1)
    await expect(cells.map((cell) => middleOf(cell) === link)).toEqual(cells.map(() => true))
    await expect(middleOf(within(second!).getAllByRole('cell')[2]!)).toBe(within(second!).getByRole('link'))
  },
}

/** The shipped pieces are beside the status, the refunded amount below the total. */
export const ShippedAndRefunded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    rows: [partlySentOrder, closedOrder, partlyRefundedOrder, refundedOrder].map((order, index) =>
      orderRowOf({ ...order, id: `order_${index}` }),
    ),
  },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('table', { name: 'Order History' }))
      .getAllByRole('row')
      .slice(1)
    const { shipped_pieces, pieces } = partlySentOrder
    await expect(cells[0]).toHaveTextContent(`Partly shipped · ${shipped_pieces} of ${pieces}`)
    await expect(cells[1]).toHaveTextContent(`Shipped · ${shipped_pieces} of ${pieces}`)
    await expect(cells[2]).toHaveTextContent('Credited €17.70')
    await expect(cells[3]).toHaveTextContent(`Credited ${orderRowOf(refundedOrder).amount}`)
  },
}

/** Reorder is above the row’s link, and reports its order. */
export const Reorders: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [, first] = within(canvas.getByRole('table')).getAllByRole('row')
    await userEvent.click(within(first!).getByRole('button', { name: `Reorder order no. ${newest!.displayId}` }))
    await expect(args.onReorder).toHaveBeenCalledWith({ orderId: newest!.id, displayId: newest!.displayId })
  },
}

/** Tab reaches the orders one after the other. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('table')).getAllByRole('link')
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Order History' })).toHaveFocus()
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.tab()
    const [reorder] = within(canvas.getByRole('table')).getAllByRole('button')
    await expect(reorder).toHaveFocus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(reorder).toHaveFocus()
  },
}

/** Without order pages, rows do not look pressable. */
export const WithoutOrderPages: Story = {
  decorators: [(Story) => <ShopPathsProvider paths={{ ...storyPaths, order: undefined }}>{Story()}</ShopPathsProvider>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvasElement.querySelectorAll('tbody svg')).toHaveLength(rows.length * 3)
  },
}

/** An order of one product shows "1 product". */
export const OneProduct: Story = {
  args: { rows: [single] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).not.toHaveTextContent('more item')
    await expect(canvas.getByRole('cell', { name: '1 product' })).toBeVisible()
  },
}

/** One more product is singular. */
export const OneMoreItem: Story = {
  args: { rows: [{ ...single, moreItems: 1, productCount: 2 }] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('rowheader')).getByText('+ 1 more item')).toBeVisible()
  },
}

/** A product without a picture has a placeholder; an unknown status code is shown as text. */
export const NoData: Story = {
  args: { rows: [{ ...single, picture: { src: null, alt: single.title }, status: 'on_hold', payment: 'disputed' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-missing]')).not.toBeNull()
    await expect(canvas.getByRole('cell', { name: 'On hold' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Disputed' })).toBeVisible()
  },
}

const strained = [
  { ...newest!, id: 'order_long', title: longTitleProduct().title },
  { ...newest!, id: 'order_hostile', title: hostileText, status: hostileText },
  {
    ...newest!,
    id: 'order_huge',
    displayId: '9007199254740991',
    moreItems: 98_765,
    productCount: 98_766,
    date: '30 September 12026',
  },
]

/** Long words wrap, numbers are grouped, hostile text is shown as text. */
export const LongHugeHostileText: Story = {
  args: { rows: strained },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(within(canvas.getByRole('table')).getByText('+ 98,765 more items')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '98,766 products' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** On phones each order is a row with its three statuses, each below its name. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const lines = within(canvas.getByRole('list', { name: 'Order History' })).getAllByRole('listitem')
    await expect(lines).toHaveLength(rows.length)
    const line = within(lines[0]!)
    await expect(line.getByRole('link')).toHaveAttribute('href', `/profile/order/${newest!.id}`)
    await expect(line.getByText(newest!.date)).toBeVisible()
    await expect(line.getByText(/^\d+ products?$/)).toBeVisible()
    await expect(line.getByText('Ship to Linnégatan 14, Gothenburg')).toBeVisible()
    for (const [kind, status] of [
      ['Order Status', 'Pending'],
      ['Fulfillment Status', 'Not Fulfilled'],
      ['Payment Status', 'Authorized'],
    ] as const) {
      await expect(line.getByText(status)).toBeVisible()
      await expect(line.getByText(kind).getBoundingClientRect().width).toBeGreaterThan(1)
      await expect(line.getByText(kind).nextElementSibling).toHaveTextContent(status)
    }
  },
}

/** At 320 px nothing overflows, whatever an order contains. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { rows: [...rows.slice(0, 5), ...strained] },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const right = canvas.getByRole('list').getBoundingClientRect().right
    for (const badge of canvas.getAllByText(/^(Requires action|Not Fulfilled|Awaiting)$/)) {
      await expect(badge.getBoundingClientRect().right).toBeLessThan(right)
    }
  },
}

/** On a tablet the statuses are beside the order's name. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const line = within(canvas.getAllByRole('listitem')[0]!)
    const name = line.getByText(newest!.title).getBoundingClientRect()
    const status = line.getByText('Pending').getBoundingClientRect()
    await expect(status.left).toBeGreaterThan(name.right)
    await expect(status.top).toBeLessThan(name.bottom + 32)
  },
}

/** The table shows all columns without scrolling. */
export const EveryColumnInSight: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Order History' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
