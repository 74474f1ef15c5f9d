import type { ListedFlashSalesView, ListedPromotionsView, PromotionDraft } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { PromotionsScreen, type PromotionsScreenProps } from './PromotionsScreen'

const page = (count: number) => ({ page: 1, pageCount: 1, from: count > 0 ? 1 : 0, to: count, count })

const sales: ListedFlashSalesView = {
  ...page(2),
  rows: [
    {
      id: 'sale_2',
      title: 'Weekend pantry',
      begins: 'Fri, 27 Nov, 00:00',
      ends: 'Mon, 30 Nov, 00:00',
      products: '4',
      state: 'planned',
      href: '/office/promotions/sale_2',
    },
    {
      id: 'sale_1',
      title: 'Dark evenings',
      begins: 'Thu, 19 Nov, 00:00',
      ends: 'Tue, 24 Nov, 00:00',
      products: '8',
      state: 'running',
      href: '/office/promotions/sale_1',
    },
  ],
}

const codes: ListedPromotionsView = {
  ...page(3),
  rows: [
    {
      id: 'promo_3',
      code: 'LUCIA26',
      discount: '€40.00',
      minimum: '€400.00',
      begins: 'Fri, 20 Nov, 00:00',
      until: 'Mon, 14 Dec, 00:00',
      used: '12',
      limit: '100',
      state: 'running',
    },
    {
      id: 'promo_2',
      code: 'NYKIOSK',
      discount: '10%',
      minimum: null,
      begins: 'Sun, 1 Nov, 00:00',
      until: null,
      used: '31',
      limit: null,
      state: 'running',
    },
    {
      id: 'promo_1',
      code: 'POUCH5',
      discount: '5%',
      minimum: '€150.00',
      begins: 'Sun, 1 Nov, 00:00',
      until: 'Tue, 1 Dec, 00:00',
      used: '90',
      limit: '90',
      state: 'used_up',
    },
  ],
}

const stored = {
  code: 'LUCIA26',
  type: 'fixed',
  value: '40',
  starts: '2026-11-20',
  ends: '2026-12-13',
  minimum: '400.00',
  limit: '100',
  companyLimit: '',
} as const
const percentage = { ...stored, code: 'NYKIOSK', type: 'percentage', value: '10' } as const
const empty: PromotionDraft = {
  code: '',
  type: 'percentage',
  value: '',
  starts: '',
  ends: '',
  minimum: '',
  limit: '',
  companyLimit: '',
}
const rest = {
  stored: null,
  draft: empty,
  edited: false,
  remoteChanges: [],
  busy: false,
  failure: null,
  faults: {},
} as const

const meta = {
  title: 'Office/Screens/PromotionsScreen',
  component: PromotionsScreen,
  decorators: [inOffice('promotions')],
  parameters: { layout: 'fullscreen' },
  args: {
    sales: { status: 'ready', refreshing: false, view: sales },
    codes: { status: 'ready', refreshing: false, view: codes },
    view: 'sales',
    hrefs: { sales: '/office/promotions', codes: '/office/promotions?view=codes', newSale: '/office/promotions/new' },
    hrefFor: (next) => `/office/promotions?page=${next}`,
    editable: true,
    open: null,
    onOpenSale: fn(),
    onOpenCode: fn(),
    onTypeCode: fn(),
    onSaveCode: fn(async () => true),
    onEndCode: fn(async () => true),
  },
} satisfies Meta<typeof PromotionsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Weekend pantry' })).toHaveAttribute(
      'href',
      '/office/promotions/sale_2',
    )
    await expect(canvas.getByRole('link', { name: 'New sale' })).toBeVisible()
  },
}

export const Codes: Story = { args: { view: 'codes' } }

export const Loading: Story = { args: { sales: { status: 'loading' } } }

export const Empty: Story = { args: { sales: { status: 'ready', refreshing: false, view: { ...page(0), rows: [] } } } }

export const Failed: Story = {
  args: { sales: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** Changes by another operator are listed above the form. */
export const EditConflict: Story = {
  args: {
    view: 'codes',
    open: {
      action: 'change',
      id: 'promo_3',
      code: 'LUCIA26',
      ...rest,
      stored,
      draft: stored,
      remoteChanges: [{ what: 'value', before: '€40.00', after: '€45.00' }],
      failure: 'A colleague has changed this promo code.',
    },
  },
}

/** The store's refusal is shown at its field. */
export const InvalidEnd: Story = {
  args: {
    view: 'codes',
    open: {
      action: 'add',
      ...rest,
      failure: 'Please check what was entered.',
      faults: { ends_at: { code: 'not_after_start', message: 'must be after the start' } },
    },
  },
}

export const EditingPercentage: Story = {
  args: {
    view: 'codes',
    open: {
      action: 'change',
      id: 'promo_2',
      code: 'NYKIOSK',
      ...rest,
      stored: percentage,
      draft: percentage,
    },
  },
}

export const Ending: Story = {
  args: { view: 'codes', open: { action: 'end', id: 'promo_3', code: 'LUCIA26', ...rest, stored } },
}

/** Keeps the edits of the open code. */
function WithEdits({ open, onTypeCode, ...props }: PromotionsScreenProps) {
  const [draft, setDraft] = useState(empty)
  function type(change: Partial<PromotionDraft>) {
    onTypeCode(change)
    setDraft({ ...draft, ...change })
  }
  return <PromotionsScreen {...props} open={open && { ...open, draft, edited: true }} onTypeCode={type} />
}

/** A code is added with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  render: (args) => <WithEdits {...args} />,
  args: { view: 'codes', open: { action: 'add', ...rest } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), 'advent')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount (%)' }), '15')
    canvas.getByRole('button', { name: 'Add promo code' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTypeCode).toHaveBeenCalledWith({ code: 'advent' })
    await expect(args.onTypeCode).toHaveBeenLastCalledWith({ value: '15' })
    await expect(args.onSaveCode).toHaveBeenCalledOnce()
  },
}

/** Without the permission, there are no buttons. */
export const ReadOnly: Story = {
  ...behaviour,
  args: { view: 'codes', editable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NYKIOSK')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /promo code|What to do/ })).toBeNull()
  },
}

export const Phone: Story = { ...onAPhone, args: { view: 'codes' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { args: { view: 'codes' }, globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
