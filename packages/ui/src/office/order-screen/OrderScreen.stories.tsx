import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MailIcon } from '../../components/content/icon'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import type { OfficeOrderLineView, OfficeOrderView } from './order.view'
import { OrderScreen } from './OrderScreen'

const line = (
  sku: string,
  [title, detail]: readonly [string, string],
  [unitPrice, isTier]: readonly [string, boolean],
  [ordered, shipped]: readonly [number, number],
  sum: string,
): OfficeOrderLineView => ({
  id: sku,
  title,
  name: title,
  detail: `${sku} · ${detail}`,
  href: `/office/products/${sku}`,
  image: null,
  unitPrice,
  isTier,
  ordered,
  shipped,
  closed: 0,
  leftRefunded: 0,
  waiting: 0,
  dispatch: null,
  replaces: null,
  sum,
})

const order: OfficeOrderView = {
  id: '1042',
  number: '1042',
  fulfillment: 'not_fulfilled',
  shipment: { state: 'partial', shipped: '288', pieces: '540', isComplete: false },
  facts: [
    { label: 'Company', value: 'Kiosk & Co AB' },
    { label: 'Placed', value: '20 Nov 2026, 16:02' },
    { label: 'Ship by', value: 'Tue 24 Nov' },
    { label: 'Payment', value: 'Invoice, 30 days' },
    { label: 'Total', value: '€738.14' },
  ],
  lines: [
    line('SAL-0120', ['Sältan Salt Liquorice Fish', '120 g · bag'], ['€1.48', true], [240, 240], '€355.20'),
    line('LJU-0070', ['Ljung Dark Chocolate 70 %', '100 g · bar'], ['€1.98', true], [96, 48], '€190.08'),
    line('HAV-0300', ['Havrebruket Ginger Snaps', '300 g · box'], ['€2.35', false], [12, 0], '€28.20'),
    line('KAL-0331', ['Källa Lemon Water', '33 cl · can'], ['€0.64', true], [192, 0], '€122.88'),
  ],
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
  delivery: {
    to: 'Kiosk & Co AB, Anna Lindqvist\nLinnégatan 14, 413 04 Gothenburg',
    billed: 'Kiosk & Co AB\n559000-0000\nSE559000000001\nBox 1140\n405 23 Gothenburg',
    phone: '+46 31 555 01 10',
    reference: 'PO 26-1187',
    note: null,
  },
  activity: [
    {
      id: '2',
      actor: { kind: 'system', icon: <MailIcon size="sm" /> },
      text: 'E-mail “On its way” was sent',
      time: { text: 'Sat 21 Nov, 10:20', dateTime: '2026-11-21T10:20:00+01:00' },
    },
    {
      id: '1',
      actor: { kind: 'person', name: 'Johan Berg' },
      text: (
        <>
          <b>Johan Berg</b> shipped 2 of 4 lines
        </>
      ),
      time: { text: 'Sat 21 Nov, 10:20', dateTime: '2026-11-21T10:20:00+01:00' },
    },
  ],
}

const meta = {
  title: 'Office/Pages/OrderScreen',
  component: OrderScreen,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen' },
  args: {
    order: { status: 'ready', view: order, refreshing: false },
    ordersHref: '/office/orders',
    shipping: null,
    onShip: fn(),
    onSend: fn(),
    onShipClose: fn(),
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
    await expect(canvas.getByText('Partly shipped · 288 of 540')).toBeVisible()
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
        payments: [
          {
            id: 'pay_1',
            name: '€738.14 received',
            paidOn: 'Paid on 25 Nov 2026',
            time: 'Thu 26 Nov, 09:00',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Correct... Parcel 1' }))
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

/** Everything is shipped, and three broken jars are refunded. */
export const AllShipped: Story = {
  args: {
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        fulfillment: 'shipped',
        shipment: { state: 'all', shipped: '540', pieces: '540', isComplete: true },
        lines: order.lines.map((each) => ({ ...each, shipped: each.ordered })),
        totals: [...order.totals, { label: 'Refunded', value: '-€7.70' }, { label: 'After refunds', value: '€730.44' }],
        refunds: [
          {
            id: '1',
            name: 'Refund of €7.70',
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
    await expect(canvas.getByText('Refund of €7.70')).toBeVisible()
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
        fulfillment: 'shipped',
        shipment: { state: 'all', shipped: '288', pieces: '540', isComplete: false },
        lines: order.lines.map((each) => ({ ...each, closed: each.ordered - each.shipped })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipped · 288 of 540')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '192 closed' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ship...' })).toBeNull()
  },
}

/** A parcel is marked as handed over and as delivered. */
export const MarksParcels: Story = {
  ...behaviour,
  args: { onMark: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Handed over Parcel 1' }))
    await expect(args.onMark).toHaveBeenLastCalledWith({ parcel: '1', state: 'handed_over' })
    await userEvent.click(canvas.getByRole('button', { name: 'Delivered Parcel 1' }))
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
        fulfillment: 'delivered',
        shipment: { state: 'delivered', shipped: '540', pieces: '540', isComplete: true },
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
        shipment: { state: 'none', shipped: '0', pieces: '540', isComplete: false },
        parcels: [],
        lines: order.lines.map((each) => ({ ...each, shipped: 0 })),
      },
    },
  },
}

const shipping = { buyer: 'Anna Lindqvist', busy: false, problem: null }

/** The sheet of a shipment with an invalid tracking link. */
export const Shipping: Story = {
  args: {
    shipping: {
      ...shipping,
      problem: { field: 'tracking', text: 'Enter a link that starts with https://, so that the buyer can open it.' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ship order 1042' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Ship 252 pieces' })).toBeEnabled()
    await expect(canvas.getByRole('textbox', { name: 'Tracking link' })).toBeInvalid()
  },
}

/** Some of the remaining pieces are shipped; more than remain are rejected. */
export const ShipsPart: Story = {
  ...behaviour,
  args: { shipping },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Part' }))
    const water = canvas.getByRole('spinbutton', { name: 'Pieces of Källa Lemon Water' })
    await userEvent.clear(water)
    await userEvent.type(water, '500')
    await expect(canvas.getByRole('button', { name: /^Ship \d/ })).toBeDisabled()
    await userEvent.clear(water)
    await userEvent.type(water, '180')
    await expect(canvas.getByText('12 left to ship')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Carrier' }), 'DHL')
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 240 pieces' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      lines: [
        { id: 'LJU-0070', pieces: 48 },
        { id: 'HAV-0300', pieces: 12 },
        { id: 'KAL-0331', pieces: 180 },
      ],
      carrier: 'DHL',
      tracking: '',
      shipsRefunded: false,
    })
  },
}

