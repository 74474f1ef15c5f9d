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
    { kind: 'low_stock', timing: 'off' },
    { kind: 'failed_mail', timing: 'at_once' },
  ],
  digestTime: '07:00',
  email: 'maja@skafferi.example',
}

const ready = (of: NoticesView): OfficeState<NoticesView> => ({ status: 'ready', refreshing: false, view: of })

const meta = {
  title: 'Office/Pages/NoticesScreen',
  component: NoticesScreen,
  decorators: [inOffice(null)],
  parameters: { layout: 'fullscreen' },
  args: { notices: ready(view), busy: false, problem: null, onSave: fn(async () => true) },
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

/** The screen with a store that saves the choices. */
function SavingScreen({ onSave, ...props }: NoticesScreenProps) {
  const [choices, setChoices] = useState(view.choices)
  return (
    <NoticesScreen
      {...props}
      notices={ready({ ...view, choices })}
      onSave={async (event) => {
        const isSaved = await onSave(event)
        setChoices((all) => all.map((each) => event.choices.find(({ kind }) => kind === each.kind) ?? each))
        return isSaved
      }}
    />
  )
}

/** Only changed settings are sent; with the keyboard. */
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
    await tabTo(save)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith({ choices: [{ kind: 'low_stock', timing: 'digest' }] })
    await expect(await canvas.findByText('Saved.')).toBeVisible()
    await expect(save).toBeDisabled()
  },
}

export const Phone: Story = { ...onAPhone, parameters: { chromatic: { disableSnapshot: true } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
