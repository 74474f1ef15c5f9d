import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow } from '../../../internal/story-frames'
import { cartOf, storyCarts } from '../../../internal/stories/story-cart'
import { DeliverySteps } from './DeliverySteps'

const small = cartOf(storyCarts.small).delivery!
const bulk = cartOf(storyCarts.bulk).delivery!

const meta = {
  title: 'Commerce/Prices and stock/DeliverySteps',
  component: DeliverySteps,
  args: small,
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['free delivery', 'shipping threshold'],
      use: ['Beside a price or the cart’s total, if delivery is free from a value of goods.'],
      avoid: ['A shop without free delivery: show the delivery date only.', 'All delivery options: use ShippingTable.'],
      do: ['Underline the option that applies to the goods in the cart.'],
      dont: ['Don’t write values of the seller’s settings into texts.'],
      keys: [],
      parts: [
        { name: 'Options', is: 'Price, name and time of both.', at: 'ul' },
        { name: 'Sentence', is: 'What is missing to free delivery.', at: 'p' },
      ],
      content: ['The value of goods first, then the price: “From €140: free”.'],
      widths: 'Both options side by side, below each other in a narrow column.',
      announces: 'The option that applies is the current one of the list.',
      pairs: 'not applicable',
    }),
  },
} satisfies Meta<typeof DeliverySteps>

export default meta
type Story = StoryObj<typeof meta>

const currentOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-current]')?.textContent

/** Below the value of goods with free delivery. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(currentOf(canvasElement)).toMatch(/^Below €140: €19Local Shipping · up to one week$/)
    await expect(canvas.getByText(/^Add goods for €[\d.]+ more to get free delivery from €140\.$/)).toBeVisible()
  },
}

export const Reached: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: bulk,
  play: async ({ canvas, canvasElement }) => {
    await expect(currentOf(canvasElement)).toMatch(/^From €140: free/)
    await expect(canvas.getByText('Free delivery: your goods have reached €140.')).toBeVisible()
  },
}

/** With the dates of arrival, where they are known. */
export const Dates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...small,
    below: { ...small.below, dates: '30 Nov – 8 Dec 2026' },
    from: { ...small.from, dates: '1 – 3 Dec 2026' },
  },
}

export const LongTextNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...small,
    below: { ...small.below, name: 'Nordic Consolidated Pallet and Parcel Express Delivery'.repeat(2) },
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Phone: Story = { parameters: { chromatic: { disableSnapshot: true } }, decorators: [narrow] }
export const Dark: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { scheme: 'dark' } }
export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { contrast: 'more' },
}
export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
}
