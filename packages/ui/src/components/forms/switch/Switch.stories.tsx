import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { controlled } from '../../../internal/stories/controlled'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Switch } from './Switch'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  decorators: [formColumn],
  args: { label: 'High contrast', checked: false, onChange: fn() },
  render: controlled(Switch, 'checked', 'onChange'),
  parameters: guide({
    also: ['toggle', 'on off', 'toggle switch'],
    use: ['A setting that takes effect at once: high contrast, compact lines.'],
    avoid: [
      'An option that takes effect when a form is submitted: use Checkbox.',
      'Two options that each need a label (unit or bulk): use SegmentedControl.',
    ],
    do: [
      'Label the setting ("High contrast"), with the same text in both states.',
      'Set `busy` while saving, and revert if saving fails.',
    ],
    dont: ['Do not use a question ("Do you want …?") or a negative label ("No newsletter"): off would mean on.'],
    keys: [{ key: 'Space', does: 'Toggles the switch.' }],
    parts: [
      { name: 'Track', is: 'Takes effect at once, without saving.', at: 'input' },
      { name: 'Label', is: 'The setting.', at: 'label > span' },
    ],
    content: ['Name the setting, not the action: “High contrast”, not “Switch on high contrast”.'],
    widths: 'The label wraps next to the track.',
    announces: 'A switch, on or off; busy while it is being saved.',
    pairs: [
      {
        right: { label: 'High contrast' },
        wrong: { label: 'Enable high contrast?' },
        because: 'The track already expresses the action.',
      },
    ],
  }),
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

/** A press on the label toggles the switch. */
export const WordsAreTheTarget: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'High contrast' })
    await userEvent.click(canvas.getByText('High contrast'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true })
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
  },
}

export const On: Story = { args: { checked: true } }

export const WithHint: Story = {
  args: { hint: 'Lines and muted text become ink' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'High contrast' })
    await expect(control).toHaveAccessibleDescription('Lines and muted text become ink')
  },
}

/** Beside a text that names it, the label is for assistive technology only. */
export const HiddenLabel: Story = {
  args: { labelVisibility: 'hidden' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'High contrast' })).toBeVisible()
    await expect(canvas.getByText('High contrast').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch')
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Busy: Story = {
  args: { busy: true, checked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await expect(control).toHaveAttribute('aria-busy', 'true')
  },
}

/** While it is being saved it is busy, keeps the focus, and ignores presses. */
export const BusyBlocksActions: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
  },
}

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} label="Off" disabled />
      <Switch {...args} label="On" disabled checked />
    </>
  ),
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: `Compact lines ${hostileText}`, hint: 'Lakrits'.repeat(29) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('switch').parentElement as HTMLElement
    await expect(row.scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const RightToLeft: Story = { args: { checked: true }, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={Switch}
      args={args}
      variants={{ off: {}, on: { checked: true } }}
      states={{ disabled: { disabled: true }, busy: { busy: true } }}
      target="input"
      cell={10}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: (args) => (
    <>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" checked />
      <Switch {...args} label="Busy" checked busy />
      <Switch {...args} label="Disabled" disabled checked />
    </>
  ),
}
