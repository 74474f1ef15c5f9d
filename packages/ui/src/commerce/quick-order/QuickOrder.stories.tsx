import { useState } from 'react'
import {
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ListedLine } from '@skafferi/domain/cart'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { listedLine, notAdding, nothingPasted, quickOrderOf, typedBefore } from '../../internal/stories/story-draft'
import { problemOf } from '../../internal/stories/story-load'
import { cardOf, worldCard } from '../../internal/stories/story-products'
import { storyWorld } from '../../internal/stories/story-world'
import { withShopPaths } from '../shop-paths/story-paths'
import { QuickOrder, type QuickOrderProps } from './QuickOrder'

const lastOrdered = { quantity: 60, text: '60', date: '20 Nov 2026', day: '20 Nov' }
const fish = { ...worldCard('Sältan Salt Liquorice Fish'), lastOrdered }
const toffee = worldCard('Sältan Butter Toffee')
const mix = worldCard('Björkö Saturday Mix')
const sour = worldCard('Björkö Sour Pears')
const shown = [fish, mix, sour, toffee]
const others = storyWorld.listItems.filter(({ id }) => shown.every((product) => product.id !== id)).map(cardOf)
const products = [...shown, ...others.slice(0, 6)]
const away = others.filter(({ offer }) => offer !== null).at(-1)!
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
    onSelectVariant: fn(),
  },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['quick order', 'bulk order', 'order form'],
    use: [
      'A listing for buyers who know what they want and order many lines.',
      'The second view of the listing, switched in its toolbar.',
    ],
    avoid: [
      'For looking around: ProductCards on a ProductShelf.',
      'For lines that are in the cart already: CartTable.',
    ],
    do: [
      'Show the same products in the same order as the shelves.',
      'Keep one list for all pages, filters, searches and tabs, and add it with one press.',
    ],
    dont: ['Don’t put a heart, a rating or a button into the lines: they are for deciding, and it is decided.'],
    keys: [
      { key: 'Enter, Shift + Enter', does: 'in a quantity goes to the next line’s, or back' },
      { key: 'Arrow Up, Arrow Down', does: 'counts the quantity up or down' },
      { key: 'Ctrl + V', does: 'a column shows what it would fill, downwards from the line' },
      { key: 'Tab', does: 'goes through name, last quantity and quantity, line by line' },
    ],
    parts: [
      { name: 'Line', is: 'A product, and a quantity to type.', at: 'tbody tr' },
      { name: 'Paste', is: 'Takes a list from a spreadsheet.', at: 'button' },
      { name: 'Foot', is: 'What is typed, and one press for all of it.', at: 'div:has(> button), footer' },
    ],
    content: ['Names are cut off rather than wrapped: a line is a line.'],
    widths: '46 px a line, 36 in the compact density; columns fold into the name where there is no room for them.',
    announces: 'A table; the foot counts what is typed, politely.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof QuickOrder>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the input, as its parent does. */
function Kept({ lines: before = [], ...args }: QuickOrderProps & { lines?: readonly ListedLine[] }) {
  const [lines, setLines] = useState(before)
  const replace = (added: readonly ListedLine[]) =>
    setLines((now) => [
      ...now.filter(({ variantId }) => added.every((line) => line.variantId !== variantId)),
      ...added.filter(({ pieces }) => pieces > 0),
    ])
  const list = {
    ...quickOrderOf(args.products, lines),
    set: ({ product, pieces }: { product: (typeof products)[number]; pieces: number | null }) =>
      replace([listedLine(product, pieces ?? 0)]),
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

const typed = [listedLine(fish, 60), listedLine(toffee, 5), listedLine(away, 50)]

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
      hands={['hover', 'focus']}
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
    await expect(within(dialog).getByText(away.title)).toBeVisible()
    await expect(within(dialog).getByText(/prices of 20 Nov 2026$/)).toBeVisible()
  },
}

/** Enter moves down the column and Shift + Enter up; the last quantity is one press; Add adds all at once. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { products: [fish, sour, toffee] },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    const [first, second, third] = canvas.getAllByRole('spinbutton')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Paste a column' })).toHaveFocus()
    await userEvent.tab()
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
  render: (args) => <Kept {...args} lines={typed} />,
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

/** The list is emptied after a second press, wrong entries too. */
export const Clears: Story = {
  ...behaviour,
  render: (args) => <Kept {...args} lines={typed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByText('Clear 3 lines?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }))
    await expect(canvas.queryByRole('region', { name: 'Order list' })).toBeNull()
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('0')
  },
}

const pasted = {
  ...nothingPasted,
  onRead: fn(),
  view: {
    ready: 2,
    rows: [
      {
        position: 1,
        title: fish.title,
        sku: fish.sku,
        picture: fish.thumbnail.src,
        pieces: '240',
        readAs: false,
        reason: null,
        detail: null,
        line: listedLine(fish, 240),
      },
      {
        position: 2,
        title: toffee.title,
        sku: toffee.sku,
        picture: toffee.thumbnail.src,
        pieces: '1,200',
        readAs: true,
        reason: null,
        detail: null,
        line: listedLine(toffee, 1200),
      },
      {
        position: 3,
        title: mix.title,
        sku: mix.sku,
        picture: mix.thumbnail.src,
        pieces: null,
        readAs: false,
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
        readAs: false,
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
  render: (args) => <Kept {...args} />,
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
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('0')
  },
}

/** The press fills. */
/** A text that was not read before the session ended is back, until it is given up. */
export const PastedBefore: Story = {
  ...behaviour,
  args: { paste: { ...nothingPasted, draft: { ...typedBefore('240\n1 200'), discard: fn() } } },
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
    list: quickOrderOf(products, [listedLine(toffee, 5)]),
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

/** After a lost answer nothing is lost, and nothing is added twice. */
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

/** The old lines stay until the new ones are there. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

const huge = edgeCases
  .filter(({ offer, stock }) => offer !== null && stock.state !== 'out')
  .map((product) => listedLine(product, 100_000))

export const EdgeCases: Story = {
  args: { products: edgeCases, list: quickOrderOf(edgeCases, huge) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

/** Where the list is narrow, stock and last order have no column; readers hear the stock all the same. */
export const Tablet: Story = {
  args: Ordered.args,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** On a phone name, prices and quantity have fixed places. */
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
