import { useState } from 'react'
import {
  alwaysAvailableProduct,
  backorderedProduct,
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ListedLine } from '@skafferi/domain/shop/cart'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import {
  orderListLine,
  notAdding,
  nothingPasted,
  quickOrderOf,
  restoredDraft,
} from '../../../internal/stories/story-draft'
import { problemOf } from '../../../internal/stories/story-load'
import { cardOf, worldCard } from '../../../internal/stories/story-products'
import { storyWorld } from '../../../internal/stories/story-world'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { QuickOrder, type QuickOrderProps } from './QuickOrder'

const lastOrdered = { quantity: 60, text: '60', date: '20 Nov 2026', day: '20 Nov' }
const fish = { ...worldCard('Sältan Salt Liquorice Fish'), lastOrdered }
const toffee = worldCard('Sältan Butter Toffee')
const mix = worldCard('Björkö Saturday Mix')
const sour = worldCard('Björkö Sour Pears')
const firstProducts = [fish, mix, sour, toffee]
const others = storyWorld.listItems.filter(({ id }) => firstProducts.every((product) => product.id !== id)).map(cardOf)
const products = [...firstProducts, ...others.slice(0, 6)]
const offPageProduct = others.filter(({ offer }) => offer !== null).at(-1)!
const edgeCases = [bareProduct(), hostileProduct(), hugeNumbersProduct(), longTitleProduct(), soldOutProduct()].map(
  (product) => cardOf(toListItem(product)),
)

const meta = {
  title: 'Commerce/Cart/QuickOrder',
  component: QuickOrder,
  args: {
    label: 'Products',
    products,
    list: quickOrderOf(products),
    add: { ...notAdding, onAdd: fn() },
    paste: { ...nothingPasted, onRead: fn() },
    priceList: { busy: false, problem: null, onDownload: fn() },
    onSelectVariant: fn(),
  },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['quick order', 'bulk order', 'order form'],
    use: [
      'A product list for buyers who order many known products.',
      'The second view of the listing, selected in its toolbar.',
    ],
    avoid: ['Browsing: use ProductCards in a ProductShelf.', 'Lines that are already in the cart: use CartTable.'],
    do: [
      'Show the same products in the same order as the card view.',
      'Keep one list across pages, filters, searches and browser tabs, and add it with one press.',
    ],
    dont: ['Don’t put a wishlist button, a rating or a purchase button into the rows: buyers have already decided.'],
    keys: [
      { key: 'Enter, Shift + Enter', does: 'In a quantity: moves to the quantity of the next or the previous row.' },
      { key: 'Arrow Up, Arrow Down', does: 'Increases or decreases the quantity.' },
      { key: 'Ctrl + V', does: 'Pastes a column: shows a preview that starts at the current row.' },
      { key: 'Tab', does: 'Moves through name, last quantity and quantity, row by row.' },
    ],
    parts: [
      { name: 'Row', is: 'A product and its quantity field.', at: 'tbody tr' },
      { name: 'Paste', is: 'Opens a dialog to paste a column from a spreadsheet.', at: 'button' },
      { name: 'Order bar', is: 'The total of all input, and a button to add it.', at: 'div:has(> button), footer' },
    ],
    content: ['Names are truncated, so that each row is one line.'],
    widths: 'Rows are 46 px high, 36 in the compact density. Narrow lists show some columns below the name.',
    announces: 'A table. The order bar is a region called “Order list”.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof QuickOrder>

export default meta
type Story = StoryObj<typeof meta>

/** Stores the input, as the page does. */
function Controlled({ lines: before = [], ...args }: QuickOrderProps & { lines?: readonly ListedLine[] }) {
  const [lines, setLines] = useState(before)
  const replace = (added: readonly ListedLine[]) =>
    setLines((now) => [
      ...now.filter(({ variantId }) => added.every((line) => line.variantId !== variantId)),
      ...added.filter(({ pieces }) => pieces > 0),
    ])
  const list = {
    ...quickOrderOf(args.products, lines),
    set: ({ product, pieces }: { product: (typeof products)[number]; pieces: number | null }) =>
      replace([orderListLine(product, pieces ?? 0)]),
    fillIn: (event: { lines: readonly ListedLine[] }) => replace(event.lines),
    remove: ({ variantIds }: { variantIds: readonly string[] }) =>
      setLines((now) => now.filter(({ variantId }) => !variantIds.includes(variantId))),
    clear: () => setLines([]),
  }
  return <QuickOrder {...args} list={list} />
}

const fieldOf = (row: HTMLElement) => within(row).getByRole('spinbutton')

/** Three price steps, the last order and a quantity in every row; 46 px each, 36 in the compact density. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [, row] = canvas.getAllByRole('row')
    const line = within(row!)
    await step('all tiers', async () => {
      await expect(canvas.getByText('Prices excl. VAT')).toBeVisible()
      await expect(line.getByRole('cell', { name: /^€1\.85\s*1\+$/ })).toBeVisible()
      await expect(line.getByRole('cell', { name: /^€1\.48\s*50\+$/ })).toBeVisible()
    })
    await step('as low as a list row', async () => {
      await expect(Math.round(row!.getBoundingClientRect().height)).toBe(46)
    })
  },
}

export const Compact: Story = {
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(Math.round(canvas.getAllByRole('row')[1]!.getBoundingClientRect().height)).toBe(36)
  },
}

const byStock = [
  backorderedProduct('2027-01-12'),
  backorderedProduct(null),
  alwaysAvailableProduct(),
  soldOutProduct(),
].map((product, index) => ({ ...cardOf(toListItem(product)), id: `prod_${index}`, lastOrdered }))

/** A long stock label wraps in its column, and rows keep their height. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { products: byStock, list: quickOrderOf(byStock) },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row')
    const labels = rows.map((row) => row.querySelector<HTMLElement>('td > [data-stock]')!)
    const texts = ['Back on 12 Jan', 'Available to order', 'Available to order', 'Out of stock']
    await expect(labels.map(({ textContent }) => textContent)).toEqual(texts)
    for (const label of labels) {
      const cell = label.parentElement!.getBoundingClientRect()
      await expect(label).toBeVisible()
      await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(cell.right)
    }
    for (const row of rows) await expect(Math.round(row.getBoundingClientRect().height)).toBe(46)
    await expect(labels[3]!.offsetHeight).toBeLessThan(labels[1]!.offsetHeight)
  },
}
export const BackorderDark: Story = { ...Backorder, globals: { scheme: 'dark' } }
export const BackorderPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: Backorder.args,
  globals: { viewport: { value: 'phone' } },
}

const typed = [orderListLine(fish, 60), orderListLine(toffee, 5), orderListLine(offPageProduct, 50)]

/** Lines, pieces, total and saving of all input, including other pages. */
export const Ordered: Story = {
  args: { list: quickOrderOf(products, typed) },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Order list' }))
    await expect(bar.getByText('3 lines')).toBeVisible()
    await expect(bar.getByText('115 pieces')).toBeVisible()
    await expect(bar.getByText(/saved$/)).toBeVisible()
    await expect(bar.getByRole('button', { name: '1 not on this page' })).toBeVisible()
    await expect(canvas.getByText(/^Your order list has 3 lines\. 1 not on this page\./)).toBeVisible()
    const [, row] = canvas.getAllByRole('row')
    await expect(fieldOf(row!)).toHaveValue('60')
    await expect(within(row!).getByRole('cell', { name: '€88.80' })).toBeVisible()
    await expect(within(row!).getByRole('cell', { name: /^This price applies:\s*€1\.48/ })).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={QuickOrder}
      args={{ ...args, products: products.slice(0, 2), list: quickOrderOf(products.slice(0, 2)) }}
      target="tbody input"
      interactions={['hover', 'focus']}
      cell={60}
    />
  ),
}

