import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { AppearanceProvider, type AppearanceChoices } from './appearance-context'
import { AppearanceSwitches } from './AppearanceSwitches'

const meta = {
  title: 'Components/Settings/AppearanceSwitches',
  component: AppearanceSwitches,
  parameters: guide({
    also: ['dark mode', 'appearance', 'theme picker'],
    use: ['Once in the footer’s last line, and once among a customer’s settings.'],
    avoid: ['Beside one table: DensitySwitch alone.'],
    do: ['Put an AppearanceProvider around the whole app; what it is told it applies to the document and keeps.'],
    dont: ['Don’t ask for it in a dialog or a banner: who needs it finds it.'],
    keys: [
      { key: 'Tab', does: 'Goes to the colours, high contrast, the density.' },
      { key: 'Arrow keys', does: 'Choose the colours, or the density.' },
      { key: 'Space', does: 'Turns high contrast on or off.' },
    ],
    parts: [
      { name: 'Scheme', is: 'System, light or dark.', at: 'fieldset' },
      { name: 'Contrast', is: 'More contrast than the system asks for.', at: 'input[type=checkbox]' },
      { name: 'Density', is: 'How close rows stand.', at: 'fieldset:last-of-type, div:last-child > fieldset' },
    ],
    content: ['Name the choice, not the technique: “Dark”, never “Dark theme on”.'],
    widths:
      'In a line of the foot the switches stand beside each other and wrap; in a card one stands under the other and takes the whole width.',
    announces:
      'A change is heard as the option that is now chosen. The page repaints without a word, for nothing else on it has changed.',
    pairs: 'leaves no choice',
  }),
  args: { place: 'line' },
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
export const Card: Story = { args: { place: 'card' } }

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

export const Narrow: Story = { args: { place: 'card' }, decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
