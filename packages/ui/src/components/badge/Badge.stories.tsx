import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckIcon, ClockIcon, CloseIcon, QuestionIcon, RingIcon, TruckIcon, WarningIcon } from '../icon'
import { Badge } from './Badge'

const meta = {
  title: 'Components/Badge',
  component: Badge,
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
  args: { look: 'plain', tone: 'caution', icon: <WarningIcon size="sm" />, children: 'Requires action' },
}

export const TonesDark: Story = { ...Tones, globals: { scheme: 'dark' } }
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } }
