import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hugeNumbersProduct } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow, themes } from '../../../internal/story-frames'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { TierTable } from './TierTable'

const mint = worldProduct('Tjärn Cool Mint pouches')
const can = { Strength: '3', Pack: 'Single can' }
const bulk = pageOf(mint, { options: can, mode: 'bulk', quantity: 50 })

const meta = {
  title: 'Commerce/Prices and stock/TierTable',
  component: TierTable,
  args: { tiers: bulk.tiers, unit: 'can' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['tier price', 'volume price', 'bulk discount', 'quantity break'],
    use: ['To show all prices by quantity of one variant, near its quantity field.'],
    avoid: [
      'A single price: omit the table.',
      'A card or a line: use PriceLabel or BetterPrice with the nearest tier.',
    ],
    do: ['Sort the tiers by quantity, without gaps.', 'Mark the tier of the current quantity.'],
    dont: [
      'Don’t mark the regular unit price yellow: it is active, but not better.',
      'Don’t use it in a comparison of products.',
    ],
    keys: [],
    parts: [
      { name: 'Tier', is: 'The range of quantities.', at: 'li' },
      { name: 'Price', is: 'The price of one piece.', at: 'b' },
      { name: 'Saving', is: 'The difference to the unit price.', at: 'li span:last-child' },
    ],
    content: ['Ranges have a dash: “50–199 cans”.', 'The saving is in whole per cent.'],
    widths: 'Tiers are side by side, and wrap into rows.',
    announces: 'A list with a name. The active tier is marked as current.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof TierTable>

export default meta
type Story = StoryObj<typeof meta>

/** The active tier is yellow if it is lower than the unit price, and is marked as current for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole('listitem')
    await expect(tiers.map((tier) => tier.dataset.tier)).toEqual(['idle', 'better', 'idle'])
    await expect(tiers[1]).toHaveAttribute('aria-current', 'true')
    await expect(within(tiers[0] as HTMLElement).getByText('1–49 cans')).toBeVisible()
    await expect(tiers[1]).toHaveTextContent('15% below unit price')
  },
}

/** An active unit price is marked, but not yellow, because it is not a better price. */
export const UnitPrice: Story = {
  args: { tiers: pageOf(mint, { options: can, quantity: 1 }).tiers },
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole('listitem')
    await expect(tiers.map((tier) => tier.dataset.tier)).toEqual(['active', 'idle', 'idle'])
  },
}

export const HighestTier: Story = { args: { tiers: pageOf(mint, { options: can, quantity: 1000 }).tiers } }
export const HugeNumbers: Story = { args: { tiers: pageOf(hugeNumbersProduct(), { quantity: 100_000 }).tiers } }
export const Narrow: Story = { ...HugeNumbers, decorators: [narrow] }
/** In a sale every tier shows its usual price, and the active one is always a better price. */
export const Sale: Story = {
  args: { tiers: pageOf(worldProduct('Björkö Sour Pears')).tiers },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(within(first as HTMLElement).getByText('€2.10').tagName).toBe('S')
    await expect(first).toHaveAttribute('data-tier', 'better')
    await expect(first).toHaveTextContent('€1.79instead of€2.10')
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={TierTable}
      args={args}
      variants={{ exact: {}, from: { kind: 'from' } }}
      states={{ 'first step': UnitPrice.args! }}
      interactions={[]}
      cell={28}
    />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
