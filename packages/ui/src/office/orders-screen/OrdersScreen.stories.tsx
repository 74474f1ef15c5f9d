import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen'
import { storyOrders } from './story-orders'

/** An app that keeps what was selected. */
function Kept(args: OrdersScreenProps) {
  const [ids, setIds] = useState(args.selection?.ids ?? new Set<string>())
  return <OrdersScreen {...args} selection={args.selection && { ...args.selection, ids, onSelect: (event) => setIds(event.ids) }} />
}

const retry = fn()

const meta = {
  title: 'Office/Pages/OrdersScreen',
  component: OrdersScreen,
  render: (args) => <Kept {...args} />,
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
    filters: { text: '', status: '' },
    statuses: ['pending', 'requires_action', 'shipping'],
    sort: { column: 'number', direction: 'descending' },
    picks: null,
    selection: {
      ids: new Set(),
      actions: (
        <>
          <Button size="sm">Print pick lists</Button>
          <Button size="sm" variant="secondary">
            Mark packed
          </Button>
        </>
      ),
      onSelect: fn(),
    },
    hrefFor: (page) => `/office/orders?page=${page}`,
    onFilter: fn(),
    onSort: fn(),
    onPick: fn(),
    onOpen: fn(),
    exportHref: '/admin/orders/export?status=pending',
  },
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Orders' }))
    await expect(table.getByRole('rowheader', { name: /^1061/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: '58 orders' })).toBeVisible()
    await expect(canvas.getByText('1–10 of 58')).toBeVisible()
  },
}

export const Selected: Story = {
  args: {
    selection: { ...meta.args.selection, ids: new Set(['1060', '1059', '1057']), note: '39 lines · 3,480 pieces · €6,710.45' },
  },
}

export const Loading: Story = { args: { orders: { status: 'loading' } } }

/** The shop has no order yet. */
export const Empty: Story = {
  args: { orders: { status: 'ready', refreshing: false, view: { ...storyOrders, rows: [], from: 0, to: 0, count: 0, pageCount: 1 } } },
}

/** No order fits: the filters stay, and one button clears them. */
export const NothingFound: Story = {
  args: { ...Empty.args, filters: { text: 'herring', status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('herring')
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

/** A list in an order of its own, of which the store tells no sums: nothing is offered that cannot be had. */
export const Plain: Story = {
  args: {
    orders: { status: 'ready', refreshing: false, view: { ...storyOrders, rows: storyOrders.rows.map((row) => ({ ...row, payment: 'awaiting' })), sums: null } },
    tells: ['payment'],
    sort: undefined,
    picks: undefined,
    selection: undefined,
    onSort: undefined,
    onPick: undefined,
    exportHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Ship to' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Export CSV' })).toBeNull()
  },
}

/** It failed; nothing was changed, and the request has a number to name. */
export const Failed: Story = {
  args: { orders: { status: 'failed', request: '8f2c-19d4', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Orders could not be loaded')
  },
}

export const TriesAgain: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Found, selected and opened. */
export const Works: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kallio{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ text: 'kallio', status: '' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ text: '', status: 'pending' })
    canvas.getByRole('row', { name: /1061/ }).focus()
    await userEvent.keyboard('xjx')
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: '1060' })
  },
}

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
