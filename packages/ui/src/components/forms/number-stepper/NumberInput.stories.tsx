import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { NumberInput, type NumberInputProps } from './NumberInput'
import type { NumberEntry } from './use-entry'

/** Stores the entry, as a parent does. */
function ControlledInput(args: NumberInputProps) {
  const [entry, setEntry] = useState<NumberEntry>(args.entry)
  return (
    <NumberInput
      {...args}
      entry={entry}
      onEntry={(event) => {
        setEntry(event)
        args.onEntry(event)
      }}
    />
  )
}

const meta = {
  title: 'Components/Forms/NumberInput',
  component: NumberInput,
  args: {
    label: 'Quantity',
    entry: { value: 40, note: null },
    min: 1,
    max: 100,
    onEntry: fn(),
    onEnter: fn(),
    onLeave: fn(),
  },
  render: (args) => <ControlledInput {...args} />,
  decorators: [
    (Story) => (
      <div className="w-24">
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['quantity field', 'spinbutton'],
    use: ['A whole number in a table row, without plus and minus buttons.'],
    avoid: ['A number that is stepped more often than typed: use NumberStepper, which has buttons.'],
    do: ['Show the message for the note of an entry nearby, in a live region referenced by `describedBy`.'],
    dont: ['Do not use a value without checking its note: typed input is kept, valid or not.'],
    keys: [
      { key: 'Arrow Up, Arrow Down', does: 'Increases or decreases by one.' },
      { key: 'Enter', does: 'Depends on the parent, e.g. moves to the next row.' },
    ],
    parts: [{ name: 'Field', is: 'A number without buttons, for tables with many of them.', at: 'input' }],
    content: ['The label names the item: “Quantity of Rimma Ice”.'],
    widths: 'Fills its cell; the number is aligned to the end.',
    announces: 'A spinbutton with its bounds; a corrected number is announced.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An invalid quantity gets an error and stays as it is. */
export const Wrong: Story = {
  args: { entry: { value: 40, note: 'wrong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('aria-invalid', 'true')
  },
}

/** It can be edited while it is being saved. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toBeEnabled()
  },
}

/** Arrow keys change the number by one and stop at the bounds; Enter is reported to the parent. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { entry: { value: 99, note: null } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('100')
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

/** An invalid entry stays, and gets an error when the field loses the focus. */
export const TypedWrong: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(field)
    await userEvent.type(field, '2.5')
    await userEvent.tab()
    await expect(field).toHaveValue('2.5')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onEntry).toHaveBeenLastCalledWith(expect.objectContaining({ value: null, note: 'wrong' }))
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
