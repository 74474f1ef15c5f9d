import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import type { OfficeOrderView } from './order.view'
import { OrderScreen } from './OrderScreen'
import { storyLines } from './story-lines'

const order: OfficeOrderView = {
  id: '1042',
  number: '1042',
  goods: 'partly_shipped',
  facts: [
    { label: 'Company', value: 'Kiosk & Co AB' },
    { label: 'Placed', value: '20 Nov 2026, 16:02' },
    { label: 'Ship by', value: 'Tue 24 Nov' },
    { label: 'Goods', value: '288 of 540 shipped' },
    { label: 'Payment', value: 'Unpaid, due 20 Dec 2026' },
    { label: 'Total', value: '€738.14' },
  ],
  lines: storyLines,
  count: '4 lines · 540 pieces',
  totals: [
    { label: 'Goods, net', value: '€696.36' },
    { label: 'VAT 6% on €696.36', value: '€41.78' },
    { label: 'Total', value: '€738.14' },
  ],
  parcels: [
    {
      id: '1',
      name: 'Parcel 1',
      content: '2 lines, 288 pieces',
      time: 'Sat 21 Nov, 10:20',
      person: 'Johan Berg',
      carrier: 'DHL',
      tracking: { text: 'JD0146 0045 1120', href: 'https://dhl.example/JD014600451120' },
      handedOver: null,
      delivered: null,
      slipHref: '/office/papers?slip=1042&parcel=1',
      undo: 'parcel',
    },
  ],
  missingUndo: null,
  lifecycle: [
    { name: 'placed', label: 'Placed', state: 'done', time: '20 Nov, 16:02', person: 'Anna Lindqvist', undo: null },
    { name: 'packed', label: 'Packed', state: 'done', time: '21 Nov, 09:41', person: 'Johan Berg', undo: null },
    {
      name: 'shipped',
      label: 'Shipped, 288 of 540',
      state: 'part',
      time: '21 Nov, 10:20',
      person: 'Johan Berg',
      undo: null,
    },
    { name: 'delivered', label: 'Delivered', state: 'ahead', time: null, person: null, undo: null },
    { name: 'completed', label: 'Completed', state: 'ahead', time: null, person: null, undo: null },
  ],
  payments: [],
  notes: [],
  refunds: [],
  pickHref: '/office/papers?pick=1042',
  isWaiting: false,
  delivery: {
    to: 'Kiosk & Co AB, Anna Lindqvist\nLinnégatan 14, 413 04 Gothenburg',
    billed: 'Kiosk & Co AB\n559000-0000\nSE559000000001\nBox 1140\n405 23 Gothenburg',
    phone: '+46 31 555 01 10',
    reference: 'PO 26-1187',
    note: null,
    hours: null,
  },
  activity: [
    {
      id: '2',
      actor: { kind: 'operator', name: 'Johan Berg' },
      action: 'order.shipped',
      subject: null,
      changes: [],
      many: null,
      putBack: null,
      time: { text: 'Sat 21 Nov, 10:20', dateTime: '2026-11-21T10:20:00+01:00' },
    },
    {
      id: '1',
      actor: { kind: 'customer', name: 'Anna Lindqvist' },
      action: 'order.placed',
      subject: null,
      changes: [],
      many: null,
      putBack: null,
      time: { text: 'Fri 20 Nov, 15:05', dateTime: '2026-11-20T15:05:00+01:00' },
    },
  ],
}

const meta = {
  title: 'Office/Screens/OrderScreen',
  component: OrderScreen,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen' },
  args: {
    order: { status: 'ready', view: order, refreshing: false },
    ordersHref: '/office/orders',
    onShip: fn(),
  },
} satisfies Meta<typeof OrderScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Some pieces are not shipped: they can be shipped. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible()
    const lines = within(canvas.getByRole('table', { name: 'Lines of the order' }))
    await expect(lines.getByRole('row', { name: /Ljung Dark Chocolate.*96 48 48/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ship...' })).toBeVisible()
    await expect(canvas.getByText('Part shipped')).toBeVisible()
  },
}

/** All pieces wait for stock: there is no pick list, and the page says why. */
export const Waiting: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: { status: 'ready', refreshing: false, view: { ...order, pickHref: null, isWaiting: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Pick list' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Pick list' })).toHaveAccessibleDescription(
      'All pieces wait for stock.',
    )
  },
}

