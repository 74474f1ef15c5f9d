import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner'

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

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
