import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonGroup } from './Skeleton'

const lines = (
  <div className="grid gap-2.5">
    <Skeleton width="40%" />
    <Skeleton width="85%" height="1rem" />
    <Skeleton width="60%" />
    <div className="flex gap-2">
      <Skeleton width="30%" height="1.5rem" />
      <Skeleton width="36%" height="1.5rem" />
    </div>
  </div>
)

const meta = {
  title: 'Components/Skeleton',
  component: SkeletonGroup,
  args: { label: 'Loading products...', children: lines },
} satisfies Meta<typeof SkeletonGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Blocks for the eye, words for readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading products...').closest('[role=status]')).not.toBeNull()
  },
}

export const WithText: Story = {
  args: { text: 'shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading products...')).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
