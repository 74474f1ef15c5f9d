import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { cartOf, storyCarts } from '../../../internal/stories/story-cart'
import { ShopPathsProvider } from '../../service/shop-paths'
import { storyPaths, withShopPaths } from '../../service/shop-paths/story-paths'
import { CartTable } from './CartTable'

const { lines } = cartOf(storyCarts.bulk)
const thousand = Array.from({ length: 1000 }, (_, index) => ({
  ...lines[index % lines.length]!,
  id: `item_${index}`,
  title: `${lines[index % lines.length]!.title} ${index + 1}`,
}))

/** Counts renders: each line calls `product` once per render. */
const countingPaths = { ...storyPaths, product: fn(storyPaths.product) }

const meta = {
  title: 'Commerce/Cart/CartTable',
  component: CartTable,
  args: {
    lines,
    onAdjust: fn(),
    onQuantityChange: fn(),
    onType: fn(),
    onKeepCurrent: fn(),
    onRemove: fn(),
  },
  parameters: guide({
    also: ['basket', 'cart items'],
    use: ['For the lines of an editable cart, from one to 1,000.'],
    avoid: ['For lines that cannot be changed: Table or OrderItems.', 'For an empty cart: EmptyState.'],
    do: [
      'Give every line a descriptive title: it is the row header.',
      'Filter with `visibleLineIds`, so that hidden lines keep their input.',
    ],
    dont: [
      'Do not create new objects for unchanged lines.',
      'Do not paginate a cart: it is searched and printed as a whole, and only lines near the viewport are rendered.',
    ],
    keys: [
      { key: 'Tab', does: 'moves through the controls of each line' },
      { key: 'Enter, Space', does: 'presses a button' },
    ],
    parts: [
      { name: 'Header', is: 'The column headers.', at: 'thead' },
      { name: 'Line', is: 'A CartLine.', at: 'tbody tr' },
    ],
    content: ['Column headers are nouns; “excl. VAT” is shown once, above the table.'],
    widths: 'A compact table on a desktop, a list of cards on phones. Only one of the two is rendered.',
    announces: 'A table or a list with the name “Cart”.',
    pairs: 'not applicable',
  }),
  decorators: [
    (Story) => (
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <Story />
      </div>
    ),
    withShopPaths,
  ],
} satisfies Meta<typeof CartTable>

export default meta
type Story = StoryObj<typeof meta>

/** A table for screen readers too: every row has its product as header. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices excl. VAT')).toBeVisible()
    const table = canvas.getByRole('table', { name: 'Lines in the cart' })
    const columns = within(table).getAllByRole('columnheader')
    await expect(columns.map((column) => column.textContent)).toEqual([
      'Product',
      'SKU',
      'Quantity',
      'Stock Amount',
      'Unit price',
      'Total',
      'Remove',
    ])
    await expect(within(table).getAllByRole('row')).toHaveLength(lines.length + 1)
    const row = within(table).getByRole('row', { name: new RegExp(lines[0]!.title) })
    await expect(within(row).getAllByRole('cell')).toHaveLength(6)
    const [head, line] = within(table).getAllByRole('row')
    const starts = (element: HTMLElement) =>
      [...element.children]
        .slice(2, 6)
        // The cell of the quantity has no box, so that its message is below the whole line.
        .map((cell) => (getComputedStyle(cell).display === 'contents' ? cell.firstElementChild! : cell))
        .map((cell) => Math.round(cell.getBoundingClientRect().left))
    await expect(starts(line!)).toEqual(starts(head!))
  },
}

/** Amounts of more characters have wider columns; the SKU moves below the product, so that its name keeps its room. */
export const LongFigures: Story = {
  args: { lines: lines.map((line) => ({ ...line, unitPrice: '6.760,00\u00a0kr.', total: '181.120,00\u00a0kr.' })) },
  decorators: [
    (Story) => (
      <div className="w-[47rem]">
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader')
    await expect(name!.clientWidth).toBeGreaterThan(176)
    await expect(canvas.getAllByText(/^181\.120,00/)[0]!.scrollWidth).toBeLessThanOrEqual(124)
  },
}

/** From line to line by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { lines: lines.slice(0, 2) },
  play: async ({ args }) => {
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId: lines[0]!.id })
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab()
    }
    await userEvent.keyboard(' ')
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId: lines[1]!.id, adjustment: -1 })
  },
}

/** In a narrow table the SKU is after the variant; for screen readers it is in its cell. */
export const BesideASummary: Story = {
  globals: { viewport: { value: 'smallDesk' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '38rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [header, cell] = [canvas.getByRole('rowheader', { name: new RegExp(lines[0]!.title) }), lines[0]!.sku!]
    await expect(within(header).getByText(cell)).toBeVisible()
    await expect(canvas.getByRole('cell', { name: cell })).toBeInTheDocument()
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}

/** Lines that are filtered out keep their input. */
export const Filtered: Story = {
  args: { visibleLineIds: new Set([lines[1]!.id, lines[3]!.id]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.queryByRole('row', { name: new RegExp(lines[0]!.title) })).toBeNull()
  },
}

/** On a phone every line is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth >= 768) return
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(lines.length)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Of 1,000 lines only those near the viewport are rendered, and a change renders one line again. */
export const ThousandLines: Story = {
  ...behaviour,
  args: { lines: thousand },
  render: function Render(args) {
    const [present, setPresent] = useState(args.lines)
    return (
      <ShopPathsProvider paths={countingPaths}>
        <CartTable
          {...args}
          lines={present}
          onAdjust={({ lineId, adjustment }) =>
            setPresent((current) =>
              current.map((line) => {
                const quantity = line.quantity + adjustment
                return line.id === lineId ? { ...line, quantity, quantityText: String(quantity) } : { ...line }
              }),
            )
          }
        />
      </ShopPathsProvider>
    )
  },
  play: async ({ canvas, canvasElement, step }) => {
    const rows = () => canvasElement.querySelectorAll<HTMLElement>('[data-line]')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
    await step('in the middle, a line is changed', async () => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
      const inSight = () => [...rows()].find((each) => each.getBoundingClientRect().top > innerHeight / 3)
      await waitFor(() => expect(Number(inSight()?.dataset.index)).toBeLessThan(900))
      await expect(rows().length).toBeLessThanOrEqual(60)
      const row = inSight()!
      const quantity = thousand[Number(row.dataset.index)]!.quantity
      countingPaths.product.mockClear()
      await userEvent.click(within(row).getByRole('button', { name: 'Add' }))
      await expect(within(row).getByRole('spinbutton')).toHaveValue(String(quantity + 1))
      await expect(countingPaths.product).toHaveBeenCalledOnce()
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
