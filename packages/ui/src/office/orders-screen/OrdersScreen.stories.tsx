import { useState } from 'react'
import type { OrderFilters } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { PageKeysProvider } from '../../components/content/data-table'
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen'
import { PackingResult } from './PackingResult'
import { OrderBulkActions } from './OrderBulkActions'
import { storyOrders } from './story-orders'

/** The screen with a store of the selection. */
function SelectableOrders(args: OrdersScreenProps) {
  const [ids, setIds] = useState(args.selection?.ids ?? new Set<string>())
  return (
    <OrdersScreen
      {...args}
      selection={args.selection && { ...args.selection, ids, onSelect: (event) => setIds(event.ids) }}
    />
  )
}

const anyOrder: OrderFilters = {
  text: '',
  status: '',
  goods: '',
  payment: '',
  waits: '',
  from: '',
  to: '',
  company: '',
  country: '',
  article: '',
  shipment: '',
}

const retry = fn()
const onPack = fn()
const hrefs = { picks: '/office/papers?pick=1060', slips: '/office/papers?slips=1060' }

const meta = {
  title: 'Office/Screens/OrdersScreen',
  component: OrdersScreen,
  render: (args) => <SelectableOrders {...args} />,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen' },
  args: {
    orders: { status: 'ready', view: storyOrders, refreshing: false },
    views: [
      { id: 'pack', label: 'To pack', href: '/office/orders?view=pack', count: 7 },
      { id: 'part', label: 'Part shipped', href: '/office/orders?view=part', count: 2 },
      { id: 'answer', label: 'Needs an answer', href: '/office/orders?view=answer', count: 1 },
      { id: 'all', label: 'All', href: '/office/orders', count: 58 },
    ],
    view: 'all',
    filters: anyOrder,
    states: [
      { state: 'to_pack', filter: { status: 'pending', goods: 'not_fulfilled', shipment: 'none' } },
      { state: 'partly_shipped', filter: { status: '', goods: '', shipment: 'partial' } },
      { state: 'completed', filter: { status: 'completed', goods: '', shipment: '' } },
    ],
    countries: ['se', 'no', 'dk', 'fi'],
    company: { name: null, suggestions: [], onSearch: fn() },
    selection: {
      ids: new Set(),
      actions: <OrderBulkActions count={3} hrefs={hrefs} busy={false} onPack={onPack} />,
      onSelect: fn(),
    },
    hrefFor: (page) => `/office/orders?page=${page}`,
    onFilter: fn(),
    onClear: fn(),
    onOpen: fn(),
    exportHrefs: {
      orders: '/admin/orders/export?status=pending',
      lines: '/admin/orders/export?status=pending&rows=lines',
    },
  },
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // The hidden line for phones has the same text.
    const visible = canvas.getAllByText('120 of 388 shipped').filter((element) => element.checkVisibility())
    await expect(visible).toHaveLength(1)
    await expect(canvas.getByText('Credited €7.70')).toBeVisible()
    await expect(canvas.getByText('To pay €928.30')).toBeVisible()
    await expect(canvas.getByText('To pay back €12.40')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Orders' }))
    await expect(table.getByRole('rowheader', { name: /^1061/ })).toBeVisible()
    await expect(table.getByRole('cell', { name: '492 all to ship' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '388 250 to ship' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '904' })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: '58 orders' })).toBeVisible()
    await expect(canvas.getByText('1–10 of 58')).toBeVisible()
    await expect(canvas.getByText('58 orders', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(canvas.getByText('58 orders', { selector: 'dt' }).nextElementSibling).toHaveTextContent('€103,816.44')
  },
}

export const Selected: Story = {
  args: {
    selection: {
      ...meta.args.selection,
      ids: new Set(['1060', '1059', '1057']),
      summary: '39 lines · 3,480 pieces · €6,710.45',
    },
  },
}

const selection = {
  ...meta.args.selection,
  ids: new Set(['1060', '1059', '1057']),
  summary: '39 lines · 3,480 pieces · €6,710.45',
}

/** Two of three orders are packed; the refused one is listed with the reason and stays selected. */
export const PartlyPacked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    selection: {
      ...selection,
      ids: new Set(['1056']),
      summary: '22 lines · 3,100 pieces · €7,412.90',
      actions: <OrderBulkActions count={1} hrefs={hrefs} busy={false} onPack={onPack} />,
    },
    notice: (
      <PackingResult
        outcome={{
          packed: 2,
          refused: [
            {
              id: '1056',
              number: '1056',
              problem: { action: 'office', code: 'transition_not_allowed', message: null, fields: {} },
            },
          ],
        }}
        onClose={onPack}
      />
    ),
  },
  play: async ({ canvas }) => {
    const result = canvas.getByText(/2 orders are packed/).closest('[role=status]')
    await expect(result).toHaveTextContent(
      /2 orders are packed. One was refused and stays selected: ?Order 1056: it has been shipped or cancelled\./,
    )
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected')
  },
}

