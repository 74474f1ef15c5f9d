import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandSymbol } from './BrandSymbol'
import { Wordmark } from './Wordmark'

const meta = {
  title: 'Components/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('img', { name: 'Skafferi' })
    await expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(96)
  },
}

export const Large: Story = { args: { size: 'lg' } }

export const OnNight: Story = {
  args: { ground: 'night' },
  decorators: [
    (Story) => (
      <div className="bg-night p-6 text-ink-on-night">
        <Story />
      </div>
    ),
  ],
}

export const Symbol: Story = {
  render: ({ ground }) => <BrandSymbol ground={ground} />,
}
