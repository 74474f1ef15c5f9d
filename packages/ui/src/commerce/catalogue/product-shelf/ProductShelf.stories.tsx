import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { cardOf } from '../../../internal/stories/story-products'
import { storyWorld } from '../../../internal/stories/story-world'
import { narrow } from '../../../internal/story-frames'
import { ProductCard } from '../product-card'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ProductShelf } from './ProductShelf'
import { ProductShelfSkeleton } from './ProductShelfSkeleton'

const cards = storyWorld.listItems.slice(0, 6).map(cardOf)
const cardEvents = { onAddToCart: fn(), onBuyNow: fn(), onSelectVariant: fn(), onWishlistToggle: fn() }

/** Cards as on the home page. */
function compactCards(count: number) {
  return cards
    .slice(0, count)
    .map((product) => <ProductCard key={product.id} product={product} variant="compact" {...cardEvents} />)
}

/** The position of the line below each picture, rounded; pictures without height are ignored. */
function shelfLines(part: Element): number[] {
  const mediaBoxes = [...part.querySelectorAll('.bg-media')].map((box) => box.getBoundingClientRect())
  return mediaBoxes.filter(({ height }) => height > 0).map(({ bottom }) => Math.round(bottom))
}

/** Number of cards in each row, from the top. */
function shelves(part: Element): number[] {
  const lines = shelfLines(part)
  return [...new Set(lines)].map((line) => lines.filter((each) => each === line).length)
}

/** Nothing but the frame is below the last card. */
async function expectNoSpaceBelow(shelf: HTMLElement) {
  const last = within(shelf).getAllByRole('article').at(-1)!
  const room = shelf.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
  await expect(room).toBeLessThanOrEqual(1)
}

/** True if a visible divider separates a card from what is above it. */
function hasDividerAbove(place: Element): boolean {
  place.scrollIntoView({ block: 'center' })
  const { left, top, width } = place.getBoundingClientRect()
  const nearTop = [-0.5, -0.25, 0, 0.25, 0.5].map((offset) => top + offset)
  return nearTop.some((y) => document.elementFromPoint(left + width / 2, y) === place)
}

const meta = {
  title: 'Commerce/Catalogue/ProductShelf',
  component: ProductShelf,
  args: {
    label: 'Products',
    children: cards.map((product) => <ProductCard key={product.id} product={product} {...cardEvents} />),
  },
  parameters: guide({
    also: ['product grid', 'listing grid'],
    use: ['A grid of product cards: the listing, the home page.'],
    avoid: ['A row that scrolls sideways: use Carousel.', 'The lines of an order: use a table.'],
    do: ['Show the skeleton before the first products, and keep the present ones while others are loading.'],
    dont: ['Don’t put gaps between cards: they share the line below the pictures.'],
    keys: [],
    parts: [
      { name: 'Grid', is: 'The list, with a line below the pictures of each row.', at: 'ul' },
      { name: 'Card', is: 'A ProductCard.', at: 'li' },
    ],
    content: ['Its accessible name is the heading above it.'],
    widths: 'Two cards in a row from 768 px, five in the widest windows. The line continues to the end of each row.',
    announces: 'A list with a name. It is busy while other products are loading.',
    pairs: 'not applicable',
  }),
  decorators: [withShopPaths],
} satisfies Meta<typeof ProductShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Products' })
    await expect(shelf).not.toHaveAttribute('aria-busy')
    await expect(canvas.getAllByRole('article')).toHaveLength(cards.length)
    await expect(shelves(shelf)).toEqual([3, 3])
    await expectNoSpaceBelow(shelf)
  },
}

/** Old results stay until the new ones are loaded: the pictures fade, the text stays legible. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Loading: Story = {
  render: () => <ProductShelfSkeleton label="Loading products..." />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products...')
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(shelves(canvasElement)).toEqual([3, 3])
  },
}

/** Four side by side on a full page; the shelf line continues to the end of the row. */
export const FourColumns: Story = {
  args: { columns: 'four', children: compactCards(6) },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Products' })
    await expect(shelves(shelf)).toEqual([4, 4])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expectNoSpaceBelow(shelf)
  },
}

/** On phones they are one scrolling row: two and a part of the third are visible. */
export const FourColumnsPhone: Story = {
  args: { columns: 'four', children: compactCards(5) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Products' })
    await expect(new Set(shelfLines(shelf))).toHaveProperty('size', 1)
    const [first, second, third] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(second!.left).toBe(first!.right)
    await expect(second!.width).toBe(first!.width)
    await expect(third!.left).toBeLessThan(shelf.getBoundingClientRect().right)
    await expect(shelf.scrollWidth).toBeGreaterThan(shelf.clientWidth)
  },
}

/** The same on the narrowest phone: a card keeps its width, and the page does not scroll sideways. */
export const FourColumnsNarrowest: Story = {
  args: { columns: 'four', children: compactCards(6) },
  globals: { viewport: { value: 'narrowest' } },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="px-gutter">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(new Set(shelfLines(canvas.getByRole('list', { name: 'Products' })))).toHaveProperty('size', 1)
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Placeholders are as high as the cards, so that there is no layout shift. */
export const FourColumnsLoading: Story = {
  render: () => (
    <>
      <div data-testid="awaited">
        <ProductShelfSkeleton label="Loading products..." columns="four" />
      </div>
      <ProductShelf label="Products" columns="four">
        {compactCards(4)}
      </ProductShelf>
    </>
  ),
  play: async ({ canvas }) => {
    await expectSameMediaBox(canvas.getByTestId('awaited'), canvas.getByRole('list'))
    await expect(shelves(canvas.getByTestId('awaited'))).toEqual([4, 4])
  },
}

export const FourColumnsLoadingPhone: Story = {
  ...FourColumnsLoading,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await expectSameMediaBox(canvas.getByTestId('awaited'), canvas.getByRole('list'))
    await expect(new Set(shelfLines(canvas.getByTestId('awaited')))).toHaveProperty('size', 1)
  },
}

async function expectSameMediaBox(awaited: Element, shelf: Element) {
  const [before, after] = [awaited, shelf].map((part) => part.querySelector('.bg-media')!.getBoundingClientRect())
  await expect(before!.height).toBe(after!.height)
}

/** A scrolling row has one line. */
export const RowLoading: Story = {
  render: () => <ProductShelfSkeleton label="Loading products..." columns="row" />,
  play: async ({ canvasElement }) => {
    await expect(shelves(canvasElement)).toEqual([4])
  },
}

export const RowLoadingPhone: Story = {
  ...RowLoading,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(shelves(canvasElement)).toEqual([2])
  },
}

/** The pictures of a row are aligned for any content above them, including empty cells. */
export const UnequalHeights: Story = {
  args: {
    children: cards.slice(0, 4).map((product, index) => (
      <div key={product.id} className="row-span-3 grid grid-rows-subgrid">
        <p>{index === 3 && 'Three lines. '.repeat(12)}</p>
        <ProductCard product={product} {...cardEvents} />
      </div>
    )),
  },
  play: async ({ canvas }) => {
    await expect(shelves(canvas.getByRole('list', { name: 'Products' }))).toEqual([3, 3])
  },
}

/** Below each other, with a divider above each card but the first. */
export const Narrow: Story = {
  decorators: [narrow],
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Products' })
    await expect([...shelf.children].map(hasDividerAbove)).toEqual([
      false,
      ...Array(5).fill(true),
      false,
      false,
      false,
      false,
    ])
    await expectNoSpaceBelow(shelf)
  },
}

export const Single: Story = {
  args: { children: <ProductCard product={cards[0]!} {...cardEvents} /> },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