/** All orders are packed, and the selection is empty. */
export const AllPacked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: <PackingResult outcome={{ packed: 3, refused: [] }} onClose={onPack} /> },
}

/** The store does not respond: all orders stay selected. */
export const PackingFailed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    selection,
    notice: (
      <PackingResult
        outcome={{
          packed: 0,
          refused: ['1060', '1059', '1057'].map((number) => ({
            id: number,
            number,
            problem: { action: 'office', code: 'network', message: null, fields: {} },
          })),
        }}
        onClose={onPack}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No order was marked as packed/)).toHaveTextContent(
      '3 were refused and stay selected',
    )
  },
}

/** The button is busy while the orders are being marked. */
export const Packing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { selection: { ...selection, actions: <OrderBulkActions count={3} hrefs={hrefs} busy onPack={onPack} /> } },
}

/** Without the permission, only the links to print are shown. */
export const ReadOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { selection: { ...selection, actions: <OrderBulkActions count={3} hrefs={hrefs} busy={false} /> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Print 3 pick lists' })).toHaveAttribute('href', hrefs.picks)
    await expect(canvas.getByRole('link', { name: 'Packing slips' })).toHaveAttribute('href', hrefs.slips)
    await expect(canvas.queryByRole('button', { name: /packed/ })).toBeNull()
  },
}

export const Packs: Story = {
  ...behaviour,
  args: { selection },
  play: async ({ canvas }) => {
    onPack.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 3 as packed' }))
    await expect(onPack).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { orders: { status: 'loading' } } }

/** The shop has no orders. */
export const Empty: Story = {
  args: {
    orders: {
      status: 'ready',
      refreshing: false,
      view: { ...storyOrders, rows: [], from: 0, to: 0, count: 0, pageCount: 1, sums: [] },
    },
  },
}

const everyFilter: OrderFilters = {
  text: 'herring',
  status: 'pending',
  goods: 'not_fulfilled',
  payment: 'awaiting',
  waits: 'shipment',
  from: '2026-11-01',
  to: '2026-11-30',
  company: 'comp_1',
  country: 'no',
  article: '',
  shipment: '',
}

/** Filtered to orders that are pending or require action. */
export const WaitingForAction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filters: { ...anyOrder, waits: 'action' } },
}

/** Filtered to orders whose open goods all wait for stock. */
export const WaitingForStock: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filters: { ...anyOrder, waits: 'stock' } },
}

/** Money is owed back: the rows and the sum are the amounts to pay back. */
export const ToPayBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { amount: 'toPayBack', filters: { ...anyOrder, waits: 'to_pay_back' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay back on 58 orders').nextElementSibling).toHaveTextContent('€12.40')
    await expect(canvas.getByRole('columnheader', { name: 'To pay back' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '€12.40 Credited €12.40' })).toBeVisible()
  },
}

const hornan = { name: 'Hörnan Livs AB', suggestions: [], onSearch: fn() }

/** No order matches: the filters are listed, and a button clears them. */
export const NoResults: Story = {
  args: { ...Empty.args, filters: everyFilter, company: hornan },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('herring')
    await expect(canvas.getByText(/Filters:/)).toHaveTextContent(
      /^Filters: “herring”, Open, To ship, Not fulfilled, Awaiting, placed .*Nov.*30.*, Hörnan Livs AB, Norway\.$/,
    )
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

/** Filters by day, company and country; the sums are shown by currency. */
export const Filtered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    filters: {
      ...anyOrder,
      from: '2026-11-01',
      to: '2026-11-30',
      company: 'comp_1',
      country: 'se',
      article: '',
      shipment: '',
    },
    company: hornan,
    view: null,
    orders: {
      status: 'ready',
      refreshing: false,
      view: {
        ...storyOrders,
        sums: [
          { count: 50, total: '€91,204.10', due: '€41,204.10', toPayBack: '€12.40' },
          { count: 8, total: 'SEK 140,310.00', due: 'SEK 0.00', toPayBack: 'SEK 0.00' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Placed from')).toHaveValue('2026-11-01')
    await expect(canvas.getByLabelText('Placed until')).toHaveValue('2026-11-30')
    await expect(canvas.getByRole('button', { name: 'Remove Hörnan Livs AB' })).toBeVisible()
    await expect(canvas.getByText('8 orders', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'SEK 140,310.00',
    )
  },
}

/** Unpaid orders: the rows and the sum are the amounts due, and a badge marks what is overdue. */
export const Unpaid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { amount: 'due', optionalColumns: ['pieces', 'payment', 'due'], filters: { ...anyOrder, waits: 'payment' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due on 58 orders').nextElementSibling).toHaveTextContent('€61,204.90')
    await expect(canvas.getByRole('cell', { name: /€928.30.*Credited €7.70/ })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Overdue since 21 Nov 2026' })).toBeVisible()
  },
}

/** The screen with a store of the filters. */
function FilterableOrders(args: OrdersScreenProps) {
  const [filters, setFilters] = useState(args.filters)
  const name = filters.company === '' ? null : 'Hörnan Livs AB'
  return (
    <OrdersScreen
      {...args}
      filters={filters}
      company={{ ...args.company, name }}
      onFilter={(next) => {
        args.onFilter(next)
        setFilters(next)
      }}
    />
  )
}

/** A day filters when its year is complete, a company when it matches a suggestion; each can be removed. */
export const Filters: Story = {
  ...behaviour,
  args: { company: { name: null, suggestions: [{ id: 'comp_1', name: 'Hörnan Livs AB' }], onSearch: fn() } },
  render: (args) => <FilterableOrders {...args} />,
  play: async ({ args, canvas }) => {
    const from = canvas.getByLabelText('Placed from')
    await fireEvent.change(from, { target: { value: '0202-11-01' } })
    await expect(args.onFilter).not.toHaveBeenCalled()
    await fireEvent.change(from, { target: { value: '2026-11-01' } })
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, from: '2026-11-01' })
    const company = canvas.getByRole('combobox', { name: 'Company' })
    await userEvent.type(company, 'Hörnan Livs A')
    await expect(args.company.onSearch).toHaveBeenLastCalledWith('Hörnan Livs A')
    await expect(args.onFilter).toHaveBeenCalledTimes(1)
    await userEvent.type(company, 'B')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, from: '2026-11-01', company: 'comp_1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hörnan Livs AB' }))
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivered to' }), 'Norway')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, from: '2026-11-01', country: 'no' })
  },
}

