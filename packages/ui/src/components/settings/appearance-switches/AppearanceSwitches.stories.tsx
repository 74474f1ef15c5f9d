import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { AppearanceProvider, type AppearanceChoices } from './appearance-context'
import { AppearanceSwitches } from './AppearanceSwitches'

const meta = {
  title: 'Components/Settings/AppearanceSwitches',
  component: AppearanceSwitches,
  parameters: guide({
    also: ['dark mode', 'appearance', 'theme picker'],
    use: ['Once in the last line of the footer, and once in the customer’s settings.'],
    avoid: ['Next to a single table: use only DensitySwitch.'],
    do: ['Put an AppearanceProvider around the whole app. It applies the settings to the document and stores them.'],
    dont: ['Don’t prompt for these settings in a dialog or a banner.'],
    keys: [
      { key: 'Tab', does: 'Moves to the colour scheme, high contrast, then the density.' },
      { key: 'Arrow keys', does: 'Select the colour scheme or the density.' },
      { key: 'Space', does: 'Turns high contrast on or off.' },
    ],
    parts: [
      { name: 'Scheme', is: 'System, light or dark.', at: 'fieldset' },
      { name: 'Contrast', is: 'More contrast than the system preference.', at: 'input[type=checkbox]' },
      {
        name: 'Density',
        is: 'The density of controls and rows.',
        at: 'fieldset:last-of-type, div:last-child > fieldset',
      },
    ],
    content: ['Label the option, not its effect: “Dark”, never “Dark theme on”.'],
    widths: 'In a footer line the switches are side by side and wrap. In a card they are stacked and fill the width.',
    announces:
      'The newly selected option. The change of theme itself is not announced, because the content stays the same.',
    pairs: 'not applicable',
  }),
  args: { variant: 'line' },
  render: function Render(args) {
    const [chosen, setChosen] = useState<AppearanceChoices>({
      scheme: 'system',
      contrast: 'system',
      density: 'comfortable',
    })
    return (
      <AppearanceProvider value={{ ...chosen, onChange: (event) => setChosen({ ...chosen, ...event }) }}>
        <AppearanceSwitches {...args} />
      </AppearanceProvider>
    )
  },
} satisfies Meta<typeof AppearanceSwitches>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Card: Story = { args: { variant: 'card' } }

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'High contrast' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

export const Narrow: Story = { args: { variant: 'card' }, decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
