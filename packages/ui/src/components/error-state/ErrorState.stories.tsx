import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'Failed to load cart data', text: 'Nothing in the cart has changed.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to load cart data').closest('[role=alert]')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** While the attempt runs, the button says so and keeps the focus. */
export const Retrying: Story = {
  render: function Render(args) {
    const [retrying, setRetrying] = useState(false)
    return <ErrorState {...args} retrying={retrying} onRetry={() => setRetrying(true)} />
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try Again' })
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Trying...')
    await expect(button).toHaveFocus()
  },
}

export const NothingToRetry: Story = {
  args: { title: 'Product not found', text: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { title: 'Failed to load product or reviews. Please try again later.' },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
