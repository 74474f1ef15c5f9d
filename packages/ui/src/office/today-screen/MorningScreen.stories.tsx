import { pack } from '@skafferi/brand/content/packs'
import type { DashboardView, SalesView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyOrderRows } from '../orders-screen/story-orders'
import { inOffice } from '../story-frame'
import { MorningScreen } from './MorningScreen'

const kinds = [
  'openOrders',
  'toShip',
  'unpaid',
  'toPayBack',
  'applications',
  'vatNumbers',
  'complaints',
  'messages',
  'reviews',
  'failedMail',
  'lowStock',
  'drafts',
] as const

const euros: SalesView = {
  currency: 'EUR',
  days: Array.from({ length: 14 }, (_, index) => ({
    date: `2026-11-${10 + index}`,
    day: `${10 + index} Nov`,
    share: index / 13,
    net: `€${index * 100}.00`,
  })),
  periods: [
    {
      period: { of: 'today', time: '08:40' },
      orders: '2',
      net: '€3,012.40',
      days: { from: '2026-11-23', to: '2026-11-23' },
    },
    { period: { of: 'weekAgo', weekday: 'Monday', time: '08:40' }, orders: '3', net: '€2,846.10', days: null },
    { period: { of: 'week' }, orders: '14', net: '€22,571.36', days: { from: '2026-11-17', to: '2026-11-23' } },
    {
      period: { of: 'month', month: 'November' },
      orders: '58',
      net: '€92,314.70',
      days: { from: '2026-11-01', to: '2026-11-23' },
    },
  ],
}

const morning: DashboardView = {
  date: 'Monday 23 November',
  waiting: kinds.map((kind, index) => ({ kind, count: [8, 3, 4, 2, 1, 3, 2, 5, 0, 1, 9, 0][index]! })),
  toShip: storyOrderRows.slice(0, 3).map((row) => ({
    ...row,
    version: 1,
    shipTo: row.shipTo ?? '',
    pieces: row.pieces ?? '',
    piecesToShip: '8',
    pickable: true,
    amounts: { lines: 1, pieces: 1, total: 100, due: 100, toPayBack: 0, currency: 'eur' },
  })),
  waitingForStock: 0,
  applications: [],
  activity: [],
  lowStock: {
    count: 9,
    soldOut: 2,
    products: [
      {
        id: '1',
        title: 'Rimma Polar Ice',
        href: '/office/products/1',
        image: pack('rimma-black-ice-3'),
        left: 0,
        daysLeft: null,
      },
      {
        id: '2',
        title: 'Rönn Plum, strength 2',
        href: '/office/products/2',
        image: pack('ronn-plum-2'),
        left: 26,
        daysLeft: 1,
      },
    ],
  },
  sales: [euros],
  isEmpty: false,
}

const meta = {
  title: 'Office/Screens/MorningScreen',
  component: MorningScreen,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen' },
  args: {
    today: { status: 'ready', refreshing: false, view: morning },
    hrefs: {
      ...(Object.fromEntries(kinds.map((kind) => [kind, `/office/${kind}`])) as Record<(typeof kinds)[number], string>),
      waitingForStock: '/office/waitingForStock',
      orders: '/office/orders',
      activity: '/office/activity',
      notices: '/office/notices',
    },
    ordersOf: ({ from, to }) => `/office/orders?from=${from}&to=${to}`,
    onOpen: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof MorningScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Counts, orders to ship, and the update interval. No snapshot: TodayScreen has its own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^3 To ship/ })).toHaveAttribute('href', '/office/toShip')
    await expect(canvas.getByRole('link', { name: /^2 To pay back/ })).toHaveAttribute('href', '/office/toPayBack')
    await expect(canvas.getByText(/Updates every minute/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^9 Low stock 2 are sold out/ })).toHaveAttribute(
      'href',
      '/office/lowStock',
    )
    await expect(canvas.getByRole('link', { name: 'All 9' })).toHaveAttribute('href', '/office/lowStock')
    const sales = within(canvas.getByRole('table', { name: 'Sales, net of VAT' }))
    await expect(sales.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute(
      'href',
      '/office/orders?from=2026-11-17&to=2026-11-23',
    )
    await expect(sales.getByRole('row', { name: 'Last Monday, 08:40 3 €2,846.10' })).toBeVisible()
  },
}

/** A new shop: its steps, and nothing to print. */
export const FirstDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    today: {
      status: 'ready',
      refreshing: false,
      view: { ...morning, toShip: [], lowStock: { products: [], count: 0, soldOut: 0 }, isEmpty: true },
    },
    firstSteps: <p>Six steps to an open shop</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Six steps to an open shop')).toBeVisible()
    await expect(canvas.getByText('There are no products yet.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /pick list/ })).toBeNull()
  },
}

/** The pick lists of all orders to ship are printed. */
export const Prints: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print 3 pick lists' }))
    await expect(args.onPrint).toHaveBeenCalledWith({ ids: ['1061', '1060', '1059'] })
  },
}

/** Pieces are those that can be shipped now; orders that are packed, need a decision or wait for stock print nothing. */
export const PrintsPickable: Story = {
  ...behaviour,
  args: {
    today: {
      status: 'ready',
      refreshing: false,
      view: {
        ...morning,
        toShip: morning.toShip.map((order, index) => ({ ...order, pieces: '60', pickable: index === 1 })),
        waitingForStock: 2,
      },
    },
  },
  play: async ({ args, canvas }) => {
    const orders = within(canvas.getByRole('table', { name: 'To ship' }))
    await expect(orders.getAllByRole('cell', { name: '8' })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '2 wait for stock' })).toHaveAttribute(
      'href',
      '/office/waitingForStock',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Print 1 pick list' }))
    await expect(args.onPrint).toHaveBeenCalledWith({ ids: ['1060'] })
  },
}

/** Sales and stock failed to load; the rest of the page is shown. */
export const NotCounted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    today: {
      status: 'ready',
      refreshing: false,
      view: {
        ...morning,
        lowStock: null,
        sales: null,
        waiting: morning.waiting.filter(({ kind }) => kind !== 'lowStock'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/could not be loaded/)).toHaveLength(2)
    await expect(canvas.getByRole('table', { name: 'To ship' })).toBeVisible()
  },
}

/** All products are in stock, and there were no recent orders. */
export const NothingSold: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    today: {
      status: 'ready',
      refreshing: false,
      view: { ...morning, lowStock: { products: [], count: 0, soldOut: 0 }, sales: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No product is low in stock')).toBeVisible()
    await expect(canvas.getByText(/No sales in the last/)).toBeVisible()
  },
}

/** Sales in two currencies are shown separately. */
export const TwoCurrencies: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    today: { status: 'ready', refreshing: false, view: { ...morning, sales: [euros, { ...euros, currency: 'SEK' }] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sales in EUR, net of VAT' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Sales in SEK, net of VAT' })).toBeVisible()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
