import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Avatar } from './Avatar'

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: guide({
    also: ['initials', 'profile picture', 'user picture'],
    use: ['Next to a person’s name: the author of a review, the customer’s own card.'],
    avoid: ['A company: show its name.', 'A button that opens the account: use IconButton with the user icon.'],
    do: ['Always show the name next to it; most people do not recognise initials.'],
    dont: [
      'Don’t show a photo that the person did not upload.',
      'Don’t rely on its colour to tell people apart: all avatars look the same.',
    ],
    keys: [],
    parts: [
      {
        name: 'Background',
        is: 'A circle in the quiet brand colour, without a photo.',
        at: '[aria-hidden=true]',
      },
      { name: 'Initials', is: 'The first letters of the first and the last name.', at: '[aria-hidden=true]' },
    ],
    content: ['Pass the full name; the component derives the initials.', 'A name without letters shows a person icon.'],
    widths: 'Fixed size: 32 px in a row, 40 px in a card, 64 px at the top of a page.',
    announces: 'Nothing. It is hidden from screen readers, because the name is next to it.',
    pairs: [
      {
        right: { name: 'Karin Lindqvist' },
        wrong: { name: 'Purchasing department, Hörnan Livs AB' },
        because: 'Initials represent a person. Show a department as text, without an avatar.',
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
