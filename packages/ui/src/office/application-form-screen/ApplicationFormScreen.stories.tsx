import { toApplicationFormView } from '@skafferi/domain/office'
import type { ApplicationFormDraft, ApplicationSettingsField } from '@skafferi/domain/office/views'
import { neutralApplication, specifiedApplication } from '@skafferi/domain/rules/registration/application-settings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { ApplicationFormScreen, type ApplicationFormScreenProps } from './ApplicationFormScreen'

function ready(typed: Partial<ApplicationFormDraft> = {}, stored = specifiedApplication) {
  const changed = Object.keys(typed) as ApplicationSettingsField[]
  return { status: 'ready' as const, refreshing: false, view: toApplicationFormView({ ...stored, ...typed }, changed) }
}

/** The screen with a form that keeps what is chosen. */
function TypingScreen({ form, onType, onDiscard, ...props }: ApplicationFormScreenProps) {
  const [typed, setTyped] = useState<Partial<ApplicationFormDraft>>({})
  const initial = form.status === 'ready' ? form.view.draft : specifiedApplication
  return (
    <ApplicationFormScreen
      {...props}
      form={Object.keys(typed).length === 0 ? form : ready(typed, initial)}
      onType={(change) => {
        setTyped((before) => ({ ...before, ...change }))
        onType(change)
      }}
      onDiscard={() => {
        setTyped({})
        onDiscard()
      }}
    />
  )
}

const meta = {
  title: 'Office/Screens/ApplicationFormScreen',
  component: ApplicationFormScreen,
  render: (args) => <TypingScreen {...args} />,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    form: ready(),
    editable: true,
    saving: false,
    remoteChanges: [],
    problem: null,
    onType: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onDismissRemoteChanges: fn(),
  },
} satisfies Meta<typeof ApplicationFormScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The form of the specification. A question that may be left empty there cannot become required. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const optionsOf = (name: string) =>
      [...canvas.getByRole('combobox', { name }).querySelectorAll('option')].map(({ text }) => text)
    await expect(canvas.getByRole('combobox', { name: 'DUNS number' })).toHaveValue('required')
    await expect(canvas.getByRole('combobox', { name: 'Delivery address' })).toHaveValue('off')
    await expect(optionsOf('DUNS number')).toEqual(['Required', 'May be left empty', 'Not asked'])
    await expect(optionsOf('Sales channels')).toEqual(['May be left empty', 'Not asked'])
    await expect(optionsOf('Shipping preferences offered')).toEqual(['UPS, FedEx and DHL', 'Your delivery options'])
  },
}

/** The form that a new shop begins with. It does not ask for the licence, and says who should. */
export const NewShop: Story = {
  args: { form: ready({}, neutralApplication) },
  play: async ({ canvas }) => {
    const licence = canvas.getByRole('combobox', { name: 'Licence' })
    await expect(licence).toHaveAccessibleDescription(/^If you sell nicotine, alcohol or other goods/)
  },
}

/** With the licence asked, nothing says who should. */
export const AsksForLicence: Story = {
  ...behaviour,
  args: { form: ready({}, neutralApplication) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Licence' }), 'required')
    await expect(canvas.queryByText(/^If you sell nicotine/)).toBeNull()
  },
}

/** A step without a question is left out of the form. */
export const EmptyStep: Story = {
  args: {
    form: ready({
      productsOfInterest: 'off',
      specificBrands: 'off',
      estimatedOrderVolume: 'off',
      orderFrequency: 'off',
      privateLabelInterest: 'off',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is asked. The form leaves this step out.')).toBeVisible()
  },
}

/** Without shipping preferences there is nothing to offer. */
export const Saves: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shipping preference' }), 'off')
    await expect(canvas.queryByRole('combobox', { name: 'Shipping preferences offered' })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onType).toHaveBeenCalledWith({ shippingPreferences: 'off' })
    await expect(args.onSave).toHaveBeenCalled()
  },
}

/** A colleague has changed a question since the page was loaded; what was chosen is kept. */
export const Conflict: Story = {
  args: {
    form: ready({ customsBroker: 'off' }),
    remoteChanges: [
      { field: 'dunsNumber', before: 'required', after: 'off' },
      { field: 'shippingChoices', before: 'carriers', after: 'delivery' },
    ],
    problem: 'These settings were changed in another window or by a colleague. Nothing was saved.',
  },
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('region', { name: 'Changed by a colleague or in another window since you began' })
    await expect(changes).toHaveTextContent('DUNS number')
    await expect(changes).toHaveTextContent('Your delivery options')
    await expect(canvas.getByRole('combobox', { name: 'Customs broker' })).toHaveValue('off')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const duns = canvas.getByRole('combobox', { name: 'DUNS number' })
    await tabTo(duns)
    await userEvent.selectOptions(duns, 'optional')
    await expect(args.onType).toHaveBeenCalledWith({ dunsNumber: 'optional' })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Type of business' })).toHaveFocus()
  },
}

/** A role that may not change settings. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'DUNS number' })).toBeDisabled()
    await expect(canvas.getByText(/Your role can view/)).toBeVisible()
  },
}

export const Saving: Story = { args: { form: ready({ dunsNumber: 'off' }), saving: true } }
export const Loading: Story = { args: { form: { status: 'loading' } } }
export const LoadFailed: Story = {
  args: { form: { status: 'failed', code: 'internal', request: 'req_01', retry: fn() } },
}
export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
