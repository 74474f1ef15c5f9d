import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressSlowly } from '../../../internal/stories/press-slowly'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Button } from '../../actions/button'
import { FieldError } from '../field'
import { NumberStepper, type NumberStepperProps } from './NumberStepper'
import type { NumberEntry } from './use-entry'

/** Stores the entry, as a parent does. */
function ControlledStepper(args: NumberStepperProps) {
  const [entry, setEntry] = useState(args.entry)
  return (
    <NumberStepper
      {...args}
      entry={entry}
      onEntry={(event) => {
        setEntry(event)
        args.onEntry(event)
      }}
    />
  )
}

const wrong: NumberEntry = { value: 12, note: 'wrong' }
const settled = (value: number): NumberEntry => ({ value, note: null })

const meta = {
  title: 'Components/Forms/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'Quantity',
    decreaseLabel: 'Decrease quantity',
    increaseLabel: 'Increase quantity',
    entry: settled(2),
    min: 1,
    max: 100,
    onEntry: fn(),
    onEnter: fn(),
    onLeave: fn(),
  },
  render: (args) => <ControlledStepper {...args} />,
  parameters: guide({
    also: ['quantity', 'counter', 'spinner', 'plus minus'],
    use: ['A quantity that is increased and decreased within known bounds.'],
    avoid: [
      'A typed amount that must not be changed: use NumberField.',
      'The quantity of a product: use QuantityStepper, which applies the shop’s bounds.',
    ],
    do: [
      'Show the message for the note of an entry nearby, in a live region referenced by `describedBy`.',
      'Put `data-purchase` around the field and the buttons that use it: between them nothing is corrected.',
      'Keep it enabled while saving (`busy`): five quick presses count as five.',
    ],
    dont: [
      'Do not use a value without checking it: typed input is kept, valid or not.',
      'Do not correct it when a button is pressed; reject it, and focus the field.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves through minus, number and plus.' },
      {
        key: 'Enter, Space',
        does: 'On minus or plus: changes the number by one step. At the bound the button keeps the focus.',
      },
      { key: 'Enter', does: 'In the field: same as the button next to it.' },
      { key: 'Arrow Up, Arrow Down', does: 'In the field: increases or decreases by one.' },
    ],
    parts: [
      { name: 'Minus', is: 'Disabled at the minimum, but stays in place.', at: 'button' },
      { name: 'Field', is: 'Accepts a typed number; arrow keys change it.', at: 'input' },
      { name: 'Plus', is: 'Disabled at the maximum, but stays in place.', at: 'button:last-of-type' },
    ],
    content: ['All three labels name the same quantity: “Quantity”, “Decrease quantity”, “Increase quantity”.'],
    widths:
      'As wide as the largest number needs; `full` fills a card. Each button has a 44 px target on touch screens.',
    announces: 'A group, and a spinbutton with its bounds. A corrected number is announced.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof NumberStepper>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvas: { getByRole: (role: string, is: { name: string }) => HTMLElement }) =>
  canvas.getByRole('spinbutton', { name: 'Quantity' })

export const Default: Story = { ...inStates }

/** Minus stops at the minimum and keeps the focus. */
export const StopsAtTheMinimum: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity' })
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onEntry).toHaveBeenLastCalledWith({ value: 3, note: null, cause: 'press' })
    await userEvent.click(minus)
    await userEvent.click(minus)
    await expect(fieldOf(canvas)).toHaveValue('1')
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(minus)
    await userEvent.keyboard('{Enter}')
    await expect(args.onEntry).toHaveBeenCalledTimes(3)
    await expect(minus).toHaveFocus()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onEntry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('24{Enter}')
    await expect(args.onEntry).toHaveBeenLastCalledWith({ value: 24, note: null, cause: 'typing' })
    await expect(args.onEnter).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(fieldOf(canvas)).toHaveValue('25')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onEntry).toHaveBeenLastCalledWith({ value: 26, note: null, cause: 'press' })
  },
}

/** Every typed digit is reported at once; leaving the field with a valid number is reported once. */
export const Typing: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const input = fieldOf(canvas)
    await userEvent.clear(input)
    await userEvent.type(input, '60')
    for (const [call, value] of [null, 6, 60].entries()) {
      await expect(args.onEntry).toHaveBeenNthCalledWith(call + 1, { value, note: null, cause: 'typing' })
    }
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(args.onEntry).toHaveBeenCalledTimes(3)
  },
}

/** Text that cannot become a valid number is marked while typing, and stays as typed wherever the focus goes. */
export const StaysAsTyped: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const input = fieldOf(canvas)
    for (const text of ['abc', '101', '2,5', '1 000', '2.5']) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await userEvent.tab()
      await userEvent.tab()
      await expect(input).toHaveValue(text)
    }
  },
}

