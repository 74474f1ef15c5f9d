import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { RangeSlider } from './RangeSlider'

const meta = {
  title: 'Components/Forms/RangeSlider',
  component: RangeSlider,
  decorators: [formColumn],
  args: {
    labels: { min: 'Lightest', max: 'Heaviest' },
    value: { min: 20, max: 60 },
    bounds: { min: 0, max: 100 },
    formatValue: (value) => `${value} g`,
    onMove: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RangeSlider
        {...args}
        value={value}
        onMove={(event) => {
          setValue({ ...value, [event.end]: event.value })
          args.onMove(event)
        }}
      />
    )
  },
  parameters: guide({
    also: ['slider', 'min max', 'price range slider'],
    use: ['A rough range between two ends, if exploring it is part of the task.'],
    avoid: ['Exact numbers: use two NumberFields, next to it or alone.', 'One of a few ranges: use RadioGroup.'],
    do: [
      'Show both values as text or in fields nearby: the track has no numbers.',
      'Use the scale `root` if most items are at the low end.',
      'Load results when `settled`, or after a pause.',
    ],
    dont: ['Do not put it on a page that scrolls sideways: the gestures conflict.'],
    keys: [
      { key: 'Arrow Right, Arrow Up', does: 'Increases by one unit. In right-to-left text the left arrow increases.' },
      { key: 'Arrow Left, Arrow Down', does: 'Decreases by one unit.' },
      { key: 'Page Up, Page Down', does: 'Increases or decreases by fifty units.' },
      { key: 'Home, End', does: 'Moves to the end of the track, or to the other thumb.' },
    ],
    parts: [
      { name: 'Track', is: 'The full range.', at: '.relative > span' },
      { name: 'Selected range', is: 'The part between the thumbs.', at: '.relative > span:nth-of-type(2)' },
      { name: 'Thumb', is: 'Two thumbs, which cannot pass each other.', at: 'input' },
    ],
    content: [
      'Label each thumb with its bound: “Lightest”, “Heaviest”.',
      'Format values as they are displayed: “20 g”.',
    ],
    widths: 'As wide as its container, at least 160 px; thumbs are larger on touch screens.',
    announces: 'Two sliders, each with its label and its formatted value.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

/** Dragging reports intermediate values until the pointer is released. */
export const DragEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Heaviest' })
    await expect(thumb).toHaveAttribute('aria-valuetext', '60 g')
    fireEvent.change(thumb, { target: { value: '800' } })
    await expect(args.onMove).toHaveBeenLastCalledWith({ end: 'max', value: 80, settled: false })
    fireEvent.pointerUp(thumb)
    await expect(args.onMove).toHaveBeenLastCalledWith({ end: 'max', value: 80, settled: true })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const min = canvas.getByRole('slider', { name: 'Lightest' })
    await expect(min).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ end: 'min', value: 21, settled: false })
    await userEvent.keyboard('{Home}')
    await expect(min).toHaveAttribute('aria-valuetext', '0 g')
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('slider', { name: 'Heaviest' })).toHaveAttribute('aria-valuetext', '100 g')
  },
}

/** A thumb stops at the other one. */
export const Stops: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const min = canvas.getByRole('slider', { name: 'Lightest' })
    fireEvent.change(min, { target: { value: '900' } })
    await expect(args.onMove).toHaveBeenLastCalledWith({ end: 'min', value: 60, settled: false })
    min.focus()
    await userEvent.keyboard('{End}')
    await expect(min).toHaveAttribute('aria-valuetext', '60 g')
  },
}

/** The lowest hundredth of the range takes a tenth of the track. */
export const RootScale: Story = {
  args: { scale: 'root', value: { min: 0, max: 50 }, bounds: { min: 0, max: 5000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Heaviest' })).toHaveValue('100')
  },
}

/** The thumb that can still move is on top. */
export const BothAtEnd: Story = {
  args: { value: { min: 100, max: 100 } },
  play: async ({ canvas }) => {
    const [min, max] = canvas.getAllByRole('slider').map((thumb) => getComputedStyle(thumb).zIndex)
    await expect([min, max]).toEqual(['1', '0'])
  },
}

export const OnlyOneValue: Story = { args: { value: { min: 0, max: 0 }, bounds: { min: 0, max: 0 } } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Lightest' })).toBeDisabled()
  },
}

export const Narrow: Story = { decorators: [narrow] }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The low end is on the right, and the left arrow key increases the value. */
export const RightToLeftKeyboard: Story = {
  ...RightToLeft,
  ...behaviour,
  play: async ({ canvas }) => {
    const max = canvas.getByRole('slider', { name: 'Heaviest' })
    max.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(max).toHaveAttribute('aria-valuetext', '61 g')
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={RangeSlider} args={args} states={{ disabled: { disabled: true } }} cell={11} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
