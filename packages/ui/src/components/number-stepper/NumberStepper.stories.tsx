import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { keeps } from '../../internal/stories/keeps'
import { FieldError } from '../field'
import { NumberStepper } from './NumberStepper'

const meta = {
  title: 'Components/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'Quantity',
    decreaseLabel: 'Decrease quantity',
    increaseLabel: 'Increase quantity',
    value: 2,
    min: 1,
    max: 100,
    onCommit: fn(),
  },
  render: keeps(NumberStepper, 'value', 'onCommit'),
  parameters: guide({
    use: ['For a count that is nudged up and down, with known bounds.'],
    avoid: [
      'For an amount that is typed and must not be changed use NumberField.',
      'For pieces of a product use QuantityStepper: it knows the shop’s bounds.',
    ],
    do: [
      'Save on `onCommit`: it comes once a number is settled, not with every figure.',
      'Leave it open while saving (`busy`): five quick presses are five.',
    ],
    dont: [
      'Do not set `max` where there is no real limit: a typed number above it becomes it.',
      'Do not show an error beside it without `describedBy`.',
    ],
    keys: [
      { key: 'Tab', does: 'Goes to minus, number and plus in turn.' },
      { key: 'Enter, Space', does: 'On minus or plus goes one step; at the end of the bounds it keeps the focus.' },
      { key: 'Enter', does: 'In the number settles what was typed; so does leaving it.' },
      { key: 'Arrow Up, Arrow Down', does: 'In the number goes one more or less, settled on leaving.' },
    ],
  }),
} satisfies Meta<typeof NumberStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Minus stops at the minimum and keeps the focus there. */
export const StopsAtTheMinimum: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity' })
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 3 })
    await userEvent.click(minus)
    await userEvent.click(minus)
    await expect(input).toHaveValue(1)
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(minus)
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenCalledTimes(3)
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
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 1 })
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}24{Enter}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 24 })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 25 })
  },
}

/** A typed number counts when the field is left, or at once with Enter. */
export const Typing: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '60')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 60 })
    await userEvent.clear(input)
    await userEvent.type(input, '12{Enter}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 12 })
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenCalledTimes(2)
  },
}

/** An empty or too low number becomes the minimum when the field is left, a too high one the maximum. */
export const OutOfBounds: Story = {
  tags: ['reaches'],
  args: { value: 60, min: 50, max: 1000 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(input).toHaveValue(50)
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 50 })
    await userEvent.clear(input)
    await userEvent.type(input, '12')
    await userEvent.tab()
    await expect(input).toHaveValue(50)
    await expect(args.onCommit).toHaveBeenCalledTimes(1)
    await userEvent.clear(input)
    await userEvent.type(input, '5000')
    await userEvent.tab()
    await expect(input).toHaveValue(1000)
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A press counts from the number being typed. */
export const PressAfterTyping: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '24')
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(input).toHaveValue(25)
  },
}

export const LargerSteps: Story = {
  ...behaviour,
  args: { value: 95, step: 10 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(100)
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
      <NumberStepper {...args} value={12} invalid describedBy="bulk-minimum" />
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

/** Saving blocks nothing: five quick presses are five. */
export const BusyTakesPresses: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Increase quantity' })
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(plus)
    }
    await expect(canvas.getByRole('spinbutton')).toHaveValue(7)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onCommit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}

/** Every digit up to the maximum has its room from the start. */
export const LongNumberNarrow: Story = {
  args: { value: 100_000, max: 100_000, size: 'sm' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Themes: Story = {
  decorators: [themes],
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <NumberStepper {...args} />
      <NumberStepper {...args} label="At the minimum" value={1} />
      <NumberStepper {...args} label="Refused" value={12} invalid />
      <NumberStepper {...args} label="Disabled" disabled />
    </div>
  ),
}
