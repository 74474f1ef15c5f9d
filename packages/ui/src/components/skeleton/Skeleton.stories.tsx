import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
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

const everyDetail = (
  <div className="grid gap-2.5">
    {['12%', '40%', '18%', '85%', '35%', '60%', '22%', '48%', '15%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: SkeletonGroup,
  parameters: guide({
    also: ['loading placeholder', 'shimmer', 'ghost'],
    use: ['The place of something whose shape is known: cards, rows, a product.'],
    avoid: [
      'A wait whose result has no known shape: use Spinner.',
      'How far something has come: use Progress.',
      'An action under way: Button and IconButton say so themselves.',
    ],
    do: ['Give it the measure of what is coming, so that nothing jumps.', 'Say what is awaited in `label`.'],
    dont: [
      'Don’t draw every detail: three or four blocks do.',
      'Don’t show it for what is already there and only refreshed.',
    ],
    keys: [],
    parts: [
      {
        name: 'Outline',
        is: 'In the measure of what will stand there, so that nothing moves.',
        at: '[aria-hidden=true]',
      },
      { name: 'Words', is: 'What is awaited; heard, and seen where it takes long.', at: '[role=status]' },
    ],
    content: ['Say what is on its way: “Loading products...”.'],
    widths: 'As wide and as tall as what it stands for.',
    announces: 'A status with its words, once. That it is there is seen and read by what comes.',
    pairs: [
      {
        right: { children: lines },
        wrong: { children: everyDetail },
        because: 'A few blocks say what is coming. Every detail of it flickers, and is read for something.',
      },
    ],
  }),
  args: { label: 'Loading products...', children: lines },
} satisfies Meta<typeof SkeletonGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Visible blocks, and a text for screen readers. */
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

export const Narrow: Story = {
  decorators: [narrow],
  args: { text: 'shown', label: 'Hämtar produkter som passar till det du har valt i den här kategorin...' },
}
export const Themes: Story = { decorators: [themes] }
