import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { Progress } from './Progress'

const meta = {
  title: 'Components/Progress',
  component: Progress,
  decorators: [formColumn],
  args: { label: 'Registration', value: 2, max: 5, text: 'Step 2 of 5' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Registration' })
    await expect(bar).toHaveAttribute('value', '2')
    await expect(bar.getBoundingClientRect().height).toBe(6)
  },
}

export const HiddenLabel: Story = {
  args: { labelLook: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Registration' })).toBeVisible()
  },
}

export const Done: Story = { args: { value: 5, text: 'Step 5 of 5' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'Uploading food-licence-2026-with-all-annexes-signed.pdf', text: '1.8 of 2.4 MB' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
