import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { PriceRange, type PriceRangeProps } from './PriceRange'

/** Holds the range, as a screen does. */
function Kept({ range, bounds, onRangeChange }: PriceRangeProps) {
  const [kept, setKept] = useState(range)
  return (
    <PriceRange
      range={kept}
      bounds={bounds}
      onRangeChange={(event) => {
        setKept(event)
        onRangeChange(event)
      }}
    />
  )
}

const meta = {
  title: 'Commerce/Prices and stock/PriceRange',
  component: PriceRange,
  args: { range: { min: 0, max: 50 }, bounds: { min: 0, max: 5000 }, onRangeChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
  parameters: guide({
    also: ['price filter', 'min max price'],
    use: ['To narrow a listing to prices from one amount to another.'],
    avoid: ['For two ends of something else use RangeSlider, with NumberFields where they must be exact.'],
    do: [
      'Keep the range in the address, so that a copied link restores it.',
      'Give `bounds` as the shop’s limits, not as the cheapest and dearest found: a filter must not move its own ends.',
    ],
    dont: ['Do not load results with every figure: `onRangeChange` waits until typing rests.'],
    keys: [
      { key: 'Arrow keys', does: 'On a thumb, one euro more or less; in right-to-left text the left arrow leads on.' },
      { key: 'Page Up, Page Down', does: 'On a thumb, fifty euro more or less.' },
      { key: 'Home, End', does: 'On a thumb, to the open end, or to the other thumb.' },
      { key: 'Tab', does: 'Goes from the thumbs to the exact fields.' },
    ],
    parts: [
      { name: 'Slider', is: 'The rough choice.', at: 'input[type=range]' },
      { name: 'Fields', is: 'The exact one.', at: 'input[type=text]' },
    ],
    content: ['Whole euros on the slider, cents in the fields.'],
    widths: 'As wide as its column; fields side by side.',
    announces: 'Two sliders and two fields, each with its end in its name.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof PriceRange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Input is applied after typing pauses. */
export const AppliedOnceTypingRests: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const max = canvas.getByRole('textbox', { name: 'Max price' })

    await step('several digits are one change', async () => {
      await userEvent.clear(max)
      await userEvent.type(max, '125.50')
      await expect(args.onRangeChange).not.toHaveBeenCalled()
      await waitFor(() => expect(args.onRangeChange).toHaveBeenCalledWith({ min: 0, max: 125.5 }))
      await expect(args.onRangeChange).toHaveBeenCalledTimes(1)
    })

    await step('the thumbs follow', async () => {
      await expect(canvas.getByRole('slider', { name: 'Max price' })).toHaveAttribute('aria-valuetext', '€125.5')
    })

    await step('an empty field is an open end', async () => {
      await userEvent.clear(max)
      await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 0, max: null }))
    })
  },
}

/** Anything but a number from 0 to 5000 is ignored, and the field says so until it is edited. */
export const Ignored: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const max = canvas.getByRole('textbox', { name: 'Max price' })
    await userEvent.type(max, 'a0')
    await expect(max).toHaveValue('500')
    await userEvent.type(max, '1')
    await expect(max).toHaveValue('500')
    await expect(max).toHaveAccessibleDescription('Enter a number from 0 to 5,000')
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter a number from 0 to 5,000')
    await userEvent.type(max, '{Backspace}')
    await expect(max).toHaveAccessibleDescription('From 0 to 5,000 euro')
  },
}

/** Typed the wrong way round, the range reads from low to high. */
export const WrongWayRound: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const min = canvas.getByRole('textbox', { name: 'Min price' })
    await userEvent.clear(min)
    await userEvent.type(min, '80')
    await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 50, max: 80 }))
  },
}

/** Releasing a thumb applies it at once. */
export const Slider: Story = {
  ...behaviour,
  args: { range: { min: null, max: null } },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Max price' })
    await expect(thumb).toHaveAttribute('aria-valuetext', '€5,000')
    fireEvent.change(thumb, { target: { value: '100' } })
    await expect(args.onRangeChange).not.toHaveBeenCalled()
    fireEvent.pointerUp(thumb)
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: null, max: 50 })
    await expect(canvas.getByRole('textbox', { name: 'Max price' })).toHaveValue('50')
  },
}

/** Arrow keys move by one euro; a thumb stops at the other. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    const [min, max] = ['Min price', 'Max price'].map((name) => canvas.getByRole('slider', { name }))
    await step('arrows', async () => {
      max?.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
      await expect(max).toHaveAttribute('aria-valuetext', '€53')
      await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 0, max: 53 }))
    })
    await step('they stop at the other thumb', async () => {
      min?.focus()
      await userEvent.keyboard('{End}')
      await expect(min).toHaveAttribute('aria-valuetext', '€53')
    })
    await step('an end of the scale is an open end', async () => {
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('textbox', { name: 'Min price' })).toHaveValue('')
    })
  },
}

/** With both thumbs at the far end, the movable one is on top. */
export const BothAtEnd: Story = { args: { range: { min: 5000, max: 5000 } } }
export const Narrow: Story = { decorators: [narrow] }

export const States: Story = {
  render: (args) => <StatesMatrix part={PriceRange} args={args} target="input:not([type=range])" cell={15} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** In right-to-left text the cheap end is on the right, and the left arrow leads on. */
export const RightToLeftKeyboard: Story = {
  ...RightToLeft,
  ...behaviour,
  play: async ({ canvas }) => {
    const max = canvas.getByRole('slider', { name: 'Max price' })
    max.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(max).toHaveAttribute('aria-valuetext', '€51')
  },
}
