import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { PriceRange, type PriceRangeProps } from './PriceRange'

/** Stores the range, as a page does. */
function Controlled({ currency, range, bounds, onRangeChange }: PriceRangeProps) {
  const [activeRange, setActiveRange] = useState(range)
  return (
    <PriceRange
      currency={currency}
      range={activeRange}
      bounds={bounds}
      onRangeChange={(event) => {
        setActiveRange(event)
        onRangeChange(event)
      }}
    />
  )
}

const meta = {
  title: 'Commerce/Prices and stock/PriceRange',
  component: PriceRange,
  args: { currency: 'EUR', range: { min: 0, max: 50 }, bounds: { min: 0, max: 5000 }, onRangeChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
  parameters: guide({
    also: ['price filter', 'min max price'],
    use: ['To filter a listing by a minimum and a maximum price.'],
    avoid: ['Any other range: use RangeSlider, with NumberFields if the values must be exact.'],
    do: [
      'Store the range in the URL, so that a copied link restores it.',
      'Set `bounds` to the limits of the shop, not to the lowest and highest price found: they must not change with the filter.',
    ],
    dont: ['Do not load results on every keystroke: `onRangeChange` is debounced.'],
    keys: [
      {
        key: 'Arrow keys',
        does: 'On a thumb: one euro more or less. In right-to-left text the left arrow increases the value.',
      },
      { key: 'Page Up, Page Down', does: 'On a thumb: fifty euro more or less.' },
      { key: 'Home, End', does: 'On a thumb: to the end of the scale, or to the other thumb.' },
      { key: 'Tab', does: 'Moves from the thumbs to the fields.' },
    ],
    parts: [
      { name: 'Slider', is: 'For an approximate price.', at: 'input[type=range]' },
      { name: 'Fields', is: 'For an exact price.', at: 'input[type=text]' },
    ],
    content: ['Whole euros on the slider; the fields also accept cents.'],
    widths: 'As wide as its column, with the fields side by side.',
    announces: 'Two sliders and two fields, each named “Min price” or “Max price”.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof PriceRange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Other currencies have their code. */
export const OtherCurrency: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { currency: 'SEK' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 0 to 5,000 SEK')).toBeVisible()
    await expect(canvas.getAllByText('SEK')).toHaveLength(2)
    await expect(canvas.getByRole('slider', { name: 'Max price' })).toHaveAttribute('aria-valuetext', '50 SEK')
  },
}

/** Input is applied after typing pauses. */
export const AppliedAfterPause: Story = {
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

/** Anything but a number from 0 to 5000 is ignored, with a message until the field is edited. */
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

/** A range that was typed in reverse order is sorted from low to high. */
export const ReversedRange: Story = {
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

/** In right-to-left text the minimum is on the right, and the left arrow increases the value. */
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