/** Text that further digits can make valid has no error yet: 60 begins with 6. */
export const NotWrongYet: Story = {
  ...behaviour,
  args: { entry: settled(60), min: 50 },
  play: async ({ canvas }) => {
    const input = fieldOf(canvas)
    await userEvent.clear(input)
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.type(input, '6')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.type(input, '{Backspace}0')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}

/** An empty or too low number becomes the minimum when the field loses the focus, with a note that it was corrected. */
export const CorrectedOnLeaving: Story = {
  ...behaviour,
  args: { entry: settled(60), min: 50 },
  play: async ({ args, canvas, canvasElement }) => {
    const input = fieldOf(canvas)
    for (const text of ['{Backspace}', '49', '0', '-3']) {
      await userEvent.tripleClick(input)
      await userEvent.keyboard(text)
      await userEvent.click(canvasElement)
      await waitFor(() => expect(input).toHaveValue('50'))
      await expect(args.onEntry).toHaveBeenLastCalledWith({ value: 50, note: 'corrected', cause: 'leaving' })
    }
  },
}

/**
 * Nothing is corrected when the focus moves from the field to a button of the same purchase, which uses what was typed.
 */
export const StaysWithinItsPurchase: Story = {
  ...behaviour,
  args: { entry: settled(60), min: 50 },
  render: (args) => (
    <div>
      <div data-purchase>
        <ControlledStepper {...args} />
        <Button>Buy</Button>
      </div>
      <Button>Elsewhere</Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const input = fieldOf(canvas)
    await userEvent.clear(input)
    await userEvent.type(input, '49')
    await step('a press', async () => {
      await pressSlowly(canvas.getByRole('button', { name: 'Buy' }))
      await expect(input).toHaveValue('49')
      await expect(input).toHaveAttribute('aria-invalid', 'true')
    })
    await step('keys', async () => {
      input.focus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus()
      await expect(input).toHaveValue('49')
    })
    await step('a press elsewhere', async () => {
      input.focus()
      await pressSlowly(canvas.getByRole('button', { name: 'Elsewhere' }))
      await waitFor(() => expect(input).toHaveValue('50'))
    })
  },
}

/** A press counts from the typed number, and goes to the minimum if there is none. */
export const PressAfterTyping: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const input = fieldOf(canvas)
    const plus = canvas.getByRole('button', { name: 'Increase quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '24')
    await userEvent.click(plus)
    await expect(input).toHaveValue('25')
    await userEvent.clear(input)
    await userEvent.type(input, 'abc')
    await userEvent.click(plus)
    await expect(input).toHaveValue('1')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const LargerSteps: Story = {
  ...behaviour,
  args: { entry: settled(95), step: 10 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(fieldOf(canvas)).toHaveValue('100')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-start gap-3">
      <NumberStepper {...args} />
      <NumberStepper {...args} size="narrow" />
      <NumberStepper {...args} size="sm" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().height)
    await expect(heights).toEqual([40, 40, 32])
    const cells = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(Math.min(...cells)).toBeGreaterThanOrEqual(24)
  },
}

export const FullWidth: Story = { args: { width: 'full' }, decorators: [narrow] }

export const Invalid: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-1.5">
      <NumberStepper {...args} entry={wrong} describedBy="bulk-minimum" />
      <FieldError id="bulk-minimum" message="Minimum order quantity for bulk orders is 50 units" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'Minimum order quantity for bulk orders is 50 units',
    )
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true')
  },
}

/** Presses are not blocked while saving: five quick presses count as five. */
export const BusyTakesPresses: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Increase quantity' })
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(plus)
    }
    await expect(fieldOf(canvas)).toHaveValue('7')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onEntry).not.toHaveBeenCalled()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}

/** The width fits every digit up to the maximum from the start. */
export const LongNumberNarrow: Story = {
  args: { entry: settled(100_000), max: 100_000, size: 'sm' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={NumberStepper}
      args={args}
      variants={{ usual: {}, narrow: { size: 'narrow' }, small: { size: 'sm' } }}
      states={{
        'at the end': { entry: settled(1) },
        disabled: { disabled: true },
        busy: { busy: true },
        error: { entry: wrong },
      }}
      cell={8}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <NumberStepper {...args} />
      <NumberStepper {...args} label="At the minimum" entry={settled(1)} />
      <NumberStepper {...args} label="Refused" entry={wrong} />
      <NumberStepper {...args} label="Disabled" disabled />
    </div>
  ),
}
