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
    use: ['Once in the footer’s last line, and once among a customer’s settings.'],
    avoid: ['Beside one table: DensitySwitch alone.'],
    do: ['Put an AppearanceProvider around the whole app; what it is told it applies to the document and keeps.'],
    dont: ['Don’t ask for it in a dialog or a banner: who needs it finds it.'],
    keys: [
      { key: 'Tab', does: 'Goes to the colours, high contrast, the density.' },
      { key: 'Arrow keys', does: 'Choose the colours, or the density.' },
      { key: 'Space', does: 'Turns high contrast on or off.' },
    ],
  }),
  args: { place: 'line' },
  render: function Render(args) {
    const [chosen, setChosen] = useState<AppearanceChoices>({ scheme: 'system', contrast: 'system', density: 'comfortable' })
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
