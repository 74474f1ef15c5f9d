import type { NoticesView, OfficeState } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { NoticesScreen, type NoticesScreenProps } from './NoticesScreen'

const view: NoticesView = {
  choices: [
    { kind: 'order', timing: 'at_once' },
    { kind: 'application', timing: 'digest' },
    { kind: 'complaint', timing: 'digest' },
    { kind: 'message', timing: 'digest' },
    { kind: 'low_stock', timing: 'off' },
    { kind: 'failed_mail', timing: 'at_once' },
  ],
  changed: [],
  digestTime: '07:00',
  email: 'maja@skafferi.example',
}

const ready = (of: NoticesView): OfficeState<NoticesView> => ({ status: 'ready', refreshing: false, view: of })

const meta = {
  title: 'Office/Screens/NoticesScreen',
  component: NoticesScreen,
  decorators: [inOffice(null)],
  parameters: { layout: 'fullscreen' },
  args: {
    notices: ready(view),
    busy: false,
    problem: null,
    onChoose: fn(),
    onDiscard: fn(),
    onSave: fn(async () => true),
  },
} satisfies Meta<typeof NoticesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot, like most of the following stories: their parts have their own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

export const Failed: Story = {
  args: { notices: { status: 'failed', request: 'req-7', code: 'unexpected_state', retry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Loading: Story = {
  args: { notices: { status: 'loading' } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A role with few kinds. After a failure, the reason is shown and the choices stay. */
export const SaveFailed: Story = {
  args: {
    notices: ready({ ...view, choices: view.choices.filter(({ kind }) => kind === 'order' || kind === 'low_stock') }),
    problem: 'The shop is not responding. Nothing was saved.',
  },
  globals: { scheme: 'dark' },
}

/** The screen with its form. */
function SavingScreen({ onSave, ...props }: NoticesScreenProps) {
  const [changed, setChanged] = useState(view.changed)
  return (
    <NoticesScreen
      {...props}
      notices={ready({ ...view, changed })}
      onChoose={(choice) => setChanged([choice])}
      onSave={async () => {
        const isSaved = await onSave()
        setChanged([])
        return isSaved
      }}
    />
  )
}

/** Changed settings are saved, with the keyboard. */
export const SavesChanges: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: (args) => <SavingScreen {...args} />,
  play: async ({ args, canvas }) => {
    const stock = within(canvas.getByRole('radiogroup', { name: 'Low stock' }))
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await tabTo(stock.getByRole('radio', { name: 'Off' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(stock.getByRole('radio', { name: 'Once a day' })).toBeChecked()
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    await expect(leave.defaultPrevented).toBe(true)
    await tabTo(save)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('Saved.')).toBeVisible()
    await expect(save).toBeDisabled()
  },
}

export const Phone: Story = { ...onAPhone, parameters: { chromatic: { disableSnapshot: true } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
