import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: guide({
    also: ['failure', 'something went wrong', 'retry'],
    use: ['A part of the page, or all of it, that could not be loaded.'],
    avoid: ['An action that failed: use Toast or BannerMessage.', 'Nothing to show: use EmptyState.'],
    do: ['Say what failed and what holds all the same.', 'Offer another attempt where it may help.'],
    dont: ['Don’t show codes or the server’s own text where there are words for it.', 'Don’t apologise.'],
    keys: [
      { key: 'Tab', does: 'Goes to Try Again.' },
      { key: 'Enter', does: 'Tries again; the button keeps the focus.' },
    ],
    parts: [
      { name: 'Broken shelf', is: 'A drawing: a dashed shelf and a sign of warning.', at: '[aria-hidden=true]' },
      { name: 'Title', is: 'What failed, in the words of the specification.', at: 'h2, h3' },
      { name: 'Text', is: 'What it means: what has not changed, what to do.', at: 'p' },
      { name: 'Try again', is: 'Where trying again can help.', at: 'button' },
    ],
    content: [
      'Say what failed, not who is to blame and not its number.',
      'Say what is safe: “Nothing in the cart has changed.”',
    ],
    widths: 'Stands where the content would have stood, centred, and as tall as its words.',
    announces: 'An alert: read at once when it appears. While it tries again the button is busy and says so.',
    pairs: [
      {
        right: { title: 'Failed to load cart data', text: 'Nothing in the cart has changed.' },
        wrong: { title: 'Error 500', text: 'An unexpected exception occurred.' },
        because: 'People need to know what is missing and what is safe.',
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
