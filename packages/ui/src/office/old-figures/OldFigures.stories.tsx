import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { OldFigures } from './OldFigures'

const meta = {
  title: 'Office/Parts/OldFigures',
  component: OldFigures,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { from: '10:42', busy: false, onRefresh: fn() },
} satisfies Meta<typeof OldFigures>

export default meta
type Story = StoryObj<typeof meta>

/** The page stays and says from when its figures are. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/as of 10:42/)).toBeVisible()
  },
}

/** The figures are loaded again with the keyboard. */
export const Refreshes: Story = {
  tags: ['behaviour', 'keyboard'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Refresh' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** While they load. */
export const Refreshing: Story = { args: { busy: true } }

/** They are from another day. */
export const Yesterday: Story = { args: { from: 'Thu 19 Nov, 10:42' } }

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
