import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { checkoutOf, storyCarts, storyDelivery, storyFixedDelivery } from '../../internal/stories/story-cart'
import { narrow, themes } from '../../internal/story-frames'
import { DeliveryInformation } from './DeliveryInformation'

const meta = {
  title: 'Commerce/DeliveryInformation',
  component: DeliveryInformation,
  args: { delivery: storyDelivery, option: checkoutOf(storyCarts.bulk).shippingOption },
  parameters: guide({
    use: ['In the checkout: when the order comes, by which way, in how many days and for how much.'],
    avoid: ['On a product: ShippingTable lists all ways.', 'On a placed order: its own dates and its tracking link.'],
    do: ['Show the store’s own sentence where it has one.', 'Show the one way that applies to the address.'],
    dont: ['Do not offer a choice the store does not have.', 'Do not show a date nobody promised.'],
    keys: [],
  }),
} satisfies Meta<typeof DeliveryInformation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyDelivery.message!)).toBeVisible()
    await expect(canvas.getByText('Courier, 2–4 days, free')).toBeVisible()
  },
}

export const LocalShipping: Story = {
  args: { option: checkoutOf(storyCarts.small).shippingOption },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Local Shipping, up to one week, €19.00')).toBeVisible()
  },
}

/** Where the store cannot be asked, the fixed rule's day stands in its own words. */
export const FixedRule: Story = {
  args: { delivery: storyFixedDelivery },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Expected by ${storyDelivery.end}`)).toBeVisible()
  },
}

/** A window without a sentence of the store's. */
export const WindowOnly: Story = {
  args: { delivery: { ...storyDelivery, message: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Expected between ${storyDelivery.start} and ${storyDelivery.end}`)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { delivery: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading delivery dates...')
  },
}

export const NarrowAndHostile: Story = {
  args: { delivery: { ...storyDelivery, message: `<b onclick="alert(1)">${'leveransbesked'.repeat(12)}` } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('[onclick]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
