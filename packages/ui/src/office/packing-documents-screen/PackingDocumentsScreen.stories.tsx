import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { LeftOutOrderView, PackingDocumentView, SenderView } from '@skafferi/domain/office/views'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { PackingDocumentsScreen } from './PackingDocumentsScreen'

const sender: SenderView = {
  name: 'Skafferi AB',
  address: ['Magasinsgatan 8', '411 18 Gothenburg', 'Sweden'],
  vatId: 'SE559000000101',
}

const pickList: PackingDocumentView = {
  id: '1042',
  kind: { of: 'pick' },
  number: '1042',
  company: 'Kiosk & Co AB',
  placed: '20 Nov 2026, 16:02',
  promised: '24–25 Nov 2026',
  dispatches: [],
  delivery: {
    to: 'Anna Lindqvist\nLinnégatan 14\n413 04 Gothenburg\nSweden',
    phone: '+46 31 555 01 10',
    reference: 'PO 26-1187',
    note: 'Ring the bell at the yard.',
    hours: 'Weekdays, 7:00 to 11:00',
  },
  lines: [
    {
      id: '1',
      title: 'Ljung Dark Chocolate 70 %',
      detail: 'LJU-0070 · 100 g · bar',
      pieces: 48,
      dispatch: null,
      ageLimit: 18,
      shelf: null,
      cartons: null,
    },
    {
      id: '2',
      title: 'Havrebruket Ginger Snaps',
      detail: 'HAV-0300 · 300 g · box',
      pieces: 12,
      dispatch: null,
      ageLimit: null,
      shelf: null,
      cartons: { full: 1, size: 12, loose: 0 },
    },
    {
      id: '3',
      title: 'Källa Lemon Water',
      detail: 'KAL-0331 · 33 cl · can',
      pieces: 1192,
      dispatch: null,
      ageLimit: null,
      shelf: null,
      cartons: { full: 49, size: 24, loose: 16 },
    },
  ],
  pieces: 1252,
  weight: '420.5 kg',
}

const secondList: PackingDocumentView = { ...pickList, id: '1043', number: '1043', company: 'Hörnan Livs AB' }

const leftOut: readonly LeftOutOrderView[] = [
  { id: '1044', number: '1044', company: 'Nordic Corner Ltd', href: '/office/orders/1044', reason: 'waiting' },
  { id: '1045', number: '1045', company: 'Hav & Himmel AB', href: '/office/orders/1045', reason: 'done' },
]

const meta = {
  title: 'Office/Screens/PackingDocumentsScreen',
  component: PackingDocumentsScreen,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'pick',
    documents: { status: 'ready', refreshing: false, view: { sender, documents: [pickList, secondList], leftOut: [] } },
    ordersHref: '/office/orders',
    labelsHref: '/office/papers?labels=1042',
    onPrint: fn(),
  },
} satisfies Meta<typeof PackingDocumentsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Pick lists of two orders. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2 pick lists' })).toBeVisible()
    const first = within(canvas.getByRole('article', { name: 'Pick list, order 1042' }))
    await expect(first.getByRole('row', { name: /Källa Lemon Water.*1,192/ })).toBeVisible()
    await expect(first.getByRole('cell', { name: /49 cartons of 24 \+ 16 pieces/ })).toBeVisible()
    const letterhead = first.getByText(/^Skafferi AB · .* · Sweden · .* · VAT number SE559000000101$/)
    await expect(letterhead).toBeVisible()
    await expect(letterhead.textContent).toContain('VAT\u00a0number\u00a0SE559000000101')
    await expect(first.getByText('3 lines, 1,252 pieces, 420.5 kg')).toBeVisible()
    await expect(first.getByRole('row', { name: /Ljung Dark Chocolate.*18\+ 48/ })).toBeVisible()
    await expect(first.getByText('Weekdays, 7:00 to 11:00')).toBeVisible()
  },
}

/** Orders whose pieces all wait for stock, or are shipped, have no pick list and are named. */
export const LeftOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { documents: { status: 'ready', refreshing: false, view: { sender, documents: [pickList], leftOut } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pick list' })).toBeVisible()
    await expect(canvas.getByText('2 orders have no pick list:')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^1044, Nordic Corner Ltd: all pieces wait/ })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}
export const LeftOutDark: Story = { ...LeftOut, globals: { scheme: 'dark' } }
export const LeftOutPhone: Story = { ...LeftOut, ...onAPhone }

