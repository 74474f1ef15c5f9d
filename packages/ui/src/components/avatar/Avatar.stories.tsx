import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
import { Avatar } from './Avatar'

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: guide({
    also: ['initials', 'profile picture', 'user picture'],
    use: ['A person beside the name: a review’s author, the customer’s own card.'],
    avoid: ['A company: write its name.', 'A button that opens the account: use IconButton with the user sign.'],
    do: ['Write the name beside it; the initials alone say nothing to most.'],
    dont: ['Don’t show a picture nobody has given.', 'Don’t use its colour to tell people apart: all are alike.'],
    keys: [],
    parts: [
      {
        name: 'Ground',
        is: 'A circle in the quiet brand tone; it never carries a photograph.',
        at: '[aria-hidden=true]',
      },
      { name: 'Initials', is: 'First letters of the first and the last name.', at: '[aria-hidden=true]' },
    ],
    content: [
      'Give it the whole name; it takes the initials from it.',
      'A name without letters shows the sign of a person.',
    ],
    widths: 'Its size is fixed: 32 px in a row, 40 px in a line of a card, 64 px at the head of a page.',
    announces: 'Nothing: it is hidden, because the name always stands beside it.',
    pairs: [
      {
        right: { name: 'Karin Lindqvist' },
        wrong: { name: 'Purchasing department, Hörnan Livs AB' },
        because: 'Two letters stand for a person. A department is written out, without an avatar.',
      },
    ],
  }),
  args: { name: 'Karin Lindqvist', size: 'md' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('KL')
    await expect(avatar).toHaveAttribute('aria-hidden', 'true')
    await expect(avatar.getBoundingClientRect().width).toBe(40)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
}

/** A name without a letter, or an empty one, shows the person icon. */
export const Nameless: Story = {
  args: { name: ' — ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeNull()
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const HostileText: Story = {
  args: { name: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('IO')).toBeVisible()
  },
}

/** Keeps its shape beside a long name. */
export const NarrowWithName: Story = {
  decorators: [narrow],
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} />
      <span className="min-w-0 wrap-anywhere">{'Anna-Margareta Wilhelmina von Österreich-Lindqvist '.repeat(2)}</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('KL').getBoundingClientRect()
    await expect(width).toBe(height)
  },
}

export const Themes: Story = { ...Sizes, decorators: [themes] }
export const RightToLeft: Story = { args: { name: 'ليلى حداد' }, globals: { direction: 'rtl' } }
