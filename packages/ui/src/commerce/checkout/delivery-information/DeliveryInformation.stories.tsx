import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { checkoutOf, storyCarts } from '../../../internal/stories/story-cart'
import { narrow, themes } from '../../../internal/story-frames'
import { DeliveryInformation } from './DeliveryInformation'

const { delivery, shippingOption } = checkoutOf(storyCarts.bulk)
const option = shippingOption!

const meta = {
  title: 'Commerce/Checkout/DeliveryInformation',
  component: DeliveryInformation,
  args: { delivery, option },
  parameters: guide({
    also: ['eta', 'shipping date', 'delivery promise'],
    use: ['At checkout: when the order arrives, and with which option, in how many days and at what price.'],
    avoid: [
      'On a product page: ShippingTable lists all options.',
      'On a placed order: its own dates and tracking link.',
    ],
    do: ['Use one sentence: the dates, then the option that applies to the address.'],
    dont: ['Do not offer options that the store does not have.', 'Do not show a date that was not promised.'],
    keys: [],
    parts: [
      { name: 'Icon', is: 'A truck.', at: 'svg' },
      { name: 'Date', is: 'When the order arrives.', at: 'b' },
      { name: 'Option', is: 'Carrier, days and price.', at: 'p > span > span' },
    ],
    content: ['The date first, with its weekday; then the carrier and the price.'],
    widths: 'One sentence that wraps.',
    announces: 'The sentence as text.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof DeliveryInformation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Arrives .*Nov 2026$/)).toBeVisible()
    await expect(canvas.getByText('with Courier, 2–4 days after dispatch, free')).toBeVisible()
  },
}

export const LocalShipping: Story = {
  args: { option: checkoutOf(storyCarts.small).shippingOption },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('with Local Shipping, up to one week after dispatch, €19.00')).toBeVisible()
  },
}

/** Without a promised date, the specified rule is shown. */
export const FixedRule: Story = {
  args: { delivery: { kind: 'by', dates: '20 Dec 2026', dispatches: [] }, option: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expected by 20 Dec 2026')).toBeVisible()
  },
}

/** The dates are those of the pieces that ship now; the others have their day. */
export const Backorder: Story = {
  args: {
    delivery: { kind: 'window', dates: '2–3 Dec 2026', dispatches: [{ now: '55', later: '24', day: '14 Dec' }] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arrives 2–3 Dec 2026')).toBeVisible()
    await expect(canvas.getByText('Ships: 55 now, 24 on 14 Dec')).toBeVisible()
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

/** The shop does not deliver to the country of the address. */
export const NotServed: Story = {
  args: { delivery: { kind: 'not_served', country: 'United States' }, option: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^We do not deliver to United States. Choose another delivery address.$/,
    )
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
