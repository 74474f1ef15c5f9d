import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Spinner } from './Spinner'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    also: ['loader', 'loading', 'throbber', 'busy'],
    use: ['An unknown duration, for content with an unknown layout.'],
    avoid: [
      'A result with a known layout: use Skeleton.',
      'Measurable progress: use Progress.',
      'In a button: use `busy`, which includes a spinner.',
    ],
    do: ['Add a label, unless text nearby says what is loading.'],
    dont: ['Don’t show it for less than a second.', 'Don’t show two spinners close to each other.'],
    keys: [],
    parts: [{ name: 'Ring', is: 'Rotates; static with reduced motion.', at: 'span[aria-hidden=true]' }],
    content: ['Add a label if no other text says what is happening: “Checking...”.'],
    widths: '16 px next to text, 32 px alone.',
    announces: 'A status: its label is announced when it appears.',
    pairs: [
      {
        right: { label: 'Checking...' },
        wrong: { label: 'Please wait' },
        because: 'Say what is happening.',
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