export const Dark: Story = { ...Ordered, globals: { scheme: 'dark' } }
export const HighContrast: Story = { ...Ordered, globals: { contrast: 'more' } }

/** Lines of other pages can be viewed and removed. */
export const OffPageLines: Story = {
  tags: ['reaches'],
  args: Ordered.args,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 not on this page' }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Lines not on this page' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByText(offPageProduct.title)).toBeVisible()
    await expect(within(dialog).getByText(/prices of 20 Nov 2026$/)).toBeVisible()
  },
}

/** Enter moves down the column and Shift + Enter up; the last quantity is one press; Add adds all at once. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { products: [fish, sour, toffee] },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    const [first, second, third] = canvas.getAllByRole('spinbutton')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Paste a column' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: `Add a carton of 24: ${fish.title}` })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(first).toHaveValue('48')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Use the last quantity of .*: 60/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveValue('60')
    await userEvent.tab()
    await userEvent.keyboard('240{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('12{Enter}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('7{Shift>}{Enter}{/Shift}')
    await expect(second).toHaveFocus()
    await userEvent.tab()
    while (document.activeElement?.textContent !== 'Add 3 lines') await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.add.onAdd).toHaveBeenCalledOnce()
    await expect([first, second, third].map((field) => (field as HTMLInputElement).value)).toEqual(['240', '12', '7'])
  },
}

/** Invalid input stays in its row, marked with an error, and nothing is sent before it is valid. */
export const InvalidQuantity: Story = {
  tags: ['reaches'],
  render: (args) => <Controlled {...args} lines={typed} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getAllByRole('spinbutton')[0]!
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 lines' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('abc')
    await expect(field).toHaveAccessibleDescription('Please select a valid quantity.')
    await expect(args.add.onAdd).not.toHaveBeenCalled()
    await expect(Math.round(canvas.getAllByRole('row')[1]!.getBoundingClientRect().height)).toBe(46)
  },
}

