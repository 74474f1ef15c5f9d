import { shopClosed } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const product = `/products/${storyWorld.products[0]!.id}`

/** Shown to visitors at every address but sign-in and the legal texts while the shop is closed. */
const meta = {
  title: 'Pages/Visitors/OpeningSoon',
  component: StoryPage,
  args: { address: product, who: null },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, ...network(shopClosed()) },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The shop has closed while a visitor browses: the first rejected call leads here. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvas, 'Closed at the moment')
    await expect(document.title).toBe('Closed at the moment · Skafferi')
    await expectAddress(canvasElement, product)
  },
}

/** Customers sign in; the page offers no application. */
export const SignIn: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvas, 'Closed at the moment')
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expectAddress(canvasElement, '/sign-in')
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
  },
}

/** In an open shop the notice has no address. */
export const Open: Story = {
  args: { address: '/opening-soon', who: 'kiosk' },
  parameters: network(),
  play: async ({ canvasElement }) => expectAddress(canvasElement, '/'),
}
