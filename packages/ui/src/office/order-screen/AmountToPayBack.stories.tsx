import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { narrow } from '../../internal/story-frames'
import { AmountToPayBack } from './AmountToPayBack'

const meta = {
  title: 'Office/Parts/AmountToPayBack',
  component: AmountToPayBack,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { amount: '€12.40', onPayBack: fn() },
} satisfies Meta<typeof AmountToPayBack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay back: €12.40')).toBeVisible()
  },
}

/** An operator who may not record it sees the amount only. */
export const ReadOnly: Story = {
  args: { onPayBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay back: €12.40')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Records: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mark as paid back...' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPayBack).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