/** A quantity above the stock says so, and how much there is. */
export const AboveStock: Story = {
  ...behaviour,
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getAllByRole('spinbutton')[0]!
    await userEvent.type(field, '99999')
    await expect(field).toHaveAccessibleDescription(`Only ${args.products[0]!.stock.text} in stock`)
  },
}

/** The list is cleared after a confirmation, including invalid input. */
export const Clears: Story = {
  ...behaviour,
  render: (args) => <Controlled {...args} lines={typed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByText('Clear 3 lines?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }))
    await expect(canvas.queryByRole('region', { name: 'Order list' })).toBeNull()
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('')
  },
}

const pasted = {
  ...nothingPasted,
  onRead: fn(),
  view: {
    ready: 2,
    blankRows: 0,
    columns: null,
    fault: null,
    rows: [
      {
        position: 1,
        title: fish.title,
        sku: fish.sku,
        picture: fish.thumbnail.src,
        pieces: '240',
        isConverted: false,
        reason: null,
        detail: null,
        line: orderListLine(fish, 240),
      },
      {
        position: 2,
        title: toffee.title,
        sku: toffee.sku,
        picture: toffee.thumbnail.src,
        pieces: '1,200',
        isConverted: true,
        reason: null,
        detail: null,
        line: orderListLine(toffee, 1200),
      },
      {
        position: 3,
        title: mix.title,
        sku: mix.sku,
        picture: mix.thumbnail.src,
        pieces: null,
        isConverted: false,
        reason: 'several_variants',
        detail: '50',
        line: null,
      },
      {
        position: 4,
        title: null,
        sku: 'LJU-007',
        picture: null,
        pieces: null,
        isConverted: false,
        reason: 'unknown_sku',
        detail: null,
        line: null,
      },
    ],
  },
}

/** A pasted column shows a preview first, and names parts without a match. */
export const Pasted: Story = {
  tags: ['reaches'],
  args: { paste: pasted },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[1]!)
    await userEvent.paste('240\n1 200\n50')
    const found = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Paste a column' })
    await waitFor(() => expect(found).toBeVisible())
    await expect(args.paste.onRead).toHaveBeenCalledWith({
      text: '240\n1 200\n50',
      products: products.slice(
        products.findIndex(
          ({ id }) => id === canvas.getAllByRole('spinbutton')[1]!.closest('[data-line]')!.getAttribute('data-line'),
        ),
      ),
    })
    const dialog = within(found)
    await expect(dialog.getByText('Read as 1,200')).toBeVisible()
    await expect(dialog.getByText('LJU-007: No article has this SKU or GTIN')).toBeVisible()
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('')
  },
}

const unclearColumns = {
  choices: [
    { index: 0, heading: 'Foo', samples: ['Fish'] },
    { index: 1, heading: 'Bar', samples: ['SAL-0120'] },
    { index: 2, heading: 'Baz', samples: ['60'] },
  ],
  article: null,
  quantity: null,
}

