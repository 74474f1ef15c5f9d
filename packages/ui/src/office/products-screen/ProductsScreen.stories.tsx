import { pack } from '@skafferi/brand/content/packs'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { ListedProductView, ProductFilters } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { BulkActions } from './BulkActions'
import { GoodsInHint } from './GoodsInHint'
import { ProductsScreen, type ProductsScreenProps } from './ProductsScreen'

const noFilters: ProductFilters = {
  text: '',
  status: '',
  category: '',
  brand: '',
  stock: '',
  missing: '',
  createdBy: '',
  changedBy: '',
  sort: '',
}

const stock = (count: number): ListedProductView['stock'] => ({
  value: String(count),
  text: new Intl.NumberFormat('en').format(count),
  reserved: null,
  state: count === 0 ? 'out' : count < 50 ? 'low' : 'in',
  availability: 'tracked',
})

const row = (
  sku: string,
  [title, brand, category]: readonly [string, string, string],
  [price, tier, left]: readonly [string | null, string | null, number],
  state: ListedProductView['state'] = 'active',
  packName: string | null = null,
): ListedProductView => ({
  id: sku,
  title,
  brand,
  href: `/office/products/${sku}`,
  image: packName === null ? null : pack(packName),
  sku,
  furtherVariants: 0,
  category,
  price: price === null ? null : { value: price, text: `€${price}`, varies: false },
  tier: tier === null ? null : { price: `€${tier}`, from: '50', further: 1 },
  carton: '24',
  stock: stock(left),
  state,
  isSample: false,
  changed: 'Tue, 24 Nov, 08:14',
})

const rows: readonly ListedProductView[] = [
  row('SAL-0120', ['Sältan Salt Liquorice Fish', 'Sältan', 'Candy'], ['1.80', '1.48', 3400], 'active', 'saltan-fish'),
  row('BJO-0150', ['Björkö Sour Pears', 'Björkö', 'Candy'], ['2.10', '1.72', 1860], 'active', 'bjorko-sour'),
  row('LJU-0070', ['Ljung Dark Chocolate 70 %', 'Ljung', 'Chocolate'], ['2.40', '1.98', 1650]),
  row('RON-1200', ['Rönn Plum pouches, strength 2', 'Rönn', 'Pouches'], ['3.30', '2.81', 26], 'active', 'ronn-plum-2'),
  row('SYL-0400', ['Syltan Lingonberry Jam', 'Syltan', 'Jam'], ['2.90', '2.42', 890], 'active', 'syltan-lingon'),
  row('GRY-0451', ['Gryning Light Roast, ground', 'Gryning', 'Coffee'], ['6.70', null, 48], 'draft', 'gryning-light'),
  row(
    'RIM-1304',
    ['Rimma Polar Ice extra strong', 'Rimma', 'Pouches'],
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
  title: 'Office/Screens/ProductsScreen',
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
    filters: noFilters,
    choices: {
      categories: [
        { id: 'cat_1', name: 'Candy', level: 1 },
        { id: 'cat_2', name: 'Chocolate', level: 2 },
        { id: 'cat_3', name: 'Pouches', level: 1 },
      ],
      brands: ['Björkö', 'Ljung', 'Sältan'],
    },
    sort: { column: 'title', direction: 'ascending' },
    selection: {
      ids: new Set(),
      actions: <BulkActions selectableCount={598} onSelectAll={fn()} onStart={fn()} />,
      onSelect: fn(),
    },
    cells: [],
    hrefs: { goodsIn: '/office/products#goods-in', add: '/office/products/new', import: '/office/import' },
    hrefFor: (page) => `/office/products?page=${page}`,
    onFilter: fn(),
    onClear: fn(),
    onSort: fn(),
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
    await expect(
      canvas.getByRole('textbox', { name: 'Stock of Sältan Salt Liquorice Fish' }),
    ).toHaveAccessibleDescription(/\+25 adds 25 pieces/)
  },
}

/** The button for goods in leads to how they are booked. */
export const GoodsIn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { hint: <GoodsInHint onSeveral={fn()} onClose={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Goods in' })).toHaveAttribute('href', '/office/products#goods-in')
    await expect(canvas.getByText(/Type \+25 in its free stock/)).toBeVisible()
  },
}

/** Reserved pieces are beside the free ones; a menu adds to the stock of a product. */
export const Stock: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onStock: fn(),
    products: {
      status: 'ready',
      refreshing: false,
      view: {
        rows: [{ ...rows[0]!, stock: { ...stock(96), reserved: { onHand: '120', pieces: '24' } } }, ...rows.slice(1)],
        page: 1,
        pageCount: 1,
        from: 1,
        to: 7,
        count: 7,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 on hand, 24 reserved')).toBeVisible()
  },
}

