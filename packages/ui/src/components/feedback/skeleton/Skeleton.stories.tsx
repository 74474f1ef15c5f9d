import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
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
    use: ['In place of content with a known layout: cards, rows, a product.'],
    avoid: [
      'A result with an unknown layout: use Spinner.',
      'Measurable progress: use Progress.',
      'An action in progress: use the busy state of Button or IconButton.',
    ],
    do: ['Use the size of the expected content, so that the layout does not shift.', 'Say in `label` what is loading.'],
    dont: [
      'Don’t replicate every detail: three or four blocks are enough.',
      'Don’t show it while existing content is refreshed.',
    ],
    keys: [],
    parts: [
      {
        name: 'Outline',
        is: 'Blocks of the expected size, so that the layout does not shift.',
        at: '[aria-hidden=true]',
      },
      {
        name: 'Text',
        is: 'What is loading; for screen readers, and visible if loading takes long.',
        at: '[role=status]',
      },
    ],
    content: ['Say what is loading: “Loading products...”.'],
    widths: 'As wide and as tall as the expected content.',
    announces: 'A status with its label, once. The loaded content is not announced.',
    pairs: [
      {
        right: { children: lines },
        wrong: { children: everyDetail },
        because: 'A few blocks are enough. Too many details flicker and look like content.',
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
  args: { labelVisibility: 'shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading products...')).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = {
  decorators: [narrow],
  args: { labelVisibility: 'shown', label: 'Hämtar produkter som passar till det du har valt i den här kategorin...' },
}
export const Themes: Story = { decorators: [themes] }
