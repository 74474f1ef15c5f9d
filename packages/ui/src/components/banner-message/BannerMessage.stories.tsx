import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button'
import { BannerMessage } from './BannerMessage'

const meta = {
  title: 'Components/BannerMessage',
  component: BannerMessage,
  args: { children: 'Items in your wishlist are saved for 30 days.' },
} satisfies Meta<typeof BannerMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Positive: Story = { args: { tone: 'positive', children: 'Bulk update successful!' } }

export const Caution: Story = { args: { tone: 'caution', children: '1 order requires action.' } }

/** A refused form says so at once. */
export const Critical: Story = {
  args: { tone: 'critical', children: 'Invalid credentials', announce: 'assertive' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Invalid credentials')
  },
}

export const WithAction: Story = {
  args: {
    tone: 'critical',
    children: 'Failed to load cart data. Nothing in the cart has changed.',
    action: (
      <Button variant="quiet" size="sm">
        Try Again
      </Button>
    ),
  },
}
