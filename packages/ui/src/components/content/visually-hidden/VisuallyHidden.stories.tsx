import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    also: ['screen reader only', 'sr-only', 'hidden label'],
    use: [
      'Text that sighted users infer from position or pictures: the header of an action column, the product that a button removes.',
    ],
    avoid: ['Text that everyone needs: show it.', 'The label of an icon button: use IconButton.'],
    do: ['Use a few words, in reading order.'],
    dont: ['Don’t put anything focusable in it.'],
    keys: [],
    parts: [{ name: 'Text', is: 'Read by screen readers, not visible.', at: 'button' }],
    content: ['Continue the visible text: “Remove”, with hidden “Saltan Fish”.'],
    widths: 'Takes no space.',
    announces: 'Its text, in reading order.',
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
