import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { ChipsField } from './ChipsField'

const meta = {
  title: 'Components/Forms/ChipsField',
  component: ChipsField,
  decorators: [formColumn],
  args: { label: 'Sales channels', name: 'channels', value: [], onChange: fn(), onBlur: fn() },
  render: controlled(ChipsField, 'value', 'onChange'),
  parameters: guide({
    also: ['tag input', 'token field', 'multiple values'],
    use: ['Several short texts that cannot be listed in advance: sales channels, brands, topics.'],
    avoid: ['A known set of options: use checkboxes.', 'One text: use TextField, or Combobox for suggestions.'],
    do: [
      'Explain in `hint` what to enter, with an example; the placeholder explains how to add entries.',
      'If there is a limit, show the length of the entries joined by commas as `counter`.',
    ],
    dont: ['Do not use it for sentences: a comma separates entries.'],
    keys: [
      { key: 'Comma', does: 'Turns the typed text into a chip.' },
      { key: 'Enter', does: 'Turns the typed text into a chip; in an empty field it submits the form.' },
      { key: 'Backspace', does: 'In an empty field: removes the last chip.' },
      { key: 'Shift + Tab', does: 'Moves back to the remove buttons of the chips; Enter or Space removes a chip.' },
    ],
    parts: [
      { name: 'Label', is: 'The subject of the entries.', at: 'label' },
      { name: 'Field', is: 'Accepts one entry at a time; a comma or Enter adds it.', at: 'input[type=text]' },
      { name: 'Note', is: 'The hint, or the error message.', at: '[id$=note], .text-xs', rare: true },
    ],
    content: [
      'Use the plural in the label: “Sales channels”.',
      'If it may be unclear how entries are separated, say so in the hint.',
    ],
    widths: 'Chips wrap to several lines, and the field follows the last chip.',
    announces:
      '“… added” and “… removed” after each change, politely. The label of the list includes the number of entries.',
    pairs: [
      {
        right: { label: 'Sales channels', value: ['shop', 'webshop'] },
        wrong: { label: 'Sales channel (several allowed, separate by comma)', value: ['shop', 'webshop'] },
        because: 'The plural shows that several entries are allowed; the placeholder explains how.',
      },
    ],
  }),
} satisfies Meta<typeof ChipsField>

export default meta
type Story = StoryObj<typeof meta>

const shown = (root: HTMLElement) => [...root.querySelectorAll('li')].map((chip) => chip.textContent)

export const Default: Story = { ...inStates }

/** Chips are shown with a capital first letter; the value stays as typed. */
export const CommaAdds: Story = {
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox', { name: 'Sales channels' })
    await userEvent.type(box, 'corner shop, webshop')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['corner shop'] })
    await expect(box).toHaveValue('webshop')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['corner shop', 'webshop'] })
    await expect(args.onBlur).toHaveBeenCalled()
    await expect(shown(canvasElement)).toEqual(['Corner shop', 'Webshop'])
    await expect(canvas.getByRole('list', { name: 'Sales channels: 2 entries' })).toBeVisible()
    await expect(canvasElement.querySelector('[name="channels"]')).toHaveValue('corner shop,webshop')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('kiosk{Enter}webshop,market stall,')
    await expect(shown(canvasElement)).toEqual(['Kiosk', 'Webshop', 'Market stall'])
    await expect(canvas.getByRole('status')).toHaveTextContent('market stall added')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['kiosk', 'webshop'] })
    await expect(canvas.getByRole('status')).toHaveTextContent('market stall removed')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Remove Kiosk' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(shown(canvasElement)).toEqual(['Webshop'])
    await expect(box).toHaveFocus()
  },
}

/** Enter adds the typed text; with an empty input it submits the form. */
export const InAForm: Story = {
  ...behaviour,
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [sent, setSent] = useState(0)
    return (
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(sent + 1)
        }}
      >
        <ChipsField {...args} value={value} onChange={(event) => setValue(event.value)} />
        <button type="submit">Apply</button>
        <output aria-label="Sent">{sent}</output>
      </form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kiosk{Enter}')
    await expect(canvas.getByText('Kiosk')).toBeVisible()
    await expect(canvas.getByLabelText('Sent')).toHaveTextContent('0')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Sent')).toHaveTextContent('1')
  },
}

export const Filled: Story = { args: { value: ['corner shop', 'webshop', 'market stall'] } }

export const Removes: Story = {
  ...Filled,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Webshop' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['corner shop', 'market stall'] })
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** An entry that exists in any case is not added again. */
export const Twice: Story = {
  ...behaviour,
  args: { value: ['webshop'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Webshop,  ,')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

/** A pasted list is split into entries. */
export const Pasted: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste('kiosk, webshop,market stall')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['kiosk', 'webshop'] })
    await expect(canvas.getByRole('combobox')).toHaveValue('market stall')
  },
}

/**
 * The limit applies to all entries joined by commas, including the typed text; text over the limit stays and gets an
 * error.
 */
export const TooLong: Story = {
  ...behaviour,
  args: { value: ['webshop'], maxLength: 13, counter: '7/13' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'market')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('1 character too many (limit 13)')
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['webshop', 'market'] })
  },
}

export const WithSuggestions: Story = {
  args: { suggestions: ['Corner shop', 'Webshop', 'Market stall'], hint: 'Where you sell, such as a webshop' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('datalist option')).toHaveLength(3)
  },
}

export const Invalid: Story = {
  args: { need: 'required', error: 'Sales channels are required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Sales channels are required')
  },
}

export const Disabled: Story = {
  args: { value: ['webshop'], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Webshop' })).toBeDisabled()
  },
}

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { value: [hostileText, 'lakrits'.repeat(29), 'kiosk'] },
  play: async ({ canvasElement }) => {
    const rights = [...canvasElement.querySelectorAll('li')].map((chip) => chip.getBoundingClientRect().right)
    await expect(Math.max(...rights)).toBeLessThanOrEqual(16 + 288)
  },
}

export const RightToLeft: Story = { args: Filled.args, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={ChipsField}
      args={{ ...args, value: ['webshop'] }}
      states={{
        disabled: { disabled: true },
        error: { error: 'Please name one channel' },
      }}
      target="input:not([type=hidden])"
      cell={10}
    />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes], args: { ...Filled.args, counter: '32/200' } }
