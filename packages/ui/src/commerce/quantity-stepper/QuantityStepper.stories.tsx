import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'

/** Keeps the quantity, as a screen does. */
function Kept({ quantity, onQuantityChange, ...rest }: QuantityStepperProps) {
  const [kept, setKept] = useState(quantity)
  return (
    <QuantityStepper
      {...rest}
      quantity={kept}
      onQuantityChange={(event) => {
        setKept(event.quantity)
        onQuantityChange(event)
      }}
    />
  )
}

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 1, onQuantityChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

/** An empty or too low entry becomes the bulk minimum once the field is left. */
export const BulkMinimum: Story = {
  args: { quantity: 120, minimum: 50, of: 'Tjärn Cool Mint pouches' },
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
      <Kept {...args} />
      <p id="why">Please select a valid quantity</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Please select a valid quantity')
  },
}

export const RightToLeft: Story = { args: { quantity: 24 }, globals: { direction: 'rtl' } }
