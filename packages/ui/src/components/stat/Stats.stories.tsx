import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { Stats } from './Stats'

const meta = {
  title: 'Components/Stats',
  component: Stats,
  args: {
    stats: [
      { label: 'Points', figure: '842' },
      { label: 'Total Orders', figure: '37' },
      { label: 'Ongoing Orders', figure: '2' },
    ],
  },
} satisfies Meta<typeof Stats>

export default meta
type Story = StoryObj<typeof meta>

/** Each figure is read with its name before it, though it stands above. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByText('Total Orders')
    const figure = canvas.getByText('37')
    await expect(name.nextElementSibling).toBe(figure)
    await expect(figure.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().top)
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
