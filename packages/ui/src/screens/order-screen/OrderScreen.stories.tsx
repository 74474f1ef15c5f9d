import type { FiledComplaintView } from '@skafferi/domain/shop/complaints/views'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { awkwardOrder, hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import { Button } from '../../components/actions/button'
import { focusPage } from '../../components/layout/page-layout'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { inPage } from '../../internal/stories/in-page'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { discountedOrder, orderDetailOf, sentOrder, worldOrder } from '../../internal/stories/story-orders'
import { storyWorld } from '../../internal/stories/story-world'
import { OrderScreen } from './OrderScreen'

const retry = fn()
const notLoaded = (code: string) => failed(problemOf('load_order', code), retry)

const order = orderDetailOf(sentOrder)
const name = `Order ${order.displayId} · ${order.totals.total}`

const meta = {
  title: 'Screens/Account/OrderScreen',
  component: OrderScreen,
  args: { order: ready(order), caseNumber: null, onFileComplaint: fn(), onReorder: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof OrderScreen>

export default meta
type Story = StoryObj<typeof meta>

const complaint: FiledComplaintView = {
  id: 'compl_1',
  caseNumber: '2001',
  subject: 'Two bags are torn',
  type: 'Damaged Package',
  description: 'On one side.',
  state: 'closed',
  filed: '6 Nov 2026',
  filedBy: { name: 'Björn Ek', isYou: false },
  closed: '8 Nov 2026',
  order: { id: 'order_1', displayId: '1016' },
  lines: [],
  pictures: [],
  answers: [{ id: 'answer_1', text: 'We send two new bags.', date: '8 Nov 2026' }],
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(document.title).toBe(`Order No. ${order.displayId} · Skafferi`)

    await step('the order, and the way back', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(canvas.getByText(`${order.title} and ${order.moreItems} more · ${order.date}`)).toBeVisible()
      await expect(canvas.getByRole('main').querySelector('img')).toHaveAttribute('src', order.picture.src)
      await expect(canvas.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/profile')
    })

    await step('every section has a heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
      await expect(headings).toEqual(['Order Details', 'Order Summary', 'Shipments'])
      await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(order.items.length + 1)
      await expect(canvas.getAllByText(order.totals.total).length).toBeGreaterThan(0)
      await expect(canvas.getAllByRole('link', { name: /^Track shipment/ })).toHaveLength(2)
      await expect(canvas.getAllByText(order.address.lines[0]!)[0]).toBeVisible()
    })
  },
}

/** Complaints about it, with the shop's answers. */
export const WithComplaint: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { complaints: ready({ complaints: [complaint], count: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Complaints' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Our answers to case 2001' })).toHaveTextContent(
      'We send two new bags.',
    )
  },
}

/** An order without complaints has no such section. */
export const WithoutComplaint: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { complaints: ready({ complaints: [], count: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Complaints' })).toBeNull()
  },
}

export const FilesAComplaint: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('a complaint can be filed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'File Complaint' }))
      await expect(args.onFileComplaint).toHaveBeenCalledOnce()
    })
  },
}

export const Reorders: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reorder' }))
    await expect(args.onReorder).toHaveBeenCalledOnce()
  },
}

/** The order requires action: the page says what to do, with the order number to quote. */
export const RequiresAction: Story = {
  args: { order: ready(orderDetailOf(worldOrder(({ status }) => status === 'requires_action'))) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Order \d+ needs your attention\./)
    await expect(text).toHaveTextContent(
      /Please call \+46 31 390 06 00 or write to \S+@\S+ and quote the order number\.$/,
    )
    const note = within(text)
    await expect(note.getByRole('link', { name: '+46 31 390 06 00' })).toHaveAttribute('href', 'tel:+46313900600')
    const mail = note.getByRole('link', { name: /@/ })
    await expect(mail).toHaveAttribute('href', `mailto:${mail.textContent}`)
  },
}

/** An order of one line: the subtitle does not mention more items. */
export const OneLine: Story = {
  args: { order: ready(orderDetailOf(worldOrder(({ items }) => items.length === 1))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ and \d+ more /)).toBeNull()
  },
}

/** Nothing was shipped: no shipments, and the status says so. */
export const JustPlaced: Story = {
  args: { order: ready(orderDetailOf(worldOrder(({ status }) => status === 'pending'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveAttribute('data-tone', 'caution')
    await expect(canvas.queryByRole('heading', { name: 'Shipments' })).toBeNull()
  },
}

/** A discount has a row, so that the figures add up. */
export const Discounted: Story = {
  args: { order: ready(orderDetailOf(discountedOrder)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount')).toBeVisible()
  },
}

export const Canceled: Story = {
  args: { order: ready(orderDetailOf(worldOrder(({ status }) => status === 'canceled'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Canceled')).toHaveAttribute('data-tone', 'critical')
  },
}

/** A complaint was just filed: its number is shown after the dialog has closed. */
export const ComplaintFiled: Story = {
  args: { caseNumber: '2004' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complaint submitted successfully! Your case number is 2004.')).toBeVisible()
  },
}

/** The app renders the dialog. */
export const WithDialog: Story = {
  args: { dialog: <p>The dialog stands here</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The dialog stands here')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { order: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible()
    // The packs are above the document only in print, and of a receipt: the only picture is that of the heading.
    await expect(canvasElement.querySelectorAll('.bg-media')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'File Complaint' })).toBeDisabled()
  },
}

/** The heading of a new page is focused, and keeps focus and place of everything when the order is loaded. */
export const Arriving: Story = {
  ...behaviour,
  args: { order: { status: 'loading' } },
  render: function Render(args) {
    const [load, setLoad] = useState(args.order)
    return (
      <>
        <OrderScreen {...args} order={load} />
        <Button variant="secondary" onPress={() => setLoad(ready(order))}>
          The order arrives
        </Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    focusPage()
    const heading = canvas.getByRole('heading', { level: 1, name: 'Order' })
    await expect(heading).toHaveFocus()
    const places = () =>
      [heading, canvas.getByRole('button', { name: 'Reorder' })].map((each) => each.getBoundingClientRect().top)
    const before = places()
    canvas.getByRole('button', { name: 'The order arrives' }).click()
    await waitFor(() => expect(heading).toHaveTextContent(name))
    await expect(heading).toHaveFocus()
    await expect(places()).toEqual(before)
  },
}

export const ArrivingPhone: Story = {
  ...Arriving,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The order does not exist: there is a link back, and no retry. */
export const NotFound: Story = {
  args: { order: notLoaded('order_not_found') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Order History' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { order: notLoaded('network') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to load the order' })).toBeVisible()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const extremeOrder = {
  ...order,
  title: `${longTitleProduct().title} ${'x'.repeat(200)}`,
  displayId: '9007199254740991',
  status: hostileText,
  items: [{ ...order.items[0]!, title: hostileText, price: '€9,007,199,254,740,991.00' }],
  shipments: [{ ...order.shipments[0]!, carrier: hostileText }],
  address: { ...order.address, lines: [hostileText, 'y'.repeat(200)] },
}

/** Long names, huge figures and hostile texts at 320 px. */
export const LongHugeHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { order: ready(extremeOrder) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** On a phone the lines are cards, with the totals below. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const lines = canvas.getByRole('list', { name: 'Order Details' }).getBoundingClientRect()
    const summary = canvas.getByRole('heading', { name: 'Order Summary' }).getBoundingClientRect()
    await expect(summary.top).toBeGreaterThan(lines.bottom)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

/** The longest possible names, figures and addresses, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { order: ready(orderDetailOf(awkwardOrder(storyWorld))) },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}
