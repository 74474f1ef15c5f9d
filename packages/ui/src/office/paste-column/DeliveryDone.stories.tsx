import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeliveryDone } from './DeliveryDone'

const meta = {
  title: 'Office/Parts/DeliveryDone',
  component: DeliveryDone,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delivery: { articles: 2, pieces: 243, served: 0 }, onClose: fn() },
} satisfies Meta<typeof DeliveryDone>

export default meta
type Story = StoryObj<typeof meta>

/** A delivery was added. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** Some of its pieces went to orders that waited for them. */
export const Served: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delivery: { articles: 1, pieces: 40, served: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '40 pieces of 1 article added to stock. 7 pieces went to waiting orders.',
    )
  },
}
