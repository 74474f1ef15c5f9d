import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { OrderModeSwitch } from './OrderModeSwitch'

const meta = {
  title: 'Commerce/Cart/OrderModeSwitch',
  component: OrderModeSwitch,
  args: { mode: 'unit', onModeChange: fn() },
  render: controlled(OrderModeSwitch, 'mode', 'onModeChange'),
  parameters: guide({
    also: ['wholesale toggle', 'unit or bulk'],
    use: ['For a product with a bulk tier: to order by the piece, or in bulk at the bulk price.'],
    avoid: ['A product without a bulk tier: omit the switch.', 'Other pairs of options: use SegmentedControl.'],
    do: ['Reset the quantity to the minimum of the mode, and show the price that applies.'],
    dont: ['Do not carry the mode over to other products.'],
    keys: [
      { key: 'Tab', does: 'Moves to the selected mode.' },
      { key: 'Arrow keys', does: 'Select the other mode.' },
    ],
    parts: [
      { name: 'Unit', is: 'Orders by the piece.', at: 'label' },
      { name: 'Bulk', is: 'Orders from the first bulk tier.', at: 'label:last-of-type' },
    ],
    content: ['“Unit Order” and “Bulk Order”, as in the specification.'],
    widths: 'As wide as its column.',
    announces: 'Two radio buttons in a group called “Order mode”.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderModeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Switches: Story = {
  ...behaviour,
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

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Unit Order' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onModeChange).toHaveBeenLastCalledWith({ mode: 'bulk' })
  },
}

export const Bulk: Story = { args: { mode: 'bulk' } }
export const Narrow: Story = { args: { mode: 'bulk' }, decorators: [narrow] }
export const RightToLeft: Story = { args: { mode: 'bulk' }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { mode: 'bulk' }, decorators: [themes] }
