import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { CheckIcon, ClockIcon, CloseIcon, QuestionIcon, RingIcon, TruckIcon, WarningIcon } from '../icon'
import { Badge } from './Badge'

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  parameters: guide({
    also: ['status', 'tag', 'label', 'pill', 'lozenge'],
    use: [
      'The status of one item: an order, a payment, an application.',
      'The `plain` variant, without a background, in dense lists with several badges in a row.',
    ],
    avoid: [
      'A number on an icon: use the count of IconButton.',
      'A filter or entry that can be removed: use Chip.',
      'A message about a section of the page: use BannerMessage.',
    ],
    do: [
      'Always show an icon and a text; do not rely on colour alone.',
      'Show an unknown status with the neutral tone, the question mark icon and its original text.',
    ],
    dont: [
      'Don’t use tones for decoration.',
      'Don’t use more than two words.',
      'Don’t use yellow: it is reserved for better prices.',
    ],
    keys: [],
    parts: [
      { name: 'Icon', is: 'Shows the status to people who cannot see the colour.', at: 'svg' },
      { name: 'Text', is: 'The status in one or two words.', at: '[data-tone]' },
    ],
    content: [
      'Use a participle or an adjective: “Delivered”, “Not Fulfilled”.',
      'At most two words, capitalised as in the specification.',
      'No sentences, numbers or actions.',
    ],
    widths: 'As wide as its text. The text does not wrap; in a narrow column the badge moves to the next line.',
    announces:
      'Its text, as part of the surrounding content. A status change is not announced; the page has to announce it.',
    pairs: [
      {
        right: { children: 'Delivered', tone: 'positive' },
        wrong: { children: 'Your order has been delivered', tone: 'positive' },
        because: 'Badges are scanned quickly, often many at once.',
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