export const AddsToStock: Story = {
  ...behaviour,
  args: { onStock: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock of Sältan Salt Liquorice Fish' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Goods in...' }))
    await expect(args.onStock).toHaveBeenCalledWith({ id: 'SAL-0120', kind: 'goods_in' })
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

/** A price that was typed before a reload: it says so, is not saved by passing through, and Enter saves it. */
export const TypedBefore: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: {
    onTypeCell: fn(),
    cells: [
      {
        id: 'BJO-0150',
        cell: 'price',
        state: 'refused',
        value: '2.1',
        problem: '',
        refusal: { code: 'unsaved', isFault: false },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Price of Björkö Sour Pears' })
    await expect(cell).toHaveValue('2.1')
    await expect(cell).toHaveAccessibleDescription(
      /^“2\.1” was typed here and is not saved\. Press Enter to save it, or Escape to keep 2\.10\./,
    )
    await userEvent.click(cell)
    await userEvent.tab()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(cell)
    await userEvent.keyboard('{End}5')
    const typed = { id: 'BJO-0150', cell: 'price', value: '2.15', previousValue: '2.10' }
    await expect(args.onTypeCell).toHaveBeenLastCalledWith(typed)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith(typed)
  },
}

/** A message about the last action is at the bottom, where it covers no head of the list. */
export const WithMessage: Story = {
  ...behaviour,
  globals: { viewport: { value: 'desk' } },
  args: {
    notice: (
      <BannerMessage tone="positive" announce="polite">
        243 pieces of 2 articles added to stock. 7 pieces went to waiting orders.
      </BannerMessage>
    ),
  },
  play: async ({ canvas }) => {
    const message = canvas.getByText(/^243 pieces/)
    await expect(window.innerHeight - message.getBoundingClientRect().bottom).toBeLessThan(90)
    canvas.getByRole('table').scrollIntoView()
    for (const head of canvas.getAllByRole('columnheader'))
      await expect(head.getBoundingClientRect().bottom).toBeLessThan(message.getBoundingClientRect().top)
  },
}

/** On a phone it is above the bar, whose items stay in reach. */
export const WithMessagePhone: Story = {
  ...WithMessage,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText(/^243 pieces/).getBoundingClientRect()
    const { top } = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect()
    await expect(top - bottom).toBeGreaterThan(0)
    await expect(top - bottom).toBeLessThan(40)
  },
}

/** A refused price names its article; a large change can be saved all the same, also without a keyboard. */
export const RefusedPrices: Story = {
  ...behaviour,
  args: {
    cells: [
      {
        id: 'BJO-0150',
        cell: 'price',
        state: 'refused',
        value: '1.20',
        problem: 'is higher from 50 pieces on than from 1',
        refusal: { code: 'rising_price', isFault: true },
      },
      {
        id: 'LJU-0070',
        cell: 'price',
        state: 'refused',
        value: '9.20',
        problem: 'This changes the price of LJU-0070 by more than 20%.',
        refusal: { code: 'price_jump', isFault: false },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^The price of Björkö Sour Pears is higher from 50 pieces on than from 1/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'LJU-0070', cell: 'price', value: '9.20' }),
    )
    await userEvent.click(canvas.getAllByRole('button', { name: 'Restore' })[0]!)
    await expect(args.onRevertCell).toHaveBeenCalledWith({ id: 'BJO-0150', cell: 'price' })
  },
}

/** Filters are saved as a view with a name, and an own view is deleted. */
export const SavesView: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { filters: { ...meta.args.filters, stock: 'out' }, view: null, onSaveView: fn(), onRemoveView: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view...' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters as a view' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sold out{Enter}')
    await expect(args.onSaveView).toHaveBeenCalledWith({ name: 'Sold out' })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete view' }))
    await expect(args.onRemoveView).toHaveBeenCalledOnce()
  },
}

