import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressSlowly } from '../../../internal/stories/press-slowly'
import { Button } from '../../../components/actions/button'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { QuantityNote } from './QuantityNote'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'
import { useControlledQuantity } from './use-quantity'

/** Quantity and button of one product, as in a list. */
function Purchase({ onBuy, ...args }: QuantityStepperProps & { onBuy: (event: { quantity: number }) => void }) {
  const { minimum = 1, multiple = 1, maximum } = args
  const [typed, setTyped] = useState(args.entry)
  const { entry, fieldRef, setEntry, buy } = useControlledQuantity({ minimum, multiple, maximum }, typed, setTyped)
  return (
    <div data-purchase className="grid justify-items-start gap-2">
      <QuantityStepper
        {...args}
        entry={entry}
        fieldRef={fieldRef}
        describedBy="why"
        onEntry={setEntry}
        onEnter={() => buy(onBuy)}
      />
      <p id="why" aria-live="polite" className="text-sm">
        <QuantityNote entry={entry} />
      </p>
      <Button onPress={() => buy(onBuy)}>Add to Cart</Button>
    </div>
  )
}

const pieces = (value: number): NumberEntry => ({ value, note: null })
const onBuy = fn()

const meta = {
  title: 'Commerce/Catalogue/QuantityStepper',
  component: QuantityStepper,
  args: { entry: pieces(1), maximum: 100_000, onEntry: fn() },
  render: (args) => <Purchase {...args} onBuy={onBuy} />,
  beforeEach: () => void onBuy.mockClear(),
  parameters: guide({
    also: ['quantity', 'amount', 'plus minus'],
    use: ['For the quantity of a product: on a card, on its page, in a cart line.'],
    avoid: ['Other counts: use NumberStepper. Amounts that are typed: use NumberField.'],
    do: [
      'Set `minimum` to the bulk minimum of the product in bulk mode.',
      'Set `itemName` if there are several steppers, so that screen readers announce the product.',
      'Use QuantityNote to explain an error or a corrected quantity.',
    ],
    dont: [
      'Do not use 0 to remove a line: it has its own button for that.',
      'Do not order another quantity than the one shown: refuse an invalid one.',
    ],
    keys: [
      {
        key: 'Enter, Space',
        does: 'On minus or plus: changes the quantity by one step. Minus stops at the minimum and keeps the focus.',
      },
      { key: 'Enter', does: 'In the field: adds the quantity to the cart.' },
    ],
    parts: [
      { name: 'Minus', is: 'Decreases by one step, down to the minimum.', at: 'button' },
      { name: 'Field', is: 'The quantity, which can be typed.', at: '[role=spinbutton]' },
      { name: 'Plus', is: 'Increases by one step.', at: 'button:last-of-type' },
    ],
    content: ['It has built-in labels. In a list they name the product.'],
    widths: 'As wide as six digits.',
    announces: 'A spinbutton from the minimum to the maximum. A corrected quantity is announced.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Buys: Story = {
  ...behaviour,
  play: async ({ canvas, step }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity' })
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })

    await step('minus stops at one piece', async () => {
      await userEvent.click(minus)
      await expect(minus).toHaveAttribute('aria-disabled', 'true')
      await expect(field).toHaveValue('1')
    })
    await step('plus adds one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
      await pressSlowly(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(onBuy).toHaveBeenLastCalledWith({ quantity: 2 })
    })
    await step('a typed number is added with Enter', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '60{Enter}')
      await expect(onBuy).toHaveBeenLastCalledWith({ quantity: 60 })
    })
  },
}

/** Invalid input stays, is marked with an error, and buys nothing: by button, and by Enter. */
export const InvalidEntries: Story = {
  ...behaviour,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    for (const text of ['0', '-3', '2.5', '', 'abc', '100001']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(field)
        if (text) await userEvent.type(field, text)
        await pressSlowly(canvas.getByRole('button', { name: 'Add to Cart' }))
        await userEvent.keyboard('{Enter}')
        await expect(field).toHaveFocus()
        await expect(field).toHaveValue(text)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription('Please select a valid quantity.')
        await expect(onBuy).not.toHaveBeenCalled()
      })
    }
    await step('a valid number is added with the next press', async () => {
      await userEvent.keyboard('{Control>}a{/Control}7')
      await expect(field).not.toHaveAttribute('aria-invalid')
      await pressSlowly(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(onBuy.mock.calls).toEqual([[{ quantity: 7 }]])
    })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { entry: pieces(2) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(field).toHaveValue('1')
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('36{Enter}')
    await expect(onBuy).toHaveBeenLastCalledWith({ quantity: 36 })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveValue('37')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onBuy).toHaveBeenLastCalledWith({ quantity: 37 })
  },
}

/** The largest quantity shows every digit. */
export const HugeNumberNarrow: Story = {
  decorators: [narrow],
  args: { entry: pieces(100_000), size: 'sm' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const BulkMinimum: Story = { args: { entry: pieces(120), minimum: 50, itemName: 'Tjärn Cool Mint pouches' } }

/** An article that is ordered in dozens: a press and an arrow key change it by one; another number is refused. */
export const Multiples: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { entry: pieces(24), minimum: 12, multiple: 12 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(field).toHaveValue('36')
    await userEvent.type(field, '{ArrowDown}{ArrowDown}{Enter}')
    await expect(onBuy).toHaveBeenLastCalledWith({ quantity: 12 })
    await userEvent.clear(field)
    await userEvent.type(field, '30{Enter}')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
    await expect(onBuy).toHaveBeenCalledOnce()
  },
}

/** On blur an empty or too low quantity becomes the minimum, with a message. */
export const CorrectedOnLeaving: Story = {
  tags: ['reaches'],
  args: { entry: pieces(120), minimum: 50 },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '49')
    await userEvent.click(canvasElement)
    await expect(await canvas.findByText('Quantity changed to 50')).toBeVisible()
    await expect(field).toHaveValue('50')
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

export const Refused: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '2.5{Enter}')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
    await expect(field).toHaveValue('2.5')
  },
}

export const RefusedNarrow: Story = { ...Refused, decorators: [narrow] }
export const RefusedDark: Story = { ...Refused, globals: { scheme: 'dark' } }
export const RightToLeft: Story = { args: { entry: pieces(24) }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { entry: pieces(24) }, decorators: [themes] }
