import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { findComplaint } from './story-complaint'
import { StoryPage } from './StoryPage'
import { storedDraft, network, storyWorld } from './story-shop'

const { email } = storyWorld.customers.kiosk.customer
const { id: company } = storyWorld.companies.kiosk
const { order } = storyWorld.orders.find(({ company_id }) => company_id === company)!
const restoredText = 'We kept what you typed.'
const message = { subject: 'Pallet prices', message: 'What does a pallet cost?' }
const complaint = { values: { subject: 'Two bags are torn', type: '', description: '' }, pictures: ['carton.jpg'] }

/** Unsent input is restored after a reload, for the same user only. */
const meta = {
  title: 'Flows/Drafts',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/contact-us', who: 'kiosk', storedTexts: storedDraft('contact', message, email) },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A message typed before a reload is restored, beside the user's own data. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(restoredText)).toBeVisible()
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Pallet prices')
  },
}

/** Another customer does not see it. */
export const AnotherCustomer: Story = {
  args: { who: 'grocer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject')).toHaveValue('')
    await expect(canvas.queryByText(restoredText)).toBeNull()
  },
}

/** Nor does a visitor after the session has ended. */
export const AfterTheSession: Story = {
  args: { who: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject')).toHaveValue('')
    await expect(canvas.queryByText(restoredText)).toBeNull()
  },
}

/** An unreadable draft is ignored. */
export const Damaged: Story = {
  args: { storedTexts: { drafts: '{"version":1,"drafts":[{' } },
  play: AnotherCustomer.play,
}

export const RequestAccess: Story = {
  args: {
    address: '/request-access',
    who: null,
    storedTexts: storedDraft('access-request', {
      companyName: 'Havsbris Kiosk AB',
      fullName: '',
      email: '',
      phone: '',
      message: '',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(restoredText)).toBeVisible()
    await expect(canvas.getByLabelText('Company name')).toHaveValue('Havsbris Kiosk AB')
  },
}

/** The complaint about this order is restored, and its pictures have to be chosen again. */
export const Complaint: Story = {
  args: { address: `/profile/order/${order.id}`, storedTexts: storedDraft(`complaint ${order.id}`, complaint, email) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'File Complaint' }))
    const dialog = await findComplaint(canvasElement)
    await expect(dialog.getByLabelText('Subject')).toHaveValue('Two bags are torn')
    await expect(dialog.getByText('This file could not be kept. Choose it again: carton.jpg')).toBeVisible()
  },
}

/** A discarded draft is not restored. */
export const Discarded: Story = {
  args: Complaint.args,
  play: async ({ canvas, canvasElement }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'File Complaint' }))
      return findComplaint(canvasElement)
    }
    const dialog = await open()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    await expect((await open()).getByLabelText('Subject')).toHaveValue('')
  },
}

const fishItem = storyWorld.listItems.find(({ title }) => title === 'Sältan Salt Liquorice Fish')!
const fish = {
  variantId: fishItem.variant_id,
  productId: fishItem.id,
  title: fishItem.title,
  sku: fishItem.sku,
  picture: fishItem.thumbnail,
  currency: 'eur',
  tiers: [{ amount: 185, min_quantity: 1 }],
  seen: '2026-11-20',
  pieces: 60,
}

/**
 * Quantities in the order list are restored after a reload, on every page of every listing, until they are in the cart.
 */
export const QuickOrder: Story = {
  args: {
    address: '/products?q=mint&view=list',
    storedTexts: storedDraft('order-list', { lines: [fish], sent: null }, email),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '1 not on this page' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1 line' }))
    await expect(await canvas.findByText('1 of 1 product added to the cart')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add 1 line' })).toBeNull()
  },
}
