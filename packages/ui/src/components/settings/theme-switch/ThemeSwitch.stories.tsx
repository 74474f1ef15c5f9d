import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { ThemeSwitch } from './ThemeSwitch'

const meta = {
  title: 'Components/Settings/ThemeSwitch',
  component: ThemeSwitch,
  decorators: [formColumn],
  parameters: guide({
    also: ['dark mode', 'light mode', 'colour scheme', 'contrast'],
    use: ['The one place to choose the shop’s appearance: the account menu, the footer, settings.'],
    avoid: ['A theme for one section: sections use the page’s theme.', 'The density: use DensitySwitch.'],
    do: [
      'Start with System, and with the system’s contrast preference.',
      'Store the choice for the next visit, and apply it before the first paint.',
    ],
    dont: ['Don’t apply the theme in the component: it reports the choice, and the app applies it.'],
    keys: [
      { key: 'Tab', does: 'Moves to the selected scheme, then to High contrast.' },
      { key: 'Arrow Right', does: 'Selects the next scheme.' },
      { key: 'Arrow Left', does: 'Selects the previous scheme.' },
      { key: 'Space', does: 'Turns high contrast on or off.' },
    ],
    parts: [
      { name: 'Scheme', is: 'System, light or dark.', at: 'fieldset' },
      { name: 'Contrast', is: 'More contrast than the system preference.', at: 'input[type=checkbox]' },
    ],
    content: ['“System” is the first option and the default.'],
    widths: 'Side by side in a row, stacked in a card.',
    announces: 'Radio buttons and a checkbox; the change of theme is not announced.',
    pairs: 'not applicable',
  }),
  args: { scheme: 'system', contrast: 'system', onChange: fn() },
  render: function Render(args) {
    const [chosen, setChosen] = useState({ scheme: args.scheme, contrast: args.contrast })
    return (
      <ThemeSwitch
        {...chosen}
        onChange={(event) => {
          setChosen(event)
          args.onChange(event)
        }}
      />
    )
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Events include both choices, and each leaves the other unchanged. */
export const BothAreReported: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheme: 'dark', contrast: 'system' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'High contrast' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheme: 'dark', contrast: 'more' })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheme: 'light', contrast: 'system' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheme: 'system', contrast: 'system' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheme: 'system', contrast: 'more' })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheme: 'system', contrast: 'system' })
  },
}

export const Chosen: Story = { args: { scheme: 'dark', contrast: 'more' } }
export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
