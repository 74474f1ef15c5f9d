import { newDeliveryOption, toDeliveryDraft, toDeliveryView, type Office } from '@skafferi/domain/office'
import type { DeliveryDraft } from '@skafferi/domain/office/views'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { defaultSeller } from '@skafferi/domain/rules/tax/tax'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { brokenWords } from '../../internal/stories/broken-words'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { DeliverySettingsScreen, type DeliverySettingsScreenProps } from './DeliverySettingsScreen'

const noPicture = { chromatic: { disableSnapshot: true } }
const office = { locale: 'en-IE', timeZone: 'Europe/Stockholm', now: () => new Date('2026-11-20T09:30:00Z') } as Office
const closures = [
  { from: '2027-01-11', to: '2027-01-11', reason: 'Stocktaking' },
  { from: '2027-07-05', to: '2027-08-01', reason: 'Summer' },
]
const stored = toDeliveryDraft({ ...demoDelivery, closures })
const ready = (typed: Partial<DeliveryDraft> = {}) => ({
  status: 'ready' as const,
  refreshing: false,
  view: toDeliveryView(
    { draft: { ...stored, ...typed }, changed: Object.keys(typed) as (keyof DeliveryDraft)[] },
    defaultSeller,
    office,
  ),
})

/** At the end of the page, where the bar covers no field. */
const phone = {
  ...onAPhone,
  play: async () => {
    await onAPhone.play()
    window.scrollTo(0, document.documentElement.scrollHeight)
  },
}

/** The screen with a form that keeps what is typed. */
function TypingScreen({ onType, onAddOption, onDiscard, ...props }: DeliverySettingsScreenProps) {
  const initial = props.settings.status === 'ready' ? props.settings.view.draft : stored
  const [typed, setTyped] = useState<Partial<DeliveryDraft>>({})
  const draft = { ...initial, ...typed }
  const type = (change: Partial<DeliveryDraft>) => setTyped((before) => ({ ...before, ...change }))
  return (
    <DeliverySettingsScreen
      {...props}
      settings={{
        status: 'ready',
        refreshing: false,
        view: toDeliveryView({ draft, changed: Object.keys(typed) as (keyof DeliveryDraft)[] }, defaultSeller, office),
      }}
      onType={(change) => {
        type(change)
        onType(change)
      }}
      onAddOption={() => {
        type({ options: [...draft.options, newDeliveryOption(draft.options, defaultSeller.country, office.now())] })
        onAddOption()
      }}
      onDiscard={() => {
        setTyped({})
        onDiscard()
      }}
    />
  )
}

const meta = {
  title: 'Office/Screens/DeliverySettingsScreen',
  component: DeliverySettingsScreen,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen' },
  args: {
    settings: ready(),
    editable: true,
    saving: false,
    refused: {},
    remoteChanges: [],
    problem: null,
    onType: fn(),
    onAddOption: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onDismissRemoteChanges: fn(),
  },
  render: (args) => <TypingScreen {...args} />,
} satisfies Meta<typeof DeliverySettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The demo's options, and what an order placed now would get. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const courier = within(canvas.getByRole('group', { name: 'Courier' }))
    await expect(courier.getByRole('textbox', { name: 'For goods from' })).toHaveValue('140.00')
    await expect(courier.getByRole('checkbox', { name: 'Sweden' })).toBeChecked()
    await expect(canvas.getByText(/Other countries cannot be added/)).toBeVisible()
    await expect(canvas.getByText(/^An order placed now leaves 20 Nov 2026 and arrives 24–26 Nov 2026/)).toBeVisible()
  },
}

/** Amounts of five digits are not cut off. */
export const Amounts: Story = {
  ...behaviour,
  args: { settings: ready({ options: stored.options.map((each) => ({ ...each, goodsFrom: '10000.00' })) }) },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'For goods from' }))
      await expect(field.scrollWidth).toBe(field.clientWidth)
  },
}

/** The rates of VAT that apply now and later, with their source. They cannot be edited. */
export const Vat: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'VAT in Sweden' }))
    const [, food, later] = table.getAllByRole('row')
    await expect(food).toHaveTextContent('Food, Confectionery, Soft drink6%1 Apr 2026 to 31 Dec 2027prop. 2025/26:55')
    await expect(later).toHaveTextContent('12%From 1 Jan 2028')
    await expect(table.queryByRole('textbox')).toBeNull()
  },
}

/** A new shop delivers nowhere and promises no dispatch. */
export const Empty: Story = {
  args: { settings: ready({ options: [], closures: [], cutOff: '', preparation: '' }) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No options: the shop does not deliver, and no order can be placed.')).toBeVisible()
    await expect(canvas.getByText('No closures.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Order before' })).toHaveValue('')
    await expect(canvas.getByText(/^When all fields above are filled in/)).toBeVisible()
  },
}

