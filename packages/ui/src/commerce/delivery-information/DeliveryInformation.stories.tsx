import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { checkoutOf, storyCarts } from '../../internal/stories/story-cart'
import { narrow, themes } from '../../internal/story-frames'
import { DeliveryInformation } from './DeliveryInformation'

const { delivery, shippingOption } = checkoutOf(storyCarts.bulk)
const option = shippingOption!

const meta = {
  title: 'Commerce/Checkout/DeliveryInformation',
  component: DeliveryInformation,
  args: { delivery, option },
  parameters: guide({
    also: ['eta', 'shipping date', 'delivery promise'],
    use: ['In the checkout: when the order comes, by which way, in how many days and for how much.'],
    avoid: ['On a product: ShippingTable lists all ways.', 'On a placed order: its own dates and its tracking link.'],
    do: ['Say it in one sentence: the days, then the one way that applies to the address.'],
    dont: ['Do not offer a choice the store does not have.', 'Do not show a date nobody promised.'],
    keys: [],
    parts: [
      { name: 'Sign', is: 'A lorry.', at: 'svg' },
      { name: 'Day', is: 'When it comes.', at: 'b' },
      { name: 'How', is: 'Carrier, days and price.', at: 'p > span > span' },
    ],
    content: ['The day first, with its weekday; then who brings it, and for how much.'],
    widths: 'One sentence, which wraps.',
    announces: 'Its words, as they stand.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof DeliveryInformation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Arrives .*Nov 2026$/)).toBeVisible()
    await expect(canvas.getByText('with Courier, 2–4 days, free')).toBeVisible()
  },
}

export const LocalShipping: Story = {
  args: { option: checkoutOf(storyCarts.small).shippingOption },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('with Local Shipping, up to one week, €19.00')).toBeVisible()
  },
}

/** If nothing is promised, the specified rule is shown. */
export const FixedRule: Story = {
  args: { delivery: { kind: 'by', dates: '20 Dec 2026' }, option: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expected by 20 Dec 2026')).toBeVisible()
  },
}

/** Products out of stock have no delivery date and no carrier. */
export const OutOfStock: Story = {
  args: { delivery: { kind: 'out', lines: 2 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^2 lines are out of stock$/)
  },
}

export const HostileTextNarrow: Story = {
  args: { option: { ...option, name: `<b onclick="alert(1)">${'Expressfrakt'.repeat(12)}` } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('[onclick]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
