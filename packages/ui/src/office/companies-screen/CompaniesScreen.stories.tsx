import type { ListedCompaniesView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { CompaniesScreen } from './CompaniesScreen'

const company = (
  id: string,
  name: string,
  number: string,
  country: 'se' | 'no' | 'fi',
  total: string,
  blocked = false,
) => ({
  id,
  name,
  number,
  country,
  people: '2',
  orders: '37',
  total,
  days: 30,
  blocked,
  href: `/office/companies/${id}`,
})

const view: ListedCompaniesView = {
  rows: [
    company('1', 'Kiosk & Co AB', '559000-0000', 'se', '€48,210.40'),
    company('2', 'Hörnan Livs AB', '5591124471', 'se', '€61,044.90'),
    company('3', 'Haugen Dagligvare AS', '923456780', 'no', '€58,320.00'),
    company('4', 'Kioski Kallio Oy', '28471936', 'fi', '€14,190.60'),
    company('5', 'Godis & Spel i Skåne AB', '5592043318', 'se', '€18,440.00', true),
  ],
  page: 1,
  pageCount: 3,
  from: 1,
  to: 5,
  count: 64,
}

const meta = {
  title: 'Office/Screens/CompaniesScreen',
  component: CompaniesScreen,
  decorators: [inOffice('companies')],
  parameters: { layout: 'fullscreen' },
  args: {
    companies: { status: 'ready', refreshing: false, view },
    views: [
      { id: 'all', label: 'All', href: '/office/companies', count: 64 },
      { id: 'active', label: 'Active', href: '/office/companies?state=active', count: 63 },
      { id: 'blocked', label: 'Blocked', href: '/office/companies?state=blocked', count: 1 },
    ],
    view: 'all',
    text: '',
    hrefFor: (page) => `/office/companies?page=${page}`,
    onSearch: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof CompaniesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kiosk & Co AB' })).toHaveAttribute(
      'href',
      '/office/companies/1',
    )
    await expect(canvas.getByRole('row', { name: /Godis/ })).toHaveTextContent('Blocked')
  },
}

export const Loading: Story = { args: { companies: { status: 'loading' } } }

const noCompanies = {
  status: 'ready',
  refreshing: false,
  view: { ...view, rows: [], pageCount: 1, from: 0, to: 0, count: 0 },
} as const

export const Empty: Story = { args: { companies: noCompanies } }

export const NoResults: Story = { args: { companies: noCompanies, text: 'herring' } }

/** No VAT number waits for confirmation. */
export const NoneUnconfirmed: Story = {
  args: {
    companies: noCompanies,
    views: [
      ...meta.args.views,
      {
        id: 'vat_unconfirmed',
        label: 'VAT number to confirm',
        href: '/office/companies?state=vat_unconfirmed',
        count: 0,
      },
    ],
    view: 'vat_unconfirmed',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No VAT number waits for confirmation' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { companies: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** A company is found and opened with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('searchbox', { name: 'Search companies' }))
    await userEvent.keyboard('Haugen{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'Haugen' })
    canvas.getByRole('link', { name: 'Hörnan Livs AB' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Hörnan Livs AB' })).toHaveFocus()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
