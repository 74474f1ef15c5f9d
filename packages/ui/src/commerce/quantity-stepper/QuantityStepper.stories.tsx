import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { keeps } from '../../internal/stories/keeps'
import { QuantityStepper } from './QuantityStepper'

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 1, onQuantityChange: fn() },
  render: keeps(QuantityStepper, 'quantity', 'onQuantityChange'),
  parameters: guide({
    use: ['For the pieces of a product: on a card, on its page, in a line of the cart.'],
    avoid: ['For another count use NumberStepper, for an amount that is typed NumberField.'],
    do: [
      'Give `minimum` in bulk mode: the product’s bulk minimum.',
      'Give `of` where several stand near each other: readers hear whose quantity it is.',
    ],
    dont: ['Do not use 0 for removal: a line is removed by its own button.'],
    keys: [
      { key: 'Enter, Space', does: 'On minus or plus, one piece; minus stops at the minimum and keeps the focus.' },
      { key: 'Enter', does: 'In the number settles what was typed; so does leaving it.' },
    ],
  }),
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Settles: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity' })
    const plus = canvas.getByRole('button', { name: 'Increase quantity' })

    await step('minus stops at one piece', async () => {
      await expect(minus).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(minus)
      await expect(args.onQuantityChange).not.toHaveBeenCalled()
    })

    await step('plus adds one', async () => {
      await userEvent.click(plus)
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 2 })
    })

    await step('a typed number is settled by Enter', async () => {
      const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
      await userEvent.clear(field)
      await userEvent.type(field, '60{Enter}')
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 60 })
    })

    await step('no line holds more than 100,000 pieces', async () => {
      const field = canvas.getByRole('spinbutton')
      await userEvent.clear(field)
      await userEvent.type(field, '100001')
      await userEvent.tab()
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 100_000 })
    })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { quantity: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onQuantityChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}36{Enter}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 36 })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 37 })
  },
}

/** The largest quantity keeps every figure in sight. */
export const HugeNumberNarrow: Story = {
  decorators: [narrow],
  args: { quantity: 100_000, size: 'sm' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const BulkMinimum: Story = { args: { quantity: 120, minimum: 50, of: 'Tjärn Cool Mint pouches' } }

/** An empty or too low entry becomes the bulk minimum once the field is left. */
export const BulkMinimumHolds: Story = {
  ...BulkMinimum,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity, Tjärn Cool Mint pouches' })
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 50 })
    await userEvent.clear(field)
    await userEvent.type(field, '49{Enter}')
    await expect(field).toHaveValue(50)
  },
}

export const Invalid: Story = {
  args: { invalid: true, describedBy: 'why' },
  render: (args) => (
    <>
      <QuantityStepper {...args} />
      <p id="why">Please select a valid quantity</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Please select a valid quantity')
  },
}

export const RightToLeft: Story = { args: { quantity: 24 }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { quantity: 24 }, decorators: [themes] }