/** All pieces wait for stock: no empty paper is printed. */
export const NothingToPick: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { documents: { status: 'ready', refreshing: false, view: { sender, documents: [], leftOut } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to pick now' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}

/** Lines are sorted by the place of the article in the warehouse. */
export const Shelves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    documents: {
      status: 'ready',
      refreshing: false,
      view: {
        sender,
        leftOut: [],
        documents: [
          {
            ...pickList,
            lines: pickList.lines.map((line, index) => ({ ...line, shelf: ['A-2', 'A-10'][index] ?? null })),
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Shelf' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^A-10 Havrebruket/ })).toBeVisible()
  },
}

/** Pieces on backorder: what is in stock is picked, and the other pieces have their day. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    documents: {
      status: 'ready',
      refreshing: false,
      view: {
        sender,
        leftOut: [],
        documents: [
          {
            ...pickList,
            lines: [
              { ...pickList.lines[0]!, dispatch: { now: '48', later: '24', day: '12 Jan' } },
              { ...pickList.lines[1]!, pieces: 0, cartons: null, dispatch: { now: null, later: '12', day: null } },
            ],
            pieces: 48,
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Ships: 48 now, 24 on 12 Jan 48/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Ships: 12 later 0/ })).toBeVisible()
    await expect(canvas.getByText('1 line, 48 pieces, 420.5 kg')).toBeVisible()
  },
}
export const BackorderDark: Story = { ...Backorder, globals: { scheme: 'dark' } }
/** On a phone the lines are a list. */
export const BackorderPhone: Story = {
  ...Backorder,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Pick list, order 1042' }))
    await expect(list.getByText('Ships: 48 now, 24 on 12 Jan')).toBeVisible()
    await expect(list.getByText('Ships: 12 later')).toBeVisible()
  },
}

export const PackingSlip: Story = {
  args: {
    kind: 'slip',
    documents: {
      status: 'ready',
      refreshing: false,
      view: {
        sender,
        leftOut: [],
        documents: [{ ...pickList, kind: { of: 'slip', parcel: 1, carrier: 'DHL', rest: 40, closed: 4 } }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parcel 1, DHL')).toBeVisible()
    await expect(canvas.getByText(/^Skafferi AB · Magasinsgatan 8 · .* · VAT number SE559000000101$/)).toBeVisible()
    await expect(canvas.getByText('40 pieces follow in another parcel.')).toBeVisible()
    await expect(canvas.getByText('4 pieces of this order are not delivered.')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Picked' })).toBeNull()
  },
}

/** Packing slips of all parcels of several orders. */
export const PackingSlips: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    kind: 'slips',
    documents: {
      status: 'ready',
      refreshing: false,
      view: {
        sender,
        leftOut: [],
        documents: [1, 2].map((parcel) => ({
          ...pickList,
          id: `parcel_${parcel}`,
          kind: { of: 'slip', parcel, carrier: 'DHL', rest: 0, closed: 0 } as const,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2 packing slips' })).toBeVisible()
    await expect(canvas.getByText('Parcel 2, DHL')).toBeVisible()
  },
}

/** Address labels of several orders. */
export const AddressLabels: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    kind: 'labels',
    documents: {
      status: 'ready',
      refreshing: false,
      view: {
        sender,
        leftOut: [],
        documents: [1042, 1043].map((number) => ({
          ...pickList,
          id: String(number),
          number: String(number),
          kind: { of: 'label' } as const,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2 address labels' })).toBeVisible()
    const label = within(canvas.getByRole('article', { name: 'Address label, order 1042' }))
    await expect(label.getByText(/^From: Skafferi AB · .* · Sweden$/)).toBeVisible()
    await expect(label.getByText('Order 1042 · PO 26-1187 · +46 31 555 01 10')).toBeVisible()
  },
}
export const AddressLabelsPhone: Story = { ...AddressLabels, globals: { viewport: { value: 'phone' } } }

/** None of the selected orders has been shipped. */
export const NoSlips: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    kind: 'slips',
    documents: { status: 'ready', refreshing: false, view: { sender, leftOut: [], documents: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of these orders has been shipped')).toBeVisible()
  },
}

export const Prints: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { documents: { status: 'loading' } } }

export const Failed: Story = {
  args: { documents: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** The URL names no order. */
export const Empty: Story = {
  args: { documents: { status: 'ready', refreshing: false, view: { sender, leftOut: [], documents: [] } } },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
