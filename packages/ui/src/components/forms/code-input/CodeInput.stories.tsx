import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { CodeInput } from './CodeInput'

const meta = {
  title: 'Components/Forms/CodeInput',
  component: CodeInput,
  decorators: [formColumn],
  args: {
    label: 'Code from the e-mail',
    hint: 'Five digits, valid for 10 minutes',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: controlled(CodeInput, 'value', 'onChange'),
  parameters: guide({
    also: ['otp', 'one-time code', 'pin', 'verification code'],
    use: ['A short one-time code of digits, from an e-mail or a text message.'],
    avoid: ['An amount: use NumberField.', 'A promo code or other text with letters: use TextField.'],
    do: [
      'Check the code in `onComplete`, but also offer a button.',
      'Set `busy` while the code is checked. If it is rejected, clear `value`, explain why in `error`, and keep the focus here.',
    ],
    dont: [
      'Do not use five separate fields: a screen reader would announce five fields, and a pasted code would end in the first.',
      'Do not distinguish a wrong code from an expired one, unless the shop does so everywhere.',
    ],
    keys: [
      { key: '0 to 9', does: 'Fills the highlighted box and moves to the next. In a complete code it overwrites.' },
      { key: 'Backspace', does: 'Clears the previous box.' },
      { key: 'Arrow Left, Arrow Right', does: 'Highlights the previous or the next box.' },
      { key: 'Control + V', does: 'Pastes the code, with or without spaces and hyphens.' },
    ],
    parts: [
      { name: 'Label', is: 'The source of the code.', at: 'label' },
      {
        name: 'Boxes',
        is: 'Show the number of digits. They are decorative: there is one input, so that a code can be pasted and read as a whole.',
        at: '[data-caret], div[dir=ltr] > span',
      },
      { name: 'Hint', is: 'How long the code is valid. “Checking...” replaces it.', at: '.text-xs' },
    ],
    content: [
      'Say where to find the code: “Code from the e-mail”.',
      'In the hint give only the number of digits and how long the code is valid.',
    ],
    widths: 'The boxes keep their size down to 320 px, and always run from left to right, like digits.',
    announces:
      'One text field with a description. While the code is checked, a status is announced; an error is the description of the field.',
    pairs: [
      {
        right: { hint: 'Five digits, valid for 10 minutes' },
        wrong: { hint: 'Please enter the verification code you have received to continue' },
        because: 'A hint adds what the label does not say.',
      },
    ],
  }),
} satisfies Meta<typeof CodeInput>

export default meta
type Story = StoryObj<typeof meta>

const boxes = (root: HTMLElement) => [...root.querySelectorAll('[dir="ltr"] > span')]
/** Waits until the box at an index is highlighted; -1 for none. */
const expectMarked = (root: HTMLElement, place: number) =>
  waitFor(() => expect(boxes(root).findIndex((box) => box.hasAttribute('data-caret'))).toBe(place))

export const Default: Story = {
  ...inStates,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the e-mail' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(boxes(canvasElement)).toHaveLength(5)
    await expectMarked(canvasElement, -1)
  },
}

/** Assistive technology finds one field; characters other than digits are ignored. */
export const DigitsOnly: Story = {
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the e-mail' })
    await userEvent.type(field, '1a2 3-4')
    await expect(field).toHaveValue('1234')
    await expectMarked(canvasElement, 4)
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(field, '5')
    await userEvent.type(field, '6')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '12345' })
    await expect(field).toHaveValue('12345')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expectMarked(canvasElement, 0)
    await userEvent.keyboard('129')
    await expectMarked(canvasElement, 3)
    await userEvent.keyboard('{Backspace}345')
    await expect(field).toHaveValue('12345')
    await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '12345' })
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9')
    await expect(field).toHaveValue('12395')
    await expectMarked(canvasElement, 4)
    await userEvent.tab()
    await expectMarked(canvasElement, -1)
  },
}

/** Accepts any format of the code, and replaces the previous value. */
export const Paste: Story = {
  ...behaviour,
  args: { value: '99999' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('12 345')
    await expect(field).toHaveValue('12345')
    await userEvent.paste('67-890')
    await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '67890' })
    await userEvent.clear(field)
    await userEvent.paste('12-3')
    await expect(field).toHaveValue('123')
  },
}

/** Each digit is centred in its box. */
export const Filled: Story = {
  args: { value: '48152' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox')
    const last = boxes(canvasElement).at(-1)?.getBoundingClientRect()
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(last?.right).toBeLessThanOrEqual(field.getBoundingClientRect().right)
  },
}

export const Invalid: Story = {
  args: { value: '48152', error: 'This code is wrong or no longer valid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This code is wrong or no longer valid')
  },
}

/** While the code is checked it cannot be changed. */
export const Busy: Story = { args: { value: '48152', busy: true } }

export const BusyBlocksActions: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '{Backspace}')
    await userEvent.paste('12345')
    await expect(field).toHaveValue('48152')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking...')
  },
}

export const Disabled: Story = {
  args: { value: '481', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const SixDigits: Story = { args: { length: 6, value: '481', hint: 'Six digits' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'The code we have sent to the e-mail address of the company', value: '48152' },
  play: async ({ canvasElement }) => {
    const right = boxes(canvasElement).at(-1)?.getBoundingClientRect().right
    await expect(right).toBeLessThanOrEqual(16 + 288)
  },
}

/** Digits run from left to right in every script. */
export const RightToLeft: Story = {
  args: { value: '481' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const lefts = boxes(canvasElement).map((box) => box.getBoundingClientRect().left)
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={CodeInput}
      args={{ ...args, value: '481' }}
      states={{
        disabled: { disabled: true },
        busy: { value: '48152', busy: true },
        error: { error: 'This code is wrong or no longer valid' },
      }}
      cell={13}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <CodeInput {...args} label="Rest" hint={undefined} value="481" />
      <CodeInput {...args} label="Wrong" value="48152" error="This code is wrong or no longer valid" />
      <CodeInput {...args} label="Disabled" hint={undefined} value="481" disabled />
    </>
  ),
}
