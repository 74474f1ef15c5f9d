import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { checkoutOf, storyCarts, storyDelivery, storyFixedDelivery } from '../../internal/stories/story-cart'
import { DeliveryInformation } from './DeliveryInformation'


const meta = {
  title: 'Commerce/DeliveryInformation',
  component: DeliveryInformation,
  args: { delivery: storyDelivery, option: checkoutOf(storyCarts.bulk).shippingOption },
} satisfies Meta<typeof DeliveryInformation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyDelivery.message!)).toBeVisible()
    await expect(canvas.getByText('Courier, 2–4 days')).toBeVisible()
  },
}

export const LocalShipping: Story = {
  args: { option: checkoutOf(storyCarts.small).shippingOption },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Local Shipping, up to one week')).toBeVisible()
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

export const LongAndHostile: Story = {
  args: { delivery: { ...storyDelivery, message: `<b onclick="alert(1)">${'leveransbesked'.repeat(12)}` } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('[onclick]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: undefined }
export const Dark: Story = { globals: { scheme: 'dark' } }
