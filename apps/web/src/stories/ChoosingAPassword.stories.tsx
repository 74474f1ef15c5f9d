import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoToken, http } from '@skafferi/fixtures/msw'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { askForCode, choosePassword, email, enterCode, password } from './story-access'
import { expectAddress, expectHeading, StoryPage } from './StoryPage'
import { network } from './story-shop'

const saved = fn()

/** The mock is stateless; these handlers accept the last saved password for sign-in. */
const passwordHandlers = [
  http.untyped.post('*/auth/customer/emailpass/update', async ({ request }) => {
    saved(await request.clone().json())
  }),
  http.post('/auth/customer/emailpass', async ({ request, response }) => {
    const given = await request.json()
    if (given.password === saved.mock.lastCall?.[0].password) return response(200).json({ token: demoToken('kiosk') })
    return response(401).json({ type: 'unauthorized', code: 'invalid_credentials', message: 'Invalid credentials' })
  }),
]

/** A customer who has forgotten the password sets a new one and is signed in. */
const meta = {
  title: 'Flows/Choosing a password',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/sign-in', who: null },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network(passwordHandlers) },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** From a forgotten password with a code to a new one, and to the start page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    saved.mockClear()

    await step('requests a code', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }))
      await expectAddress(canvasElement, '/forgot-password')
      await askForCode(canvasElement)
    })

    await step('enters it', async () => {
      await expectAddress(canvasElement, '/otp')
      await enterCode(canvasElement)
      await expectHeading(canvas, 'Choose a password')
    })

    await step('sets a password', async () => {
      await choosePassword(canvasElement)
      await expectHeading(canvas, 'Your password is saved')
      await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    })

    await step('signs in', async () => {
      await expectAddress(canvasElement, '/sign-in')
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
      await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
      await expectAddress(canvasElement, '/')
      await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
    })
  },
}
