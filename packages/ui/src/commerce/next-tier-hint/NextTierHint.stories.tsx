import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { NextTierView } from '@skafferi/domain/cart/views'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { cartOf, storyCarts } from '../../internal/stories/story-cart'
import { FreeDeliveryNote } from './FreeDeliveryNote'
import { NextTierHint } from './NextTierHint'

const bulk = cartOf(storyCarts.bulk)
const small = cartOf(storyCarts.small)
const nextTier = bulk.nextTier as NextTierView

const meta = {
  title: 'Commerce/Prices and stock/NextTierHint',
  component: NextTierHint,
  args: nextTier,
  parameters: guide({
    also: ['upsell', 'volume discount hint'],
    use: [
      'Beside a cart’s total: what a little more would bring.',
      'FreeDeliveryNote for the way to free delivery, in the same place.',
    ],
    avoid: [
      'For news about what was just done: BannerMessage or a toast.',
      'For a price that holds already: BetterPrice.',
    ],
    do: ['Show one line, the closest one.', 'Say figures: how many pieces, which price instead of which.'],
    dont: [
      'Don’t press: no “only”, no exclamation, no countdown.',
      'Don’t make it yellow: the better price is not reached yet.',
    ],
    keys: [],
    parts: [
      { name: 'Sign', is: 'A price label.', at: 'svg' },
      { name: 'Words', is: 'How many are missing, and what each costs then.', at: 'p, div' },
    ],
    content: ['Says how many more it takes, then both prices: “Add 12 …, €2.41 instead of €2.72”.'],
    widths: 'One sentence, which wraps.',
    announces: 'Its words. It is not read out as the quantity changes; the price is.',
    pairs: [
      {
        right: { missing: 12 },
        wrong: { missing: 1480 },
        because: 'What is near is worth a look. What is far is an advertisement.',
      },
    ],
  }),
} satisfies Meta<typeof NextTierHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const { title, missing, price, insteadOf } = nextTier
    const text = `Add ${missing} ${title} to reach the bulk price, ${price} instead of ${insteadOf}.`
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** The amount to free delivery is shown in the same place. */
export const FreeDelivery: Story = {
  render: () => (
    <div className="grid gap-3">
      <FreeDeliveryNote {...bulk.freeDelivery!} />
      <FreeDeliveryNote {...small.freeDelivery!} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free delivery: your goods have reached €140.')).toBeVisible()
    await expect(canvas.getByText(/^Add goods for €[\d.]+ more to get free delivery from €140\.$/)).toBeVisible()
  },
}

export const LongHostileTextNarrow: Story = {
  args: { title: `<script>alert(1)</script>${'Saltlakritspastiller'.repeat(6)}`, missing: 99_999 },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('script')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { render: FreeDelivery.render, decorators: [themes] }
