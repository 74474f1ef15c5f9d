import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { DeliveryDone } from './DeliveryDone'

const delivery = { articles: 2, pieces: 243, served: 0, leftOut: [], isUndone: false }

const meta = {
  title: 'Office/Parts/DeliveryDone',
  component: DeliveryDone,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delivery, busy: false, failure: null, onUndo: fn(), onClose: fn() },
} satisfies Meta<typeof DeliveryDone>

export default meta
type Story = StoryObj<typeof meta>

/** A delivery was added. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** Some of its pieces went to orders that waited for them. */
export const Served: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delivery: { articles: 1, pieces: 40, served: 7, leftOut: [], isUndone: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '40 pieces of 1 article added to stock. 7 pieces went to waiting orders.',
    )
    await expect(canvas.getByText(/Later, take an article back under Stock movements/)).toBeVisible()
  },
}

/** Lines that were left out stay named after the check is gone. */
export const LeftOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delivery: { ...delivery, leftOut: ['ART-9999'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('added to stock.1 line was left out: ART-9999.')
  },
}

/** It is undone with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** Its undo is being sent; the button cannot be pressed again. */
export const Undoing: Story = {
  ...behaviour,
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undoing...' }))
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}

/** Some of the pieces were sold since, so nothing was taken away. */
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { failure: 'SAL-0120 has only 6 free pieces; 4 more belong to orders. Nothing was changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('SAL-0120 has only 6 free pieces')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled()
  },
}

/** It was taken away again. */
export const Undone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delivery: { ...delivery, isUndone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('243 pieces of 2 articles taken away again.')
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}
