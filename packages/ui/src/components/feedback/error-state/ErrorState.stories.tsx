import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: guide({
    also: ['failure', 'something went wrong', 'retry'],
    use: ['A section or a page that could not be loaded.'],
    avoid: ['An action that failed: use Toast or BannerMessage.', 'No content: use EmptyState.'],
    do: ['Say what failed and what is not affected.', 'Offer a retry if it may help.'],
    dont: ['Don’t show error codes or server messages if there is a clear text.', 'Don’t apologise.'],
    keys: [
      { key: 'Tab', does: 'Moves to Try Again.' },
      { key: 'Enter', does: 'Retries; the button keeps the focus.' },
    ],
    parts: [
      { name: 'Broken shelf', is: 'An illustration: a dashed shelf and a warning icon.', at: '[aria-hidden=true]' },
      { name: 'Title', is: 'What failed, as worded in the specification.', at: 'h2, h3' },
      { name: 'Text', is: 'What has not changed, and what to do.', at: 'p' },
      { name: 'Try again', is: 'Shown if a retry can help.', at: 'button' },
    ],
    content: [
      'Say what failed, without blame or an error code.',
      'Say what is not affected: “Nothing in the cart has changed.”',
    ],
    widths: 'Centred in place of the content, as tall as its text.',
    announces: 'An alert, read at once when it appears. While retrying, the button is announced as busy.',
    pairs: [
      {
        right: { title: 'Failed to load cart data', text: 'Nothing in the cart has changed.' },
        wrong: { title: 'Error 500', text: 'An unexpected exception occurred.' },
        because: 'Users need to know what is missing and what is not affected.',
      },
    ],
  }),
  args: { title: 'Failed to load cart data', text: 'Nothing in the cart has changed.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load cart data').closest('[role=alert]')).toBeVisible()
  },
}

export const Retries: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** While retrying, the button shows it and keeps the focus. */
export const Retrying: Story = {
  tags: ['reaches'],
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

/** In place of a panel it has a panel's frame. */
export const Panel: Story = { args: { variant: 'panel' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { title: 'Failed to load product or reviews. Please try again later.' },
}

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { title: `<img src=x onerror=alert(1)> ${'x'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