/** Opens the dialog for pasted text. */
async function openPaste(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(page.getByRole('button', { name: 'Paste a column' }))
  const found = await page.findByRole('dialog', { name: 'Paste a column' })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

/** If the columns of a pasted table are not recognised, the buyer chooses them. */
export const PastedColumnsUnclear: Story = {
  ...behaviour,
  args: {
    paste: { ...pasted, onRead: fn(), view: { ...pasted.view, rows: [], ready: 0, columns: unclearColumns } },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await openPaste(canvasElement)
    await userEvent.selectOptions(dialog.getByLabelText('Column with SKUs or GTINs'), '1')
    await userEvent.selectOptions(dialog.getByLabelText('Column with quantities'), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await expect(args.paste.onRead).toHaveBeenCalledWith({ text: '', products, columns: { article: 1, quantity: 2 } })
  },
}

/** Rows without a quantity are counted. */
export const PastedWithBlankRows: Story = {
  tags: ['reaches'],
  args: { paste: { ...pasted, view: { ...pasted.view, blankRows: 2 } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = await openPaste(canvasElement)
    await expect(dialog.getByText(/2 rows without a quantity were left out\.$/)).toBeVisible()
  },
}

/** A text without any quantity is refused, and stays. */
export const PastedWithoutQuantities: Story = {
  tags: ['reaches'],
  args: {
    paste: { ...pasted, view: { ...pasted.view, rows: [], ready: 0, fault: { code: 'no_quantity', rows: 4 } } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = await openPaste(canvasElement)
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/^None of the 4 rows has a quantity\./)
  },
}

/** Pasted text from before an expired session is restored, until it is discarded. */
export const PastedTextRestored: Story = {
  ...behaviour,
  args: { paste: { ...nothingPasted, draft: { ...restoredDraft('240\n1 200'), discard: fn() } } },
  play: async ({ args, canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Paste a column' }))
    await open()
    await expect(await body.findByRole('textbox')).toHaveValue('240\n1 200')
    await expect(body.getByText('We kept what you typed.')).toBeVisible()
    await userEvent.click(body.getByRole('button', { name: 'Clear the form' }))
    await expect(body.getByRole('textbox')).toHaveValue('')
    await userEvent.click(body.getByRole('button', { name: 'Cancel' }))
    await expect(args.paste.draft.discard).toHaveBeenCalled()
  },
}

export const PastedFills: Story = {
  ...Pasted,
  ...behaviour,
  play: async (context) => {
    await Pasted.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(within(canvasElement.ownerDocument.body).getByRole('button', { name: 'Fill 2 lines' }))
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('240')
    await expect(canvas.getByText('1,440 pieces')).toBeVisible()
  },
}

/** Lines that were not added are named with the reason, and stay. */
export const PartlyAdded: Story = {
  args: {
    list: quickOrderOf(products, [orderListLine(toffee, 5)]),
    add: {
      ...notAdding,
      report: {
        added: 1,
        lines: [
          { productId: toffee.id, title: toffee.title, quantity: 5, outcome: 'insufficient_inventory', left: 3 },
          { productId: fish.id, title: fish.title, quantity: 60, outcome: 'added', left: 900 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2 products added to the cart')).toBeVisible()
    await expect(canvas.getByText(`${toffee.title}: only 3 more can be added`)).toBeVisible()
  },
}

/** Before adding, the buyer sees how many more lines the cart takes. */
export const CartNearlyFull: Story = {
  args: { list: quickOrderOf(products, typed, { cartLines: 1_490 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A cart holds at most 1,500 lines. There is room for 10 more lines.')).toBeVisible()
  },
}

/** Without a response nothing is lost, and nothing is added twice. */
export const NoResponse: Story = {
  args: {
    list: quickOrderOf(products, typed, { isUnanswered: true }),
    add: { ...notAdding, problem: problemOf('add_to_cart', 'network') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The shop did not respond\. Your list is kept\./)).toBeVisible()
  },
}

/** With several variants one is chosen first. */
export const SeveralVariantsChoose: Story = {
  ...behaviour,
  args: { products: [mix] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await expect(args.onSelectVariant).toHaveBeenCalledWith({ productId: mix.id })
  },
}

/** The old lines stay until the new ones are loaded. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

const huge = edgeCases
  .filter(({ offer, stock }) => offer !== null && stock.state !== 'out')
  .map((product) => orderListLine(product, 100_000))

export const EdgeCases: Story = {
  args: { products: edgeCases, list: quickOrderOf(edgeCases, huge) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

/** A larger quantity costs less: the hint takes it, and the field gets the focus. */
export const LargerQuantityCostsLess: Story = {
  ...behaviour,
  render: Controlled,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: `Quantity of ${fish.title}` })
    await userEvent.type(field, '48')
    const take = canvas.getByRole('button', { name: `Take 50 of ${fish.title}` })
    await expect(take).toHaveAccessibleDescription('2 more and you pay €14.80 less')
    await expect(take.closest('[aria-live], [role=status]')).toBeNull()
    await userEvent.click(take)
    await expect(field).toHaveValue('50')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByText(/more and you pay/)).toBeNull()
  },
}

/** The hint of a larger quantity has its own line. */
export const LargerQuantityCostsLessNarrow: Story = {
  args: { list: quickOrderOf(products, [orderListLine(fish, 48)]) },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 more and you pay €14.80 less')).toBeVisible()
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}

/** In a narrow list, stock and last order have no column; screen readers still get the stock. */
export const Tablet: Story = {
  args: Ordered.args,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** On phones name, prices and quantity have fixed positions. */
export const Narrow: Story = {
  args: Ordered.args,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    const fields = canvas.getAllByRole('spinbutton').map((field) => Math.round(field.getBoundingClientRect().right))
    await expect(new Set(fields).size).toBe(1)
  },
}

export const EdgeCasesNarrow: Story = { ...EdgeCases, globals: { viewport: { value: 'narrowest' } } }
export const RightToLeft: Story = { args: Ordered.args, globals: { direction: 'rtl' } }

/** Strength and delivery restrictions are below the name. */
export const NotForDelivery: Story = {
  args: {
    products: [
      { ...worldCard('Tjärn Citrus pouches, strength 2'), deliveryRestriction: { country: 'Norway', variants: 'all' } },
      ...products,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be delivered to Norway')).toBeVisible()
    await expect(canvas.getByText(/^14 g · can · 7.mg$/)).toBeVisible()
  },
}