const refunded: OfficeOrderView = {
  ...order,
  lines: order.lines.map((each) => (each.id === 'HAV-0300' ? { ...each, leftRefunded: 12 } : each)),
}

/** A refunded line is not shipped: shipping it requires a confirmation. */
export const ShippingRefunded: Story = {
  args: { shipping, order: { status: 'ready', view: refunded, refreshing: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Havrebruket Ginger Snaps: 12 pieces')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Ship them although they were refunded' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Ship 252 pieces' })).toBeDisabled()
  },
}

/** The confirmation is required only if the shipment contains refunded pieces. */
export const ShipsRefunded: Story = {
  ...ShippingRefunded,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }))
    const snaps = canvas.getByRole('spinbutton', { name: 'Pieces of Havrebruket Ginger Snaps' })
    await userEvent.clear(snaps)
    await userEvent.type(snaps, '0')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ship 240 pieces' })).toBeEnabled()
    await userEvent.clear(snaps)
    await userEvent.type(snaps, '2')
    await expect(canvas.getByText('Havrebruket Ginger Snaps: 2 pieces')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ship them although they were refunded' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 242 pieces' }))
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ shipsRefunded: true }))
  },
}

const refused = {
  field: null,
  text: 'Johan Berg has changed this order since you opened it, so nothing was done. Check the updated order and try again.',
}

/** Another operator has changed the order: the remaining pieces are current, and nothing was sent. */
export const EditConflict: Story = {
  args: { shipping: { ...shipping, problem: refused } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Johan Berg has changed this order since you opened it',
    )
    await expect(canvas.getByRole('button', { name: 'Ship 252 pieces' })).toBeEnabled()
  },
}

/** What is in stock is preset; pieces that wait for stock can be added. */
export const ShipsFromStock: Story = {
  ...behaviour,
  args: {
    shipping,
    order: {
      status: 'ready',
      refreshing: false,
      view: {
        ...order,
        lines: order.lines.map((each) =>
          each.id === 'KAL-0331'
            ? { ...each, waiting: 72, dispatch: { now: '120', later: '72', day: '12 Jan' } }
            : each,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Part' })).toBeChecked()
    const water = canvas.getByRole('spinbutton', { name: 'Pieces of Källa Lemon Water' })
    await expect(water).toHaveValue('120')
    await userEvent.clear(water)
    await userEvent.type(water, '192')
    await expect(canvas.getByText('Then nothing is left to ship')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Everything left' }))
    await expect(canvas.getByText('Then nothing is left to ship')).toBeVisible()
  },
}

/** While it is being sent, it cannot be sent again. */
export const Sending: Story = {
  args: { shipping: { ...shipping, busy: true } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Some pieces are shipped with the keyboard. */
export const ShipsByKeyboard: Story = {
  ...behaviour,
  args: { shipping },
  play: async ({ args, canvas }) => {
    const all = await canvas.findByRole('radio', { name: 'Everything left' })
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    while (document.activeElement !== all) await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const water = await canvas.findByRole('spinbutton', { name: 'Pieces of Källa Lemon Water' })
    while (document.activeElement !== water) await userEvent.tab()
    await userEvent.clear(water)
    await userEvent.keyboard('180')
    const carrier = canvas.getByRole('textbox', { name: 'Carrier' })
    while (document.activeElement !== carrier) await userEvent.tab()
    await userEvent.keyboard('DHL')
    const send = canvas.getByRole('button', { name: 'Ship 240 pieces' })
    while (document.activeElement !== send) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ carrier: 'DHL', lines: expect.arrayContaining([{ id: 'KAL-0331', pieces: 180 }]) }),
    )
  },
}

export const Loading: Story = { args: { order: { status: 'loading' } } }

export const Failed: Story = { args: { order: { status: 'failed', request: '8f2c-19d4', retry: fn() } } }

export const Phone: Story = { ...onAPhone }

/** The sheet fills the screen of a phone. */
export const PhoneShipping: Story = { ...onAPhone, args: { shipping } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
