import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { RatingChoice, type RatingChoiceProps } from './RatingChoice'

/** In a separate form, because radio buttons of the same name elsewhere would join the group. */
const SeparateForm = (args: RatingChoiceProps) => (
  <form>
    <RatingChoice {...args} />
  </form>
)

const meta = {
  title: 'Components/Forms/RatingChoice',
  component: RatingChoice,
  decorators: [formColumn],
  args: { label: 'Your rating', name: 'rating', value: 0, onChange: fn() },
  render: controlled(RatingChoice, 'value', 'onChange'),
  parameters: guide({
    also: ['star rating', 'stars', 'give a rating'],
    use: ['A rating of one to five stars given by the user.'],
    avoid: ['A read-only rating: use Rating.', 'Other scales, or options with labels: use RadioGroup.'],
    do: ['Start with 0, and say in `error` if a rating is missing.'],
    dont: [
      'Do not preselect five stars: the shop would rate itself.',
      'Do not colour the stars: yellow is reserved for better prices.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the selected star, or to the first one, and then out of the row.' },
      { key: 'Arrow Right, Arrow Down', does: 'One star more; wraps from five to one.' },
      { key: 'Arrow Left, Arrow Up', does: 'One star less; wraps from one to five.' },
      { key: 'Space', does: 'Selects the focused star.' },
    ],
    parts: [
      { name: 'Legend', is: 'The subject of the rating.', at: 'legend' },
      { name: 'Star', is: 'One to five; hovering fills the stars up to the pointer.', at: 'label' },
      { name: 'Text', is: 'The number of stars, once one is selected.', at: '.num', rare: true },
    ],
    content: ['Name the subject: “Your rating”, not a feeling.'],
    widths: 'Five stars of 24 px, each as tall as a control; the text is next to them.',
    announces: 'Five radio buttons, each “3 of 5”.',
    pairs: [
      {
        right: { name: 'none-yet', value: 0 },
        wrong: { name: 'five-already', value: 5 },
        because: 'With preselected stars the shop would rate itself.',
      },
    ],
  }),
} satisfies Meta<typeof RatingChoice>

export default meta
type Story = StoryObj<typeof meta>

const filled = (root: HTMLElement) => root.querySelectorAll('[data-filled]').length

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
    await expect(filled(canvasElement)).toBe(0)
  },
}

export const ChoiceEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    const four = canvas.getByRole('radio', { name: '4 of 5' })
    await userEvent.click(four)
    await expect(four).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 })
    await expect(filled(canvasElement)).toBe(4)
    await expect(canvas.getByText('4 of 5')).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1 of 5' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1 })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(filled(canvasElement)).toBe(2)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '5 of 5' })).toBeChecked()
  },
}

/** Hovering previews the rating, and leaving restores it. */
export const Pointed: Story = {
  ...behaviour,
  args: { value: 2 },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '5 of 5' }))
    await expect(filled(canvasElement)).toBe(5)
    await userEvent.unhover(canvas.getByRole('radio', { name: '5 of 5' }))
    await expect(filled(canvasElement)).toBe(2)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Every star has the size of a control. */
export const Targets: Story = {
  args: { value: 5, need: 'optional' },
  play: async ({ canvas }) => {
    const [star] = canvas.getAllByRole('radio')
    const { width, height } = star!.getBoundingClientRect()
    await expect([width >= 32, height]).toEqual([true, 40])
  },
}

export const Invalid: Story = {
  args: { need: 'required', error: 'Please choose a rating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a rating')
    await expect(canvas.getByRole('radiogroup')).toBeRequired()
  },
}

export const Disabled: Story = {
  args: { value: 3, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeDisabled()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: `How well did the pouches keep on the way? ${'Lakrits'.repeat(29)}`, value: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(288)
  },
}

/** The first star is on the right. */
export const RightToLeft: Story = {
  args: { value: 2 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('radio').map((star) => star.getBoundingClientRect().left)
    await expect(one).toBeGreaterThan(two!)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={SeparateForm}
      args={args}
      variants={{ none: {}, three: { value: 3 } }}
      states={{
        disabled: { disabled: true },
        error: { error: 'Please choose a rating' },
      }}
      target="label:nth-of-type(4)"
      cell={10.5}
    />
  ),
}

export const Themes: Story = {
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <RatingChoice {...args} name={`${args.name}-rest`} value={4} />
      <RatingChoice {...args} name={`${args.name}-wrong`} value={0} error="Please choose a rating" />
      <RatingChoice {...args} name={`${args.name}-off`} value={3} disabled />
    </>
  ),
}