/** The filters of a saved view are shown as chips and can be removed. */
export const RemovesChips: Story = {
  ...behaviour,
  args: { filters: { ...anyOrder, waits: 'payment', goods: 'not_fulfilled', payment: 'awaiting' } },
  render: (args) => <FilterableOrders {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Unpaid' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, goods: 'not_fulfilled', payment: 'awaiting' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Not fulfilled' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, payment: 'awaiting' })
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Awaiting' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith(anyOrder)
  },
}

export const Clears: Story = {
  ...NoResults,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** A list without selection, sums and export. */
export const Plain: Story = {
  args: {
    orders: {
      status: 'ready',
      refreshing: false,
      view: { ...storyOrders, sums: null },
    },
    optionalColumns: ['payment'],
    selection: undefined,
    exportHrefs: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unpaid')[0]).toBeInTheDocument()
    await expect(canvas.queryByRole('columnheader', { name: 'Ship to' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Export CSV' })).toBeNull()
  },
}

/** Loading failed: the request id can be quoted to support. */
export const Failed: Story = {
  args: { orders: { status: 'failed', request: '8f2c-19d4', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Orders could not be loaded')
  },
}

export const Retries: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Orders are searched for, selected and opened. */
export const Searches: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'kallio{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, text: 'kallio' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'SKU or product' }), 'SAL-0120{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, article: 'SAL-0120' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Goods' }), 'Part shipped')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, shipment: 'partial' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Goods' }), 'To pack')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...anyOrder,
      status: 'pending',
      goods: 'not_fulfilled',
      shipment: 'none',
    })
    canvas.getByRole('row', { name: /1061/ }).focus()
    await userEvent.keyboard('xjx')
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: '1060' })
  },
}

const onPageKeys = fn()

/** J, K, X and / work anywhere on the page, and can be switched off. */
export const PageKeys: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: (args) => (
    <PageKeysProvider value={{ enabled: true, onChange: onPageKeys }}>
      <SelectableOrders {...args} />
    </PageKeysProvider>
  ),
  play: async ({ args, canvas }) => {
    // The keys are listened to soon after the page is shown.
    await waitFor(async () => {
      if (document.activeElement === document.body) await userEvent.keyboard('j')
      await expect(canvas.getByRole('row', { name: /1061/ })).toHaveFocus()
    })
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('jx')
    await expect(canvas.getByRole('row', { name: /1060/ })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: '1060' })
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox', { name: 'Search orders' })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('xk')
    await expect(search).toHaveValue('xk')
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Use these keys only inside the list' }))
    await expect(onPageKeys).toHaveBeenLastCalledWith({ enabled: false })
  },
}

/** Without the page's keys, letters outside the rows do nothing. */
export const KeysInRowsOnly: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('jx')
    await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull()
  },
}

/** On a phone the filters open below the search; nothing scrolls sideways. */
export const PhoneFilters: Story = {
  ...onAPhone,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Goods', hidden: true })).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Goods' }), 'Part shipped')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...anyOrder, shipment: 'partial' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = {
  ...onAPhone,
  // The bar at the bottom of the window covers what lies at its edge.
  play: () => window.scrollTo(0, document.body.scrollHeight),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

/** At 768 px, columns of less importance are left out: nothing scrolls sideways. */
export const Tablet: Story = {
  ...behaviour,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Goods/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /Ship to/ })).toBeNull()
    const region = canvas.getByRole('table').parentElement!
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}
