import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { storyUsualArticles } from '../../../internal/stories/story-orders'
import { tabTo } from '../../../internal/stories/tab-to'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { UsualArticles, type UsualArticlesProps } from './UsualArticles'

const [first, second, third] = storyUsualArticles as [
  (typeof storyUsualArticles)[number],
  (typeof storyUsualArticles)[number],
  (typeof storyUsualArticles)[number],
]
const idlePurchases: UsualArticlesProps['purchases'] = { stateOf: () => 'idle', problemOf: () => null }
const retry = fn()

const meta = {
  title: 'Commerce/Cart/UsualArticles',
  component: UsualArticles,
  args: { articles: ready(storyUsualArticles), purchases: idlePurchases, onAdd: fn() },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['frequently bought', 'reorder', 'favourites'],
    use: ['At the top of the home page, to reorder frequently ordered articles with one press.'],
    avoid: ['Repeating a complete order: use ReorderDialog.', 'Products that other customers buy: use ProductShelf.'],
    do: [
      'Show the last quantity, its date, the order frequency and the price at that quantity.',
      'Show the result of a press on the tile itself.',
    ],
    dont: [
      'Don’t add another quantity than the label of the button states.',
      'Don’t show an empty section before the first order.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves from a product to its Add button and to the next product.' },
      { key: 'Enter', does: 'On a product: opens it. On the Add button: adds it.' },
    ],
    parts: [
      { name: 'Heading', is: 'The title of the section.', at: 'h2' },
      { name: 'Article', is: 'Picture, last quantity, price and Add button.', at: 'li' },
      { name: 'History', is: 'The link to all orders.', at: 'a' },
    ],
    content: ['Each tile states the last quantity, its date and the order frequency.'],
    widths: 'The row scrolls horizontally. On wide screens the tiles share the width.',
    announces: 'A list with a name. Each button names its article.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof UsualArticles>

export default meta
type Story = StoryObj<typeof meta>

/** Six tiles, each with the last quantity, the frequency, and a button that adds it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Fill up again' })).getAllByRole('listitem')
    await expect(tiles).toHaveLength(6)
    const tile = within(tiles[0]!)
    await expect(tile.getByRole('link', { name: first.title })).toHaveAttribute('href', `/products/${first.productId}`)
    await expect(tile.getByText(`${first.quantity} on ${first.lastOrdered}`)).toBeVisible()
    await expect(tile.getByText(`about every ${first.everyDays} days`)).toBeVisible()
    await expect(tile.getByText(first.price)).toBeVisible()
    await expect(tile.getByRole('button')).toHaveAccessibleName(`Add ${first.quantity} of ${first.title}`)
  },
}

export const Adds: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add ${first.quantity} of ${first.title}` }))
    const { productId, variantId, quantity } = first
    await expect(args.onAdd).toHaveBeenCalledWith({ productId, variantId, quantity })
  },
}

/** Each tile shows the result of its own press. */
export const AfterPresses: Story = {
  args: {
    purchases: {
      stateOf: (id) =>
        id === first.variantId
          ? 'added'
          : id === second.variantId
            ? 'busy'
            : id === third.variantId
              ? 'out_of_stock'
              : 'idle',
      problemOf: (id) =>
        id === third.variantId
          ? { ...problemOf('add_to_cart', 'insufficient_inventory', 'x'), params: { title: third.title, left: 12 } }
          : null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item added to cart')).toBeVisible()
    await expect(canvas.getByText(`Not enough stock for ${third.title}. 12 left.`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: new RegExp(`^Add ${second.quantity} of`) })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** Fewer pieces than the last quantity are in stock: there is no Add button. */
export const LittleLeft: Story = {
  args: {
    articles: ready([
      { ...first, left: 44 },
      { ...second, left: 0 },
      { ...third, everyDays: null },
      ...storyUsualArticles.slice(3),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('44 left')).toBeVisible()
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.getByText('ordered once')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
}

/** Without orders nothing is rendered. */
export const NoOrders: Story = {
  args: { articles: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}

/** Placeholders in the size of the content. */
export const Loading: Story = {
  args: { articles: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your usual articles...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { articles: failed(problemOf('load_usual_articles'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load your usual articles')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: `Add ${second.quantity} of ${second.title}` }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ variantId: second.variantId }))
  },
}

/** The row scrolls horizontally; the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    articles: ready([
      { ...first, title: hostileText },
      { ...second, title: 'x'.repeat(120) },
      ...storyUsualArticles.slice(2),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
