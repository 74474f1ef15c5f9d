import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
import { CheckIcon, ClockIcon, CloseIcon, QuestionIcon, RingIcon, TruckIcon, WarningIcon } from '../icon'
import { Badge } from './Badge'

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  parameters: guide({
    also: ['status', 'tag', 'label', 'pill', 'lozenge'],
    use: [
      'The state of one thing: an order, a payment, an application.',
      'Plain, without a ground, in narrow lists where several stand side by side.',
    ],
    avoid: [
      'A number on a sign: IconButton has a count.',
      'A choice that can be taken away: use Chip.',
      'News about a part of the page: use BannerMessage.',
    ],
    do: [
      'Give every state a sign, a word and a tone.',
      'Show a state nobody knows in neutral, with the question mark and the word as it came.',
    ],
    dont: [
      'Don’t use a tone for decoration.',
      'Don’t write more than two words.',
      'Don’t use yellow: it is a better price.',
    ],
    keys: [],
    parts: [
      { name: 'Sign', is: 'Says the state a second time, for those who do not see the tone.', at: 'svg' },
      { name: 'Word', is: 'One or two words: the state itself.', at: '[data-tone]' },
    ],
    content: [
      'Say the state as a participle or an adjective: “Delivered”, “Not Fulfilled”.',
      'Two words at most, capitalised as the specification writes them.',
      'Never a sentence, a figure or an action.',
    ],
    widths: 'As wide as its words. It does not wrap: where a column is too narrow the badge goes to a line of its own.',
    announces:
      'Its words, in the sentence it stands in. A badge that changes is announced by whoever changed it, not by itself.',
    pairs: [
      {
        right: { children: 'Delivered', tone: 'positive' },
        wrong: { children: 'Your order has been delivered', tone: 'positive' },
        because: 'A badge is read at a glance, among many.',
      },
    ],
  }),
  args: { children: 'Not Fulfilled', icon: <RingIcon size="sm" /> },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Not Fulfilled')
    await expect(badge.getBoundingClientRect().height).toBe(24)
    await expect(badge).toHaveAttribute('data-tone', 'neutral')
  },
}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge icon={<RingIcon size="sm" />}>Not Fulfilled</Badge>
      <Badge tone="positive" icon={<CheckIcon size="sm" />}>
        Completed
      </Badge>
      <Badge tone="caution" icon={<ClockIcon size="sm" />}>
        Pending
      </Badge>
      <Badge tone="critical" icon={<CloseIcon size="sm" />}>
        Canceled
      </Badge>
      <Badge tone="info" icon={<TruckIcon size="sm" />}>
        Shipping
      </Badge>
      <Badge icon={<QuestionIcon size="sm" />}>Partially_refunded</Badge>
    </div>
  ),
}

export const Plain: Story = {
  args: { variant: 'plain', tone: 'caution', icon: <WarningIcon size="sm" />, children: 'Requires action' },
}

export const Themes: Story = { ...Tones, decorators: [themes] }
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } }

/** A text wider than its container is cut off; the page does not scroll. */
export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    children: `${'partially_refunded_'.repeat(10)}<img src=x onerror=alert(1)>`,
    icon: <QuestionIcon size="sm" />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
