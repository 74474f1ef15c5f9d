import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { adminHttp } from '@skafferi/fixtures/msw'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { emptyOfficeNetwork, fail, neverAnswer, OfficePage, officeNetwork } from './OfficePage'

/** The first page of the office over mocked calls, in its frame. */
const meta = {
  title: 'Pages/Office/Today',
  component: OfficePage,
  args: { address: '/office' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, ...officeNetwork() },
} satisfies Meta<typeof OfficePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'To ship' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Open orders/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sales, net of VAT' })).toBeVisible()
  },
}

/** A figure leads to the list of what it counts. */
export const OpensAList: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Low stock/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  },
}

/** A shop without products and orders. */
export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...emptyOfficeNetwork() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products yet.')).toBeVisible()
  },
}

/** The page does not wait for a slow answer: the notice is then below it, and moves nothing. */
export const SlowMailState: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...officeNetwork(
      adminHttp.get('/admin/mail-state', async ({ response }) => {
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        return response(200).json({ state: 'no_server', unsent: 2, from: null })
      }),
    ),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'To ship' }, { timeout: 2_500 })
    await expect(heading).toBeVisible()
    const before = heading.getBoundingClientRect().top
    const [notice] = await canvas.findAllByText(/^No e-mail is sent/, undefined, { timeout: 5_000 })
    await expect(heading.compareDocumentPosition(notice!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(heading.getBoundingClientRect().top).toBe(before)
  },
}

export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...officeNetwork(adminHttp.get('/admin/orders', neverAnswer)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading today...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...officeNetwork(adminHttp.get('/admin/orders', ({ response }) => response.untyped(fail()))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today could not be loaded')).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile2' } },
}
