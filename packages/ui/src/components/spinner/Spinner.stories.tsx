import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
import { Spinner } from './Spinner'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    also: ['loader', 'loading', 'throbber', 'busy'],
    use: ['A wait of unknown length in a place whose content has no known shape.'],
    avoid: [
      'Where the result’s shape is known: use Skeleton.',
      'Where it is known how far it has come: use Progress.',
      'In a button: `busy` brings its own.',
    ],
    do: ['Name what is awaited, unless a verb stands beside it.'],
    dont: ['Don’t show it for waits under a second.', 'Don’t show two in sight of each other.'],
    keys: [],
    parts: [
      { name: 'Ring', is: 'Turns; stands still for those who ask for less motion.', at: 'span[aria-hidden=true]' },
    ],
    content: ['With a label where nothing else says what is under way: “Checking...”.'],
    widths: '16 px beside words, 32 px alone in a place.',
    announces: 'A status: its label is read when it appears.',
    pairs: [
      {
        right: { label: 'Checking...' },
        wrong: { label: 'Please wait' },
        because: 'Say what is under way.',
      },
    ],
  }),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'lg' } }

export const WithLabel: Story = {
  args: { label: 'Loading accessories...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading accessories...')).toHaveAttribute('role', 'status')
  },
}

export const LongLabelNarrow: Story = {
  decorators: [narrow],
  args: { label: 'Hämtar tillbehör som passar till varorna i varukorgen...' },
}
export const Themes: Story = { args: { size: 'lg', label: 'Loading accessories...' }, decorators: [themes] }
export const RightToLeft: Story = { args: { label: 'Loading accessories...' }, globals: { direction: 'rtl' } }
