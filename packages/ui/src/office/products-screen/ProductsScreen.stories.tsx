import { pack } from '@skafferi/brand/content/packs'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/actions/button'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import type { OfficeProductRowView } from './products.view'
import { ProductsScreen, type ProductsScreenProps } from './ProductsScreen'

const euro = (text: string) => ({ value: text, text: `€${text}` })
const stock = (count: number) => ({
  value: String(count),
  text: new Intl.NumberFormat('en').format(count),
  state: count === 0 ? ('out' as const) : count < 50 ? ('low' as const) : ('in' as const),
})

const row = (
  sku: string,
  [title, detail, category]: readonly [string, string, string],
  [price, tier, left]: readonly [string, string | null, number],
  state: OfficeProductRowView['state'] = 'active',
  packName: string | null = null,
): OfficeProductRowView => ({
  id: sku,
  title,
  detail: `${sku} · ${detail}`,
  href: `/office/products/${sku}`,
  image: packName === null ? null : pack(packName),
  category,
  price: euro(price),
  tier: tier === null ? null : { price: `€${tier}`, from: '50' },
  stock: stock(left),
  state,
  changed: 'Today, 08:14',
})

const rows: readonly OfficeProductRowView[] = [
  row(
    'SAL-0120',
    ['Sältan Salt Liquorice Fish', '120 g · bag', 'Candy'],
    ['1.80', '1.48', 3400],
    'active',
    'saltan-fish',
  ),
  row('BJO-0150', ['Björkö Sour Pears', '150 g · bag', 'Candy'], ['2.10', '1.72', 1860], 'active', 'bjorko-sour'),
  row('LJU-0070', ['Ljung Dark Chocolate 70 %', '100 g · bar', 'Chocolate'], ['2.40', '1.98', 1650]),
  row(
    'RON-1200',
    ['Rönn Plum pouches, strength 2', '15 g · can', 'Pouches'],
    ['3.30', '2.81', 26],
    'active',
    'ronn-plum-2',
  ),
  row('SYL-0400', ['Syltan Lingonberry Jam', '400 g · jar', 'Jam'], ['2.90', '2.42', 890], 'active', 'syltan-lingon'),
  row(
    'GRY-0451',
    ['Gryning Light Roast, ground', '450 g · bag', 'Coffee'],
    ['6.70', null, 48],
    'draft',
    'gryning-light',
  ),
  row(
    'RIM-1304',
    ['Rimma Polar Ice extra strong', '13 g · can', 'Pouches'],
    ['3.40', '2.89', 0],
    'active',
    'rimma-black-ice-3',
  ),
]

/** The screen with a store of the selection. */
function SelectableProducts(args: ProductsScreenProps) {
  const [ids, setIds] = useState(args.selection?.ids ?? new Set<string>())
  return (
    <ProductsScreen
      {...args}
      selection={args.selection && { ...args.selection, ids, onSelect: (event) => setIds(event.ids) }}
    />
  )
}

const meta = {
  title: 'Office/Pages/ProductsScreen',
  component: ProductsScreen,
  render: (args) => <SelectableProducts {...args} />,
  decorators: [inOffice('products')],
  parameters: { layout: 'fullscreen' },
  args: {
    products: {
      status: 'ready',
      refreshing: false,
      view: { rows, page: 1, pageCount: 43, from: 1, to: 7, count: 598 },
    },
    views: [
      { id: 'shelf', label: 'Published', href: '/office/products', count: 598 },
      { id: 'low', label: 'Low stock', href: '/office/products?view=low', count: 9 },
      { id: 'draft', label: 'Draft', href: '/office/products?view=draft', count: 6 },
    ],
    view: 'shelf',
    text: '',
    sort: { column: 'title', direction: 'ascending' },
    columnSettings: null,
    selection: {
      ids: new Set(),
      actions: (
        <>
          <Button size="sm" variant="secondary">
            Change price...
          </Button>
          <Button size="sm" variant="secondary">
            Archive...
          </Button>
        </>
      ),
      onSelect: fn(),
    },
    cells: [],
    hrefs: { add: '/office/products/new', import: '/office/import' },
    hrefFor: (page) => `/office/products?page=${page}`,
    onSearch: fn(),
    onSort: fn(),
    onColumnsChange: fn(),
    onOpen: fn(),
    onSave: fn(),
    onRevertCell: fn(),
  },
} satisfies Meta<typeof ProductsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Price of Sältan Salt Liquorice Fish' })).toHaveValue('€1.80')
  },
}

