import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { OrderModeSwitch, type OrderModeSwitchProps } from './OrderModeSwitch'

/** Keeps the mode, as a screen does. */
function Kept({ mode, onModeChange }: OrderModeSwitchProps) {
  const [kept, setKept] = useState(mode)
  return (
    <OrderModeSwitch
      mode={kept}
      onModeChange={(event) => {
        setKept(event.mode)
        onModeChange(event)
      }}
    />
  )
}

const meta = {
  title: 'Commerce/OrderModeSwitch',
  component: OrderModeSwitch,
  args: { mode: 'unit', onModeChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OrderModeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a press switches', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Bulk Order' }))
      await expect(args.onModeChange).toHaveBeenLastCalledWith({ mode: 'bulk' })
    })
    await step('so does an arrow key', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('radio', { name: 'Unit Order' })).toBeChecked()
      await expect(args.onModeChange).toHaveBeenLastCalledWith({ mode: 'unit' })
    })
  },
}

export const Bulk: Story = { args: { mode: 'bulk' } }
export const Narrow: Story = { args: { mode: 'bulk' }, decorators: [narrow] }
export const RightToLeft: Story = { args: { mode: 'bulk' }, globals: { direction: 'rtl' } }
