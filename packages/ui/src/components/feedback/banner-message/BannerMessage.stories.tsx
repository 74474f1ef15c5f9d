import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { column, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { BannerMessage } from './BannerMessage'

const meta = {
  title: 'Components/Feedback/BannerMessage',
  component: BannerMessage,
  parameters: guide({
    also: ['alert', 'notice', 'inline message', 'callout'],
    use: [
      'A message about the section of the page that contains it, which stays for a while: a rejected form, a rule.',
    ],
    avoid: [
      'The result of an action, anywhere on the page: use Toast.',
      'An error in one field: use the error of Field.',
      'A section that could not be loaded: use ErrorState.',
    ],
    do: [
      'Say what happened and what it means.',
      'Offer at most one action.',
      'Announce a message only if it appears after an action.',
    ],
    dont: ['Don’t stack two banners: show the more important one.', 'Don’t rely on the tone to convey the meaning.'],
    keys: [
      { key: 'Tab', does: 'Moves to the action, if there is one.' },
      { key: 'Enter', does: 'Activates it.' },
    ],
    parts: [
      { name: 'Icon', is: 'Depends on the tone.', at: 'svg' },
      { name: 'Message', is: 'What happened, and what it means for the user.', at: 'div > div > .flex-1' },
      { name: 'Action', is: 'One action. Omitted if there is none.', at: 'button, a', rare: true },
    ],
    content: [
      'Begin with what happened, then say what follows from it.',
      'One or two sentences. The text alone shows how serious it is.',
      'Label the action with what it does (“Show the changes”).',
    ],
    widths: 'Fills its container. If the action does not fit next to the text, it moves below the text.',
    announces:
      'Nothing by default. With `announce` it is a status, read when the screen reader is idle, or an alert, read at once.',
    pairs: [
      {
        right: { children: 'Two prices have changed since you last looked.', tone: 'caution' },
        wrong: { children: 'Attention! Please note that there has been a problem.', tone: 'caution' },
        because: 'Say what happened. Tone and icon already draw attention.',
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
