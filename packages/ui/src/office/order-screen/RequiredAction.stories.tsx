import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { narrow } from '../../internal/story-frames'
import { RequiredAction } from './RequiredAction'

const meta = {
  title: 'Office/Parts/RequiredAction',
  component: RequiredAction,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    time: { text: 'Sat 21 Nov, 10:20', dateTime: '2026-11-21T10:20:00+01:00' },
    person: 'Tove Lund',
    awaitsPayment: true,
    busy: false,
    onResolve: fn(),
  },
} satisfies Meta<typeof RequiredAction>

export default meta
type Story = StoryObj<typeof meta>

/** The payment is awaited: who set the status, and what to do. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/its payment is awaited/)).toBeVisible()
    await expect(canvas.getByText(/Tove Lund/)).toBeVisible()
  },
}

/** No reason is stored, and it was not recorded who set the status. */
export const NoReason: Story = {
  args: { awaitsPayment: false, time: null, person: null, onResolve: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No reason is stored/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Resolves: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mark as resolved' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResolve).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
