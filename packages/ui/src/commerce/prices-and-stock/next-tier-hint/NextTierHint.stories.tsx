import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { NextTierView } from '@skafferi/domain/shop/cart/views'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { cartOf, storyCarts } from '../../../internal/stories/story-cart'
import { NextTierHint } from './NextTierHint'

const bulk = cartOf(storyCarts.bulk)
const nextTier = bulk.nextTier as NextTierView

const meta = {
  title: 'Commerce/Prices and stock/NextTierHint',
  component: NextTierHint,
  args: nextTier,
  parameters: guide({
    also: ['upsell', 'volume discount hint'],
    use: ['Beside the cart total, to show what a slightly larger order would save.'],
    avoid: [
      'The amount missing to free delivery: use DeliverySteps.',
      'The result of an action: use BannerMessage or a toast.',
      'A price that already applies: use BetterPrice.',
    ],
    do: [
      'Show only the line that is closest to its next tier.',
      'Give figures: the number of pieces, the new price and the current one.',
    ],
    dont: [
      'Don’t pressure the buyer: no “only”, no exclamation mark, no countdown.',
      'Don’t make it yellow: the better price does not apply yet.',
    ],
    keys: [],
    parts: [
      { name: 'Icon', is: 'A price tag.', at: 'svg' },
      { name: 'Text', is: 'The number of missing pieces, and the price each then has.', at: 'p, div' },
    ],
    content: ['First the number of missing pieces, then both prices: “Add 12 …, €2.41 instead of €2.72”.'],
    widths: 'One sentence, which wraps.',
    announces: 'Its text. It is not announced when the quantity changes; the price is.',
    pairs: [
      {
        right: { missing: 12 },
        wrong: { missing: 1480 },
        because: 'A tier within reach is helpful. A distant one is advertising.',
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

export const LongHostileTextNarrow: Story = {
  args: { title: `<script>alert(1)</script>${'Saltlakritspastiller'.repeat(6)}`, missing: 99_999 },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('script')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