/** A column of a spreadsheet is pasted into a cell, or from its button; one value is pasted as text. */
export const PastesColumn: Story = {
  ...behaviour,
  args: { onPaste: fn() },
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price of Björkö Sour Pears' })
    await userEvent.click(price)
    await userEvent.paste('2.15\n3.10\n')
    await expect(args.onPaste).toHaveBeenLastCalledWith({ id: 'BJO-0150', cell: 'price', text: '2.15\n3.10\n' })
    await userEvent.clear(price)
    await userEvent.paste('2.15\n')
    await expect(price).toHaveValue('2.15')
    await userEvent.click(canvas.getByRole('button', { name: 'Paste...' }))
    await expect(args.onPaste).toHaveBeenLastCalledWith({})
    await expect(args.onPaste).toHaveBeenCalledTimes(2)
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
    await expect(args.onSave).toHaveBeenLastCalledWith({
      id: 'BJO-0150',
      cell: 'price',
      value: '2.15',
      previousValue: '2.10',
    })
    await expect(canvas.getByRole('textbox', { name: 'Price of Ljung Dark Chocolate 70 %' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Stock of Syltan Lingonberry Jam' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onRevertCell).toHaveBeenCalledWith({ id: 'SYL-0400', cell: 'stock' })
  },
}

const listOf = (products: readonly ListedProductView[]): ProductsScreenProps['products'] => ({
  status: 'ready',
  refreshing: false,
  view: { rows: products, page: 1, pageCount: 1, from: 1, to: products.length, count: products.length },
})

/** A role that may not change products: no inputs, no selection. */
export const ReadOnly: Story = {
  args: {
    products: listOf(rows),
    hrefs: { categories: '/office/categories', export: '/admin/products/export' },
    selection: undefined,
    onSave: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Price of/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('download')
    await expect(canvas.getByRole('link', { name: 'CSV for Excel (semicolons)' })).toHaveAttribute(
      'href',
      '/admin/products/export?separator=semicolon',
    )
  },
}

/** A product with several variants and prices, and one without price, tier, carton, brand and known change. */
export const Variants: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    products: listOf([
      {
        ...rows[0]!,
        furtherVariants: 11,
        price: { value: '1.8', text: '€1.80', varies: true },
        tier: { price: '€1.48', from: '1,200', further: 3 },
        carton: '12, 24 and 48',
      },
      { ...rows[1]!, price: null, tier: null, carton: '', brand: '', changed: null, category: '' },
    ]),
    onSave: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SAL-0120 and 11 more · Sältan')).toBeVisible()
    await expect(canvas.getAllByText('from €1.80').at(-1)).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'No price' })).toBeVisible()
  },
}

/** Long names and figures. */
export const Long: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    products: listOf([
      {
        ...rows[0]!,
        title:
          'Sältan Extra Salty Liquorice Fish with Sea Salt from the West Coast, limited Christmas edition in a tin',
        category: 'Chocolate-covered liquorice and other confectionery',
        sku: 'SALTAN-LIQUORICE-FISH-CHRISTMAS-EDITION-0120',
        price: { value: '12480.5', text: '€12,480.50', varies: false },
        tier: { price: '€11,990.00', from: '1,200', further: 2 },
        stock: stock(1_240_000),
      },
    ]),
  },
}

const filtered = {
  products: listOf(rows.slice(0, 2)),
  view: null,
  filters: { ...noFilters, text: 'salt', category: 'cat_1', status: 'published', stock: 'low', missing: 'picture' },
} as const

/** Active filters as chips, with the number of matching products. */
export const Filtered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: filtered,
  play: async ({ canvas }) => {
    const active = within(canvas.getByRole('group', { name: 'Active filters' }))
    for (const label of ['“salt”', 'Candy', 'Active', 'Low stock', 'No picture'])
      await expect(active.getByText(label)).toBeVisible()
    await expect(active.getByText('2 products')).toBeVisible()
  },
}

/** A filter is chosen, another is removed by its chip, and all are cleared. */
export const Filters: Story = {
  args: filtered,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'Backorder')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filters, stock: 'backorder' })
    await userEvent.click(canvas.getByRole('button', { name: /No picture/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filters, missing: '' })
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** A press on a column sorts by it. */
export const Sorts: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'price', direction: 'ascending' })
    await userEvent.click(canvas.getByRole('button', { name: 'Product' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'title', direction: 'descending' })
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
          { ...rows[0]!, stock: { value: '0', text: '0', reserved: null, state: 'in', availability: 'always' } },
          { ...rows[1]!, stock: { value: '0', text: '0', reserved: null, state: 'low', availability: 'backorder' } },
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

/** Nothing is missing: an empty list is good news. */
export const NothingMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { products: noProducts, view: null, filters: { ...noFilters, missing: 'gtin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every variant has a GTIN')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1)
  },
}

/** No product is low in stock. */
export const NoneLow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { products: noProducts, view: 'low', filters: { ...noFilters, status: 'published', stock: 'low' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No product is low in stock')).toBeVisible()
  },
}

export const NoResults: Story = { args: { products: noProducts, filters: { ...noFilters, text: 'herring' } } }

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

/** At 768 px, columns of less importance are left out: nothing scrolls sideways. */
export const Tablet: Story = {
  ...behaviour,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Free stock/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /Category/ })).toBeNull()
    const region = canvas.getByRole('table').parentElement!
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}
