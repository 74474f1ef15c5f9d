import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { expectAddress, StoryPage } from '../apps/web/src/stories/StoryPage'
import { network, storyWorld } from '../apps/web/src/stories/story-shop'
import { useWords } from '../packages/ui/src/words'
import { cartWords } from '../packages/ui/src/words/generated/cart'
import { catalogWords } from '../packages/ui/src/words/generated/catalog'
import { behaviour } from '../packages/ui/src/internal/stories/behaviour'
import { assertRequestsHandled } from './msw'
import { languages } from './pseudo-locale'

/** Tests of the toolbars: each story sets one of them and checks the effect. */
const meta = {
  title: 'Foundations/Toolbars',
  component: StoryPage,
  tags: ['!autodocs'],
  args: { address: '/profile', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const { kiosk, grocer } = storyWorld.customers

const BRACKETED = /^\[.*\]$/

/** Default settings: the story's own customer, English, a working network. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kiosk.customer.email)).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('lang', 'en')
    await expect(canvas.queryByText(BRACKETED)).toBeNull()
  },
}

function Sample() {
  const cart = useWords(cartWords)
  const catalog = useWords(catalogWords)
  return (
    <ul>
      <li>{cart('title')}</li>
      <li>{cart('itemCount', { count: 1 })}</li>
      <li>{cart('itemCount', { count: 1200 })}</li>
      <li>{cart('line.remove', { title: 'Rimma Ice' })}</li>
      <li>{catalog('inStock')}</li>
    </ul>
  )
}

/** Accents, brackets and longer text; arguments, numbers and plurals unchanged. */
export const PseudoLanguage: Story = {
  globals: { locale: 'en-XA' },
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(texts).toEqual([
      '[Shööppííñg Çáárt]',
      '[(1 íítéém)]',
      '[(1,200 íítééms)]',
      '[Réémöövéé Rimma Ice]',
      '[Íñ stööçk]',
    ])
    await expect(document.documentElement).toHaveAttribute('lang', 'en-XA')
  },
}

/** The length of a compiled message without arguments and names of cases. */
function lettersIn(message: unknown): number {
  if (typeof message === 'string') return message.length
  const tokens = message as readonly unknown[]
  return tokens.reduce<number>((sum, token) => sum + (typeof token === 'string' ? token.length : casesIn(token)), 0)
}

function casesIn(argument: unknown): number {
  const [, , cases = {}] = argument as [string, string?, Record<string, unknown>?]
  return Object.values(cases).reduce<number>((sum, inner) => sum + lettersIn(inner), 0)
}

const lengthOf = (texts: Record<string, unknown>[]) =>
  texts.flatMap((area) => Object.values(area)).reduce<number>((sum, message) => sum + lettersIn(message), 0)

/** All texts of the kit together are about 40 % longer, and none is missing. */
export const PseudoLanguageIsLonger: Story = {
  render: () => <p>{languages.length}</p>,
  play: async () => {
    const longer = lengthOf(languages.map(({ pseudo }) => pseudo)) / lengthOf(languages.map(({ english }) => english))
    await expect(longer).toBeGreaterThan(1.3)
    await expect(longer).toBeLessThan(1.5)
    await expect(languages.flatMap(({ english }) => Object.keys(english)).length).toBeGreaterThan(300)
  },
}

/** A page of the app sets its own language, and still shows the pseudo-language. */
export const PseudoLanguageOnAPage: Story = {
  args: { address: '/cart' },
  globals: { locale: 'en-XA' },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const titles = canvas.getAllByText('[Shööppííñg Çáárt]', { exact: false })
      return expect(titles.some((title) => title.checkVisibility())).toBe(true)
    })
  },
}

/** Each request is delayed: there is no response after half of the delay, and then the demo world's. */
export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  render: () => <p>Slow</p>,
  play: async () => {
    const answer = fetch('/store/products?limit=1').then(({ status }) => status)
    const pause = new Promise((resolve) => setTimeout(() => resolve('waiting'), 1000))
    await expect(await Promise.race([answer, pause])).toBe('waiting')
    // A visitor's request: the demo world rejects it with 401, so it was passed on.
    await expect(await answer).toBe(401)
  },
}

/** The page shows the error of an unavailable server. */
export const FailingNetwork: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const answer = await fetch('/store/products?limit=1')
    await expect(answer.status).toBe(503)
    await expect(await answer.json()).toMatchObject({ type: 'unavailable', code: 'not_ready' })
    await expect((await canvas.findAllByRole('button', { name: 'Try Again' }))[0]).toBeVisible()
    await expect(canvas.queryByText(kiosk.customer.email)).toBeNull()
  },
}

/** A visitor has no profile: the app redirects to sign-in, although the story sets a customer. */
export const Visitor: Story = {
  globals: { persona: 'visitor' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/landing?return_to=%2Fprofile')
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

/** The first company's customer opens a page that its story opens as a visitor. */
export const CustomerA: Story = {
  args: { who: null },
  globals: { persona: 'kiosk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kiosk.customer.email)).toBeVisible()
  },
}

/** The second company's customer opens a page that its story opens as the first. */
export const CustomerB: Story = {
  globals: { persona: 'grocer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(grocer.customer.email)).toBeVisible()
    await expect(canvas.queryByText(kiosk.customer.email)).toBeNull()
  },
}

/** `system` sets no attributes, so that the system preferences apply. */
export const AsTheSystemPrefers: Story = {
  globals: { scheme: 'system', contrast: 'system' },
  render: () => <p>System</p>,
  play: async () => {
    await expect(document.documentElement).not.toHaveAttribute('data-scheme')
    await expect(document.documentElement).not.toHaveAttribute('data-contrast')
  },
}

/** A request to the store without a handler fails the story, even if the page shows the failure; others do not. */
export const UnhandledRequest: Story = {
  ...behaviour,
  render: () => <Sample />,
  play: async () => {
    const response = await fetch('/store/without-handler')
    await expect(response.ok).toBe(false)
    await expect(assertRequestsHandled).toThrow('No handler for GET /store/without-handler.')
    await expect(assertRequestsHandled).not.toThrow()
  },
}
