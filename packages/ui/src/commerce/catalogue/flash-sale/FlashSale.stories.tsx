import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storySale } from '../../../internal/stories/story-content'
import { storyWorld } from '../../../internal/stories/story-world'
import { ProductCard } from '../product-card'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { FlashSale } from './FlashSale'

const events = { onAddToCart: fn(), onBuyNow: fn(), onSelectVariant: fn(), onWishlistToggle: fn() }
const cards = storySale.cards.map((product) => (
  <ProductCard key={product.id} product={product} variant="compact" headingLevel={3} {...events} />
))

const meta = {
  title: 'Commerce/Catalogue/FlashSale',
  component: FlashSale,
  args: { endsAt: storySale.endsAt, clockOffset: storySale.clockOffset, children: cards, onEnd: fn() },
  parameters: {
    ...guide({
      also: ['deal', 'offer', 'countdown sale'],
      use: ['For prices that are valid until a time set by the server.'],
      avoid: ['For a permanent reduction: ProductCard shows it.', 'If there are no products: omit the section.'],
      do: ['Pass the difference to the server’s clock, so that every visitor sees the same end.'],
      dont: ['Do not invent a discount or an end: both come with the sale.'],
      keys: [
        { key: 'Tab', does: 'Moves to the row, then from card to card.' },
        { key: 'Arrow Right', does: 'Scrolls the row if it has the focus.' },
      ],
      parts: [
        { name: 'Heading', is: 'The title of the sale.', at: 'h2' },
        { name: 'Countdown', is: 'The time until it ends.', at: '[role=timer]' },
        { name: 'Products', is: 'A Carousel of product cards.', at: '[role=region]' },
      ],
      content: ['The heading names the sale, not the discount.'],
      widths: 'The countdown is next to the heading and wraps below it; the cards scroll in their row.',
      announces: 'A heading, a timer that does not interrupt, and a region.',
      pairs: 'not applicable',
    }),
    clock: storyWorld.base.toISOString(),
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof FlashSale>

export default meta
type Story = StoryObj<typeof meta>

/** The countdown shows the remaining time; each card its current and usual price, and the discount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Sale ends in' })).toHaveTextContent('2 days')
    const [sour] = storySale.cards.filter(({ title }) => title === 'Björkö Sour Pears')
    const card = within(canvas.getByRole('article', { name: sour!.title }))
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(card.getByText('€1.79')).toBeVisible()
    await expect(card.getByText('€2.10')).toBeVisible()
    await expect(card.getByText('−15%')).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Flash Sales' })
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
  },
}

/** After the end the countdown stays at zero and says so. */
export const Ended: Story = {
  args: { endsAt: storyWorld.base.getTime() - 60_000 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-ended', 'true')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}

/** A clock that is a day fast does not end the sale a day early. */
export const FastClock: Story = {
  args: { clockOffset: -86_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3 days')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const packs = canvas.getAllByRole('article').map((card) => card.querySelector('img')!.getBoundingClientRect())
    await expect(new Set(packs.map(({ bottom }) => Math.round(bottom)))).toHaveProperty('size', 1)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
