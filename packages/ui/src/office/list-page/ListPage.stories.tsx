import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/actions/button'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ListContent } from './ListContent'
import { ListPage } from './ListPage'
import { ListTable, type ListTableProps } from './ListTable'

interface Supplier {
  id: string
  name: string
  place: string
  products: string
}

const rows: Supplier[] = [
  { id: 'sup_1', name: 'Sältan', place: 'Kungälv', products: '14' },
  { id: 'sup_2', name: 'Gryning', place: 'Gothenburg', products: '9' },
  { id: 'sup_3', name: 'Flade', place: 'Helsingborg', products: '6' },
]

const onSearch = fn()
const onRetry = fn()

const table: ListTableProps<Supplier> = {
  caption: 'Suppliers',
  columns: [
    { id: 'name', label: 'Supplier', cell: ({ name }) => name },
    { id: 'place', label: 'Place', cell: ({ place }) => place },
    { id: 'products', label: 'Products', align: 'end', cell: ({ products }) => products },
  ],
  list: {
    status: 'ready',
    refreshing: false,
    view: { rows, page: 1, pageCount: 2, from: 1, to: 3, count: 28 },
  },
  words: { loading: 'Loading suppliers...', failed: 'Suppliers could not be loaded' },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  phoneSummary: ({ place }) => place,
  search: { name: 'suppliers', label: 'Search suppliers', placeholder: 'Name or place', text: '', onSearch },
  noResults: 'No suppliers match',
  empty: { title: 'No suppliers yet', text: 'They appear with the first product.' },
  hrefFor: (page) => `?page=${page}`,
}

const noRows = { rows: [], page: 1, pageCount: 1, from: 0, to: 0, count: 0 }

const meta = {
  title: 'Office/Frame/ListPage',
  component: ListPage,
  decorators: [inOffice('companies')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    title: 'Suppliers',
    actions: <Button>New supplier</Button>,
    views: [
      { id: 'all', label: 'All', href: '?', count: 28 },
      { id: 'new', label: 'New', href: '?view=new', count: 0 },
    ],
    view: 'all',
    children: <ListTable {...table} />,
  },
} satisfies Meta<typeof ListPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('table', { name: 'Suppliers' }))
    await expect(list.getAllByRole('row')).toHaveLength(rows.length + 1)
    await expect(canvas.getByRole('link', { name: 'All 28', current: 'page' })).toBeVisible()
  },
}

export const Loading: Story = { args: { children: <ListTable {...table} list={{ status: 'loading' }} /> } }

export const Empty: Story = {
  args: { children: <ListTable {...table} list={{ status: 'ready', refreshing: false, view: noRows }} /> },
}

export const Failed: Story = {
  args: {
    children: <ListTable {...table} list={{ status: 'failed', request: '8f2c-19d4', retry: onRetry }} />,
  },
}

/** A button clears a search without results. */
export const NoResults: Story = {
  ...behaviour,
  args: {
    children: (
      <ListTable
        {...table}
        list={{ status: 'ready', refreshing: false, view: noRows }}
        search={{ ...table.search!, text: 'pasta' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No suppliers match' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(onSearch).toHaveBeenCalledWith({ text: '' })
  },
}

/** A list that is not a table has the same states. */
export const Content: Story = {
  ...behaviour,
  args: {
    children: (
      <ListContent
        list={{ status: 'failed', request: null, retry: onRetry }}
        words={table.words}
        empty={() => table.empty}
      >
        {() => null}
      </ListContent>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The list is searched with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search suppliers' }), 'salt{Enter}')
    await expect(onSearch).toHaveBeenLastCalledWith({ text: 'salt' })
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
