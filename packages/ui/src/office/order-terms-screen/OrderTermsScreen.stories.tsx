import { orderTermsFaults } from '@skafferi/domain/office'
import type { OrderTermsDraft, OrderTermsField } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { OrderTermsScreen, type OrderTermsScreenProps } from './OrderTermsScreen'

const stored: OrderTermsDraft = { minimum: '150', paymentDays: '30', points: false, lowStock: '50' }

function ready(typed: Partial<OrderTermsDraft> = {}) {
  const draft = { ...stored, ...typed }
  const changed = Object.keys(typed) as OrderTermsField[]
  const view = { draft, changed, faults: orderTermsFaults(draft), currency: 'EUR', currencyName: 'euros' }
  return { status: 'ready' as const, refreshing: false, view }
}

/** The screen with a form that keeps what is typed. */
function TypingScreen({ terms, onType, onDiscard, ...props }: OrderTermsScreenProps) {
  const [typed, setTyped] = useState<Partial<OrderTermsDraft>>({})
  const initial = terms.status === 'ready' ? terms.view.draft : stored
  return (
    <OrderTermsScreen
      {...props}
      terms={Object.keys(typed).length === 0 ? terms : ready({ ...initial, ...typed })}
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
  title: 'Office/Screens/OrderTermsScreen',
  component: OrderTermsScreen,
  render: (args) => <TypingScreen {...args} />,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    terms: ready(),
    editable: true,
    saving: false,
    refused: {},
    companiesHref: '/office/companies',
    remoteChanges: [],
    problem: null,
    onType: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onDismissRemoteChanges: fn(),
  },
} satisfies Meta<typeof OrderTermsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Order minimum' })).toHaveValue('150')
    await expect(canvas.getByRole('textbox', { name: 'Payment days' })).toHaveValue('30')
    await expect(canvas.getByText(/^Approved companies keep theirs/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/office/companies')
    await expect(canvas.getByText('All prices and orders are in euros (EUR).')).toBeVisible()
    await expect(canvas.getByText(/^The shop does not write invoices: you write them yourself/)).toBeVisible()
  },
}

/** An empty minimum is none. */
export const Saves: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const minimum = canvas.getByRole('textbox', { name: 'Order minimum' })
    await userEvent.clear(minimum)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Loyalty points/ }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onType).toHaveBeenCalledWith({ minimum: '' })
    await expect(args.onType).toHaveBeenCalledWith({ points: true })
    await expect(args.onSave).toHaveBeenCalled()
  },
}

/** Faults are shown after an attempt to save. Nothing is sent. */
export const Faults: Story = {
  ...behaviour,
  args: { onSave: fn() },
  play: async ({ args, canvas }) => {
    const days = canvas.getByRole('textbox', { name: 'Payment days' })
    await userEvent.clear(days)
    await userEvent.type(days, '366')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(await canvas.findByText('must be from 0 to 365')).toBeVisible()
    await expect(days).toBeInvalid()
  },
}

/** A refusal of the store, at its field. */
export const Refused: Story = {
  args: {
    terms: ready({ minimum: '12' }),
    refused: { minimum: { code: 'above', message: null, params: { limit: 10 } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('is above 10')).toBeVisible()
  },
}

/** A colleague has changed the payment days since the page was loaded; what was typed is kept. */
export const Conflict: Story = {
  args: {
    terms: ready({ minimum: '200' }),
    remoteChanges: [
      { field: 'paymentDays', before: '30', after: '14' },
      { field: 'points', before: 'true', after: 'false' },
    ],
    problem: 'These settings were changed in another window or by a colleague. Nothing was saved.',
  },
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('region', { name: 'Changed by a colleague or in another window since you began' })
    await expect(changes).toHaveTextContent('Payment days')
    await expect(changes).toHaveTextContent('Not shown')
    await expect(canvas.getByRole('textbox', { name: 'Order minimum' })).toHaveValue('200')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { onType: fn() },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('textbox', { name: 'Order minimum' }))
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Payment days' })).toHaveFocus()
    await userEvent.keyboard('0')
    await expect(args.onType).toHaveBeenCalled()
  },
}

/** A role that may not change settings. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Payment days' })).toHaveAttribute('readonly')
    await expect(canvas.getByText(/Your role can view/)).toBeVisible()
  },
}

export const Saving: Story = { args: { terms: ready({ minimum: '200' }), saving: true } }
export const Loading: Story = { args: { terms: { status: 'loading' } } }
export const LoadFailed: Story = {
  args: { terms: { status: 'failed', code: 'internal', request: 'req_01', retry: fn() } },
}
export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