/** Its steps, parcels and payment can be undone and corrected, missing pieces reported. */
export const Steps: Story = {
  ...behaviour,
  args: {
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        missingUndo: 'closed',
        payments: [
          {
            id: 'pay_1',
            name: '€738.14 received',
            step: 'paid',
            paidOn: 'Paid on 25 Nov 2026',
            time: 'Thu 26 Nov, 09:00',
            person: 'Tove Lund',
            canUndo: true,
          },
          {
            id: 'pay_2',
            name: '€12.40 paid back',
            step: 'paid_back',
            paidOn: 'Paid back on 27 Nov 2026',
            time: 'Fri 27 Nov, 09:00',
            person: 'Tove Lund',
            canUndo: true,
          },
        ],
      },
    },
    onUndo: fn(),
    onCorrect: fn(),
    onMissing: fn(),
  },
  play: async ({ args, canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Placed done20 Nov, 16:02Anna Lindqvist',
      'Packed done21 Nov, 09:41Johan Berg',
      'Shipped, 288 of 540 21 Nov, 10:20Johan Berg',
      'Delivered to come',
      'Completed to come',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo parcel Parcel 1' }))
    await expect(args.onUndo).toHaveBeenCalledWith({ step: 'parcel', parcel: '1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo payment' }))
    await expect(args.onUndo).toHaveBeenCalledWith({ step: 'paid', parcel: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo repayment' }))
    await expect(args.onUndo).toHaveBeenCalledWith({ step: 'paid_back', parcel: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo closing of pieces...' }))
    await expect(args.onUndo).toHaveBeenCalledWith({ step: 'closed', parcel: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Fix carrier or link... Parcel 1' }))
    await expect(args.onCorrect).toHaveBeenCalledWith({ parcel: '1' })
    await userEvent.click(canvas.getByRole('button', { name: /Pieces of Ljung Dark Chocolate 70 % are missing/ }))
    await expect(args.onMissing).toHaveBeenCalledWith({ line: 'LJU-0070' })
  },
}

/** A line with pieces on backorder separates what ships now from what ships later. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        lines: order.lines.map((each) =>
          each.id === 'KAL-0331' ? { ...each, dispatch: { now: '120', later: '72', day: '12 Jan' } } : each,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Källa Lemon Water.*Ships: 120 now, 72 on 12 Jan/ })).toBeVisible()
  },
}
export const BackorderDark: Story = { ...Backorder, globals: { scheme: 'dark' } }
/** On a phone the lines are a list. */
export const BackorderPhone: Story = {
  ...Backorder,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: 'Lines of the order' }))
    await expect(lines.getByText('Ships: 120 now, 72 on 12 Jan')).toBeVisible()
    await expect(lines.getByText('192 × €0.64 = €122.88')).toBeVisible()
  },
}

/** Everything is shipped, and three broken jars are credited. */
export const AllShipped: Story = {
  args: {
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        goods: 'shipped',
        lines: order.lines.map((each) => ({ ...each, shipped: each.ordered })),
        totals: [...order.totals, { label: 'Credited', value: '-€7.70' }, { label: 'After credits', value: '€730.44' }],
        refunds: [
          {
            id: '1',
            name: '€7.70 credited',
            content: '3 pieces',
            time: 'Mon 23 Nov, 09:05',
            person: 'Maja Holm',
            reason: 'Three jars arrived broken. We are sorry, and have credited them.',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ship...' })).toBeNull()
    await expect(canvas.getByText('€7.70 credited')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Packing slip of Parcel 1' })).toHaveAttribute(
      'href',
      '/office/papers?slip=1042&parcel=1',
    )
  },
}

/** The remaining pieces are closed, so the order counts as shipped. */
export const ClosedRest: Story = {
  args: {
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        goods: 'shipped',
        lines: order.lines.map((each) => ({ ...each, closed: each.ordered - each.shipped })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipped', { selector: '[data-tone]' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '192 closed' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ship...' })).toBeNull()
  },
}

/** On a phone the closed pieces of a line are not called sent. */
export const ClosedRestPhone: Story = {
  ...ClosedRest,
  ...onAPhone,
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: 'Lines of the order' }))
    await expect(lines.getByText('48 sent')).toBeVisible()
    await expect(lines.getByText('48 closed')).toBeVisible()
    await expect(lines.getByText('all sent')).toBeVisible()
  },
}

/** A parcel is marked as handed over and as delivered. */
export const MarksParcels: Story = {
  ...behaviour,
  args: { onMark: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as handed over Parcel 1' }))
    await expect(args.onMark).toHaveBeenLastCalledWith({ parcel: '1', state: 'handed_over' })
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as delivered Parcel 1' }))
    await expect(args.onMark).toHaveBeenLastCalledWith({ parcel: '1', state: 'delivered' })
  },
}

/** All parcels are delivered, so there are no buttons to mark them. */
export const Delivered: Story = {
  args: {
    onMark: fn(),
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        goods: 'delivered',
        lines: order.lines.map((each) => ({ ...each, shipped: each.ordered })),
        parcels: order.parcels.map((parcel) => ({
          ...parcel,
          handedOver: 'Handed over Sat 21 Nov, 12:00',
          delivered: 'Delivered Mon 23 Nov, 09:10',
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered Mon 23 Nov, 09:10')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Parcel 1$/ })).toBeNull()
  },
}

/** Nothing is shipped. */
export const NothingShipped: Story = {
  args: {
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        goods: 'to_pack',
        parcels: [],
        lines: order.lines.map((each) => ({ ...each, shipped: 0 })),
      },
    },
  },
}

export const Loading: Story = { args: { order: { status: 'loading' } } }

export const Failed: Story = { args: { order: { status: 'failed', request: '8f2c-19d4', retry: fn() } } }

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
