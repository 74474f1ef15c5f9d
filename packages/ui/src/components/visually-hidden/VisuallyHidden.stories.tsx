import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    also: ['screen reader only', 'sr-only', 'hidden label'],
    use: [
      'Words that sighted readers take from place or picture: what a column of actions is, which product is removed.',
    ],
    avoid: ['Words everybody needs: show them.', 'The name of a sign that is pressed: use IconButton.'],
    do: ['Keep it to a few words, in the order they are read.'],
    dont: ['Don’t put anything into it that can take the focus.'],
    keys: [],
    parts: [{ name: 'Words', is: 'Heard where they stand, and not seen.', at: 'button' }],
    content: ['Words that continue what is seen: “Remove”, and hidden “Saltan Fish”.'],
    widths: 'Takes no room.',
    announces: 'Its words, in their place in the sentence.',
    pairs: 'is not seen',
  }),
  args: { children: 'Saltan Fish' },
  render: (args) => (
    <button type="button">
      Remove <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Remove Saltan Fish' })
    const words = within(button).getByText('Saltan Fish')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