/** Faults are shown after an attempt to save; the bar names the fields. Nothing is sent. */
export const Faults: Story = {
  ...behaviour,
  args: { onSave: fn() },
  play: async ({ args, canvas }) => {
    const local = within(canvas.getByRole('group', { name: 'Local Shipping' }))
    await userEvent.clear(local.getByRole('textbox', { name: 'Slowest, in days' }))
    await userEvent.type(local.getByRole('textbox', { name: 'Slowest, in days' }), '0')
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await userEvent.click(canvas.getByRole('checkbox', { name }))
    await expect(canvas.getByText(/^When all fields above are filled in/)).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(await canvas.findByText('must be from 1 to 365')).toBeVisible()
    await expect(canvas.getByText('is required')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Packed on' }))
    await expect(canvas.getByRole('checkbox', { name: 'Monday' })).toHaveFocus()
  },
}

/** A refusal of the store, at its field. */
export const Refused: Story = {
  args: {
    settings: ready({ cutOff: '12:00' }),
    refused: { 'options.0.name': { code: 'control_characters', message: null } },
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('has control characters')).toBeVisible()
  },
}

/** An option is added, filled in and removed with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { settings: ready({ options: stored.options.slice(0, 1) }), onType: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Add option' }).focus()
    await userEvent.keyboard('{Enter}')
    const added = within(await canvas.findByRole('group', { name: 'New option' }))
    await waitFor(() => expect(added.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('Bike{Tab}5')
    await expect(added.getByRole('textbox', { name: 'Price' })).toHaveValue('5')
    for (const name of ['Fastest, in days', 'Slowest, in days'])
      await expect(added.getByRole('textbox', { name })).toHaveValue('')
    await expect(args.onType).toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Actions for Bike' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Bike' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Courier' })).toHaveFocus())
  },
}

/** The example follows the form. */
export const Example: Story = {
  ...behaviour,
  args: { settings: ready({ options: stored.options.slice(0, 1) }) },
  play: async ({ canvas }) => {
    const cutOff = canvas.getByRole('textbox', { name: 'Order before' })
    await userEvent.clear(cutOff)
    await userEvent.type(cutOff, '09:00')
    await expect(
      canvas.getByText(/^When all fields above are filled in|^An order placed now leaves 23 Nov 2026/),
    ).toBeVisible()
  },
}

/** Closures are added and removed; the focus goes to the next one. */
export const Closures: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove closure 1' }))
    await expect(canvas.getByRole('button', { name: 'Remove closure 1' })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Closure 1' })).toContainElement(canvas.getByDisplayValue('Summer'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add closure' }))
    const added = within(canvas.getByRole('group', { name: 'Closure 2' }))
    await expect(added.getByLabelText('First day')).toHaveFocus()
  },
}

/** A colleague has changed the options since the page was loaded. */
export const Conflict: Story = {
  args: {
    settings: ready({ cutOff: '12:00' }),
    remoteChanges: [{ field: 'preparation', before: '0', after: '2' }],
    problem: 'These settings were changed in another window or by a colleague. Nothing was saved.',
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('region', { name: 'Changed by a colleague or in another window since you began' })
    await expect(changes).toHaveTextContent('Preparation')
    await expect(canvas.getByRole('textbox', { name: 'Order before' })).toHaveValue('12:00')
  },
}

export const Saving: Story = { args: { settings: ready({ cutOff: '12:00' }), saving: true }, parameters: noPicture }

/** A role that may not change settings. */
export const ReadOnly: Story = {
  args: { editable: false },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add option' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Order before' })).toHaveAttribute('readonly')
  },
}

export const Loading: Story = {
  args: { settings: { status: 'loading' } },
  parameters: noPicture,
  render: (args) => <DeliverySettingsScreen {...args} />,
}

export const LoadFailed: Story = {
  args: { settings: { status: 'failed', code: 'internal', request: 'req_01', retry: fn() } },
  parameters: noPicture,
  render: (args) => <DeliverySettingsScreen {...args} />,
}

/** Long and hostile texts stay inside their fields. */
export const HostileText: Story = {
  ...phone,
  args: {
    settings: ready({
      options: stored.options.map((option) => ({
        ...option,
        name: `<b onclick="alert(1)">${'Expressfrakt'.repeat(4)}`,
      })),
    }),
  },
  parameters: noPicture,
}

export const Phone: Story = { ...phone, parameters: noPicture }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: noPicture }
export const Dark: Story = { globals: { scheme: 'dark' }, parameters: noPicture }
export const HighContrast: Story = { globals: { contrast: 'more' }, parameters: noPicture }

/** In the narrow column beside the settings of a tablet, the countries have room for their names. */
export const Tablet: Story = {
  ...behaviour,
  decorators: [(Story) => <div className="w-110">{Story()}</div>],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    for (const countries of canvas.getAllByRole('group', { name: 'Countries' }))
      await expect(brokenWords(countries)).toEqual([])
  },
}