/** A product of the sample data is marked, and no other. */
export const Sample: Story = {
  ...behaviour,
  args: {
    products: {
      status: 'ready',
      refreshing: false,
      view: {
        rows: rows.map((product, index) => ({ ...product, isSample: index === 1 })),
        page: 1,
        pageCount: 1,
        from: 1,
        to: 7,
        count: 7,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Björkö Sour Pears.*Sample/ })).toBeVisible()
    await expect(canvas.getAllByText('Sample')).toHaveLength(1)
  },
}

/** A saved price, a stock that is being saved, and a refused one. */
export const Changing: Story = {
  args: {
    cells: [
      { id: 'SAL-0120', cell: 'price', state: 'saved', problem: null },
      { id: 'BJO-0150', cell: 'stock', state: 'saving', problem: null },
      {
        id: 'SYL-0400',
        cell: 'stock',
        state: 'refused',
        problem: 'SYL-0400: stock counts whole jars. It is still 890.',
      },
    ],
    selection: { ...meta.args.selection, ids: new Set(['LJU-0070']) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Stock of Syltan Lingonberry Jam' })).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('stock counts whole jars')
  },
}

/** A price is changed with the keyboard, and a refused change is reverted. */
export const EditsCells: Story = {
  ...Changing,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price of Björkö Sour Pears' })
    await userEvent.click(price)
    await userEvent.clear(price)
    await userEvent.keyboard('2.15{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith({ id: 'BJO-0150', cell: 'price', value: '2.15' })
    await expect(canvas.getByRole('textbox', { name: 'Price of Ljung Dark Chocolate 70 %' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Stock of Syltan Lingonberry Jam' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onRevertCell).toHaveBeenCalledWith({ id: 'SYL-0400', cell: 'stock' })
  },
}

/** A list of products instead of variants, without editing, sorting and selection. */
export const ProductRows: Story = {
  args: {
    products: {
      status: 'ready',
      refreshing: false,
      view: {
        rows: rows.map((product) => ({ ...product, variants: '3' })),
        page: 1,
        pageCount: 1,
        from: 1,
        to: 7,
        count: 7,
      },
    },
    hrefs: { categories: '/office/categories', import: '/office/import', export: '/admin/products/export' },
    sort: undefined,
    columnSettings: undefined,
    selection: undefined,
    onSort: undefined,
    onColumnsChange: undefined,
    onSave: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Price of/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('download')
  },
}

/** Articles whose stock does not limit orders say so beside it. */
export const Availability: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    products: {
      status: 'ready',
      refreshing: false,
      view: {
        rows: [
          { ...rows[0]!, stock: { value: '0', text: '0', state: 'in', availability: 'always' } },
          { ...rows[1]!, stock: { value: '0', text: '0', state: 'low', availability: 'backorder' } },
        ],
        page: 1,
        pageCount: 1,
        from: 1,
        to: 2,
        count: 2,
      },
    },
  },
  play: async ({ canvas }) => {
    // The line of phones is hidden on wide screens.
    const isShown = (element: Element) => element.checkVisibility()
    await expect(canvas.getAllByText('Always').filter(isShown)).toHaveLength(1)
    await expect(canvas.getAllByText('Backorder').filter(isShown)).toHaveLength(1)
  },
}

export const Loading: Story = { args: { products: { status: 'loading' } } }

const noProducts: ProductsScreenProps['products'] = {
  status: 'ready',
  refreshing: false,
  view: { rows: [], page: 1, pageCount: 1, from: 0, to: 0, count: 0 },
}

export const Empty: Story = { args: { products: noProducts } }

/** No product is low in stock. */
export const NoneLow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { products: noProducts, view: 'low' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No product is low in stock')).toBeVisible()
  },
}

export const NoResults: Story = { args: { products: noProducts, text: 'herring' } }

export const Failed: Story = { args: { products: { status: 'failed', request: null, retry: fn() } } }

/** Few rows, so that the bar does not partly cover a control. */
export const Phone: Story = {
  args: {
    products: {
      status: 'ready',
      refreshing: false,
      view: { rows: rows.slice(0, 3), page: 1, pageCount: 43, from: 1, to: 3, count: 598 },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { args: Changing.args, globals: { scheme: 'dark' } }

export const HighContrast: Story = { args: Changing.args, globals: { contrast: 'more' } }
