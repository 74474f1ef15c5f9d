import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

const meta = {
  title: 'Pages/Landing',
  component: StoryPage,
  tags: ['!autodocs'],
  args: { address: '/landing', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const title = 'The #1 Wholesale Marketplace for Businesses'

/** A visitor reads what this is; Shop Now leads to sign-in. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(document.title).toBe('Wholesale for Nordic shops · Skafferi')
    await expect(canvas.getByText('Welcome')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Shop Now' }))
    await expectAddress(canvasElement, '/sign-in')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  },
}

const asked = fn()

/** To a visitor the page shows itself without asking the store for anything. */
export const WithoutTheStore: Story = {
  parameters: { msw: { handlers: [http.untyped.all('*/store/*', asked), http.untyped.all('*/auth/*', asked)] } },
  play: async ({ canvas }) => {
    asked.mockClear()
    await canvas.findByRole('heading', { level: 1, name: title })
    await expect(asked).not.toHaveBeenCalled()
  },
}

/** Who was led here from a customers' page returns there after sign-in, whichever way in is taken. */
export const AskedForTheCart: Story = {
  args: { address: '/landing?return_to=%2Fcart' },
  play: async ({ canvas }) => {
    for (const name of ['Shop Now', 'Sign In']) {
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '/sign-in?return_to=%2Fcart')
    }
  },
}

/** A customer may read it too, under a customer's header. */
export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
    const content = within(canvas.getByRole('main'))
    await userEvent.click(await content.findByRole('link', { name: 'Shop Now' }))
    await expectAddress(canvasElement, '/')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
