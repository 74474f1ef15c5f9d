import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { checkoutOf, storyCarts } from '../../../internal/stories/story-cart'
import { pressKeys } from '../../../internal/stories/press-keys'
import { narrow } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { OrderReview } from './OrderReview'

const long = checkoutOf(storyCarts.bulk)
const short = checkoutOf(storyCarts.small)
const [first, second] = long.lines

const meta = {
  title: 'Commerce/Checkout/OrderReview',
  component: OrderReview,
  args: { lines: short.lines, pieces: short.pieces },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['order summary lines', 'confirm'],
    use: ['In the checkout: to check every line with SKU, quantity, unit price and total before ordering.'],
    avoid: ['To edit lines: use CartTable.', 'A placed order: use OrderDocument.'],
    do: ['Show pictures first, and the lines when asked.', 'Mark changed lines; the list is then expanded.'],
    dont: ['Do not omit lines.', 'Do not put controls into the lines: they are read-only.'],
    keys: [
      { key: 'Enter, Space', does: 'On Show lines: expands or collapses the list.' },
      { key: 'Tab', does: 'Moves from the search to the button that collapses the list.' },
    ],
    parts: [
      { name: 'Count', is: 'The number of lines and pieces.', at: 'p' },
      { name: 'Show', is: 'Expands or collapses the list.', at: 'button' },
      { name: 'Pictures', is: 'The packs of the first lines, and the number of further ones.', at: 'img' },
      { name: 'Line', is: 'A product, its quantity and its price.', at: 'tr', rare: true },
    ],
    content: ['The same terms as in the cart.'],
    widths: 'Names wrap. Amounts stay at the end of the row.',
    announces: 'A section with a name. The number of matches is a status.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderReview>

export default meta
type Story = StoryObj<typeof meta>

/** The lines are collapsed at first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 lines, 27 pieces')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show lines' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3)
    await expect(canvas.queryByText(/^and \d+ more$/)).toBeNull()
  },
}

/** A short order is expanded without a search. */
export const Open: Story = {
  tags: ['reaches'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show lines' }))
    const table = within(canvas.getByRole('table', { name: 'Lines of the order' }))
    await expect(table.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** A long order says how many products have no picture. */
export const Long: Story = {
  args: { lines: long.lines, pieces: long.pieces },
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByText(/^and \d+ more$/).filter((each) => each.checkVisibility())
    await expect(more).toHaveTextContent(`and ${long.lines.length - 10} more`)
  },
}

export const LongOpen: Story = {
  ...Long,
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show lines' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(long.lines.length + 1)
  },
}

export const Searched: Story = {
  ...Long,
  ...behaviour,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show lines' }))
    const box = canvas.getByRole('searchbox', { name: 'Search the lines' })
    await step('by name, ignoring diacritics', async () => {
      await userEvent.type(box, 'tjarn')
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
      await expect(canvas.getByRole('row', { name: new RegExp(first!.title) })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('1 of 12 lines')
    })
    await step('by SKU', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, second!.sku!.toLowerCase())
      await waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(second!.title) })).toBeVisible())
      await expect(canvas.getAllByRole('row')).toHaveLength(2)
    })
    await step('a search without matches shows that', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, 'shoes')
      await waitFor(() => expect(canvas.getByText('No lines match “shoes”')).toBeVisible())
    })
  },
}

export const Keyboard: Story = {
  ...Long,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Show lines' })
    await expect(button).toHaveFocus()
    await pressKeys('{Enter}', () => button.click())
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Hide lines' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** Changed lines are marked and come first, and nothing is collapsed. */
export const Changed: Story = {
  args: { lines: long.lines, pieces: long.pieces, changed: new Set([second!.id]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(long.lines.length + 1)
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName(/^Changed: ?VIDD/)
    await expect(canvas.getAllByRole('rowheader')[1]).toHaveTextContent(first!.title)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const HostileTextNarrow: Story = {
  args: {
    lines: [
      { ...first!, title: `<img src=x onerror=alert(1)>${'Saltlakrits'.repeat(9)}`, sku: null, total: '€9,999,999.99' },
    ],
    pieces: 100,
  },
  tags: ['reaches'],
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show lines' }))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { ...Changed, globals: { scheme: 'dark' }, play: undefined }
export const HighContrast: Story = { ...Changed, globals: { contrast: 'more' }, play: undefined }

/** Lines that cannot be delivered come first and are expanded, however long the order is. */
export const Undeliverable: Story = {
  args: {
    lines: long.lines.map((line, index) =>
      index === 3 || index === 5 ? { ...line, undeliverableTo: 'Norway' } : line,
    ),
    pieces: long.pieces,
  },
  play: async ({ canvas }) => {
    const status = within(canvas.getAllByRole('status').find(({ textContent }) => textContent !== '')!)
    await expect(status.getByText(/^2 lines of the order cannot be delivered to Norway\. Choose another/)).toBeVisible()
    await expect(status.getByRole('link', { name: 'Shopping Cart' })).toHaveAttribute('href', '/cart')
    const [, one, other] = canvas.getAllByRole('row')
    for (const [row, line] of [
      [one, long.lines[3]!],
      [other, long.lines[5]!],
    ] as const) {
      const text = `${line.title}${line.variant}Cannot be delivered to Norway`.replaceAll('\u00a0', ' ')
      await expect(row).toHaveTextContent(text)
    }
  },
}

/** Each line says which pieces ship later. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    lines: long.lines.slice(0, 2).map((line) => ({ ...line, dispatch: { now: null, later: '3', day: '12 Jan' } })),
  },
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show lines' }))
    await expect(canvas.getAllByText('Ships: 3 on 12 Jan')).toHaveLength(2)
  },
}

export const UndeliverableOnPhone: Story = { ...Undeliverable, decorators: [narrow] }
