import type { MorningView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyOrderRows } from '../orders-screen/story-orders'
import { inOffice } from '../story-frame'
import { FirstSteps } from './FirstSteps'
import { MorningScreen } from './MorningScreen'

const kinds = ['openOrders', 'toShip', 'unpaid', 'applications', 'complaints', 'reviews', 'failedMail', 'drafts'] as const

const morning: MorningView = {
  date: 'Monday 23 November',
  waiting: kinds.map((kind, index) => ({ kind, count: [8, 3, 4, 1, 2, 0, 1, 0][index]! })),
  toShip: storyOrderRows.slice(0, 3).map((row) => ({
    ...row,
    shipTo: row.shipTo ?? '',
    pieces: row.pieces ?? '',
    payment: 'awaiting',
    adds: { lines: 1, pieces: 1, total: 100, currency: 'eur' },
  })),
  applications: [],
  deeds: [],
  isEmpty: false,
}

const meta = {
  title: 'Office/Pages/MorningScreen',
  component: MorningScreen,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen' },
  args: {
    today: { status: 'ready', refreshing: false, view: morning },
    hrefs: {
      ...(Object.fromEntries(kinds.map((kind) => [kind, `/office/${kind}`])) as Record<(typeof kinds)[number], string>),
      orders: '/office/orders',
      activity: '/office/activity',
    },
    firstSteps: <FirstSteps href="/office/import" />,
    onOpen: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof MorningScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What the shop counts, what is to be sent, and how old that may be. Not photographed: TodayScreen has pictures of it. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^3 To ship/ })).toHaveAttribute('href', '/office/toShip')
    await expect(canvas.getByText(/asked for again every minute/)).toBeVisible()
  },
}

/** The first morning: one way leads on, and there is nothing to print. */
export const FirstDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { today: { status: 'ready', refreshing: false, view: { ...morning, toShip: [], isEmpty: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import products' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /pick list/ })).toBeNull()
  },
}

/** Pick lists of all that is to be sent. */
export const Prints: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print 3 pick lists' }))
    await expect(args.onPrint).toHaveBeenCalledWith({ ids: ['1061', '1060', '1059'] })
  },
}

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
