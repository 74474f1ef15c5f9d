import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { narrow } from '../../internal/story-frames'
import { StockDone } from './StockDone'

const meta = {
  title: 'Office/Parts/StockDone',
  component: StockDone,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { result: { sku: 'SAL-0400', free: 132, served: 12 }, onClose: fn() },
} satisfies Meta<typeof StockDone>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'SAL-0400 now has 132 free pieces. 12 pieces went to waiting orders.',
    )
  },
}

export const NobodyWaits: Story = {
  args: { result: { sku: 'SAL-0400', free: 1, served: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('SAL-0400 now has 1 free piece.')
  },
}

export const Closes: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
