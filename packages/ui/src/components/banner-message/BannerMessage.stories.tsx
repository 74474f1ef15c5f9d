import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { column, narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { Button } from '../button'
import { BannerMessage } from './BannerMessage'

const meta = {
  title: 'Components/Feedback/BannerMessage',
  component: BannerMessage,
  parameters: guide({
    also: ['alert', 'notice', 'inline message', 'callout'],
    use: ['News about the part of the page it stands in, which holds for a while: a refused form, a rule.'],
    avoid: [
      'News about what one just did, from anywhere: use Toast.',
      'What is wrong with one field: Field says it.',
      'A part that could not be loaded: use ErrorState.',
    ],
    do: [
      'Say what happened and what holds.',
      'Offer at most one thing to do about it.',
      'Announce only what appears after an action.',
    ],
    dont: ['Don’t put two over one another: say the more important.', 'Don’t let the tone carry the meaning.'],
    keys: [
      { key: 'Tab', does: 'Goes to the action, where there is one.' },
      { key: 'Enter', does: 'Does it.' },
    ],
    parts: [
      { name: 'Sign', is: 'Follows the tone.', at: 'svg' },
      { name: 'Message', is: 'What is the case, and what it means for the reader.', at: 'div > div > .flex-1' },
      { name: 'Action', is: 'One thing to do about it. Left out where there is none.', at: 'button, a', rare: true },
    ],
    content: [
      'Begin with what is the case, then what follows from it.',
      'One or two sentences. The words alone say how bad it is.',
      'Name the action after what it does (“Show the changes”).',
    ],
    widths:
      'Takes the width it is given. Where the action does not fit beside the words it goes below them, on the same ground.',
    announces:
      'Nothing by itself. `announce` makes it a status, read when the reader pauses, or an alert, read at once.',
    pairs: [
      {
        right: { children: 'Two prices have changed since you last looked.', tone: 'caution' },
        wrong: { children: 'Attention! Please note that there has been a problem.', tone: 'caution' },
        because: 'Say what happened. The tone and the sign already ask for attention.',
      },
    ],
  }),
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

/** The error of a rejected form is announced at once. */
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

export const Keyboard: Story = {
  ...WithAction,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus()
  },
}

/** The live region exists before its message, which is announced when the user is idle. */
export const Polite: Story = {
  args: { tone: 'positive', children: 'Bulk update successful!', announce: 'polite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bulk update successful!')
  },
}

export const LongTextNarrow: Story = {
  ...WithAction,
  decorators: [narrow],
  args: { ...WithAction.args, children: `Failed: <img src=x onerror=alert(1)> ${'x'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const tones = (
  <>
    <BannerMessage>Items in your wishlist are saved for 30 days.</BannerMessage>
    <BannerMessage tone="positive">Bulk update successful!</BannerMessage>
    <BannerMessage tone="caution">1 order requires action.</BannerMessage>
    <BannerMessage tone="critical">Invalid credentials</BannerMessage>
  </>
)

export const Themes: Story = { render: () => tones, decorators: [column, themes] }
export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } }
