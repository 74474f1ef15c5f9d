import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { FiledComplaintView } from '@skafferi/domain/shop/complaints/views'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow, themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ComplaintList } from './ComplaintList'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const open: FiledComplaintView = {
  id: 'compl_2',
  caseNumber: '2004',
  subject: 'Crushed carton, eight cans dented',
  type: 'Damaged Package',
  description: 'The outer carton was crushed on one side.\nEight cans cannot be sold.',
  state: 'open',
  filed: '6 Nov 2026',
  filedBy: { name: 'Björn Ek', isYou: false },
  closed: null,
  order: { id: 'order_01016', displayId: '1016' },
  lines: [{ id: 'ordli_1', title: 'Tjärn Cool Mint', variant: 'Single can', sku: 'TJA-1203', quantity: '8' }],
  pictures: [picture, `${picture}#2`],
  answers: [],
}
const closed: FiledComplaintView = {
  ...open,
  id: 'compl_1',
  caseNumber: '2001',
  subject: 'One controller does not turn on',
  type: 'Product Defective',
  state: 'closed',
  filedBy: { name: 'Anna Lindqvist', isYou: true },
  closed: '24 Sep 2026',
  lines: [],
  pictures: [],
  answers: [{ id: 'answer_1', text: 'We are sorry.\nA new controller is on its way.', date: '23 Sep 2026' }],
}
const retry = fn()

/** Loaded complaints; `count` is larger if not all are shown. */
const loaded = (complaints: readonly FiledComplaintView[], count = complaints.length) => ready({ complaints, count })

const meta = {
  title: 'Commerce/Orders/ComplaintList',
  component: ComplaintList,
  args: { load: loaded([open, closed]), scope: 'company' },
  decorators: [withShopPaths],
  parameters: {
    ...guide({
      also: ['cases', 'claims', 'returns'],
      use: ['On an order’s page, for its complaints; on the profile, for all complaints of the company.'],
      avoid: ['For filing a complaint: ComplaintDialog.', 'For sellers: CasesScreen.'],
      do: ['Show the shop’s answers unchanged.', 'Restrict pictures to the company.'],
      dont: ['Don’t show the shop’s internal notes.'],
      keys: [
        { key: 'Tab', does: 'moves to the order, then from picture to picture' },
        { key: 'Enter', does: 'opens the order, or downloads the picture' },
      ],
      parts: [
        { name: 'Subject', is: 'The subject of the complaint.', at: 'li b' },
        { name: 'Pictures', is: 'The pictures that were sent; each can be downloaded.', at: 'li ul img' },
        { name: 'Answers', is: 'The shop’s answers.', at: 'li ul:last-child p' },
      ],
      content: ['Show the case number: customers quote it on the phone.'],
      widths: 'One complaint in a row; the state wraps below the subject on phones.',
      announces: 'A list; pictures and answers are lists named after their case.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof ComplaintList>

export default meta
type Story = StoryObj<typeof meta>

/** An open complaint of a colleague, and a closed one with the shop's answer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').filter((item) => item.querySelector(':scope > p'))
    await expect(first).toHaveTextContent('Open')
    await expect(first).toHaveTextContent('Filed 6 Nov 2026 by Björn Ek')
    await expect(first).toHaveTextContent('We have not answered yet.')
    await expect(within(first!).getByRole('link', { name: 'Order 1016' })).toHaveAttribute(
      'href',
      '/profile/order/order_01016',
    )
    await expect(canvas.getByRole('list', { name: 'Products of case 2004' })).toHaveTextContent(
      /^Tjärn Cool Mint Single can · TJA-12038$/,
    )
    const [one] = within(canvas.getByRole('list', { name: 'Pictures of case 2004' })).getAllByRole('link')
    await expect(one).toHaveAttribute('download', '2004-1.webp')
    await expect(second).toHaveTextContent('Closed 24 Sep 2026')
    await expect(second).toHaveTextContent('Filed 6 Nov 2026 by you')
    await expect(canvas.getByRole('list', { name: 'Our answers to case 2001' })).toHaveTextContent(
      'A new controller is on its way.',
    )
  },
}

/** On the page of its order, whose number is not repeated. */
export const OfOrder: Story = {
  args: { load: loaded([{ ...open, filedBy: null, pictures: [] }]), scope: 'order' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('Filed 6 Nov 2026')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { load: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To file one, open the order it is about.')).toBeVisible()
  },
}

/** More than are shown. */
export const Many: Story = {
  args: { load: loaded([open], 140) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 1 of 140 complaints are shown.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading complaints...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { load: failed(problemOf('load_complaints'), retry), scope: 'order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load complaints')).toBeVisible()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** From the order to its pictures by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'Order 1016' })[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Download picture 1 of case 2004' })).toHaveFocus()
  },
}

export const LongHostileTextNarrow: Story = {
  args: {
    load: loaded([
      {
        ...open,
        subject: 'Cardboard'.repeat(20),
        description: hostileText,
        answers: [{ id: 'a', text: hostileText, date: '30 September 12026' }],
      },
    ]),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const States: Story = {
  args: { load: loaded([open]) },
  render: (args) => <StatesMatrix part={ComplaintList} args={args} variants={{ pictures: {} }} cell={22} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
