import { useContext, useState, type ReactNode } from 'react'
import { brand } from '@skafferi/brand'
import { wallShelves } from '@skafferi/brand/content/wall-shelves'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { toPageSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import type { CompanyKey } from '@skafferi/fixtures/world'
import { App } from '../app/App'
import { SettingsContext } from '../app/use-settings'
import { settings } from '../settings'
import { PersonaContext } from './story-persona'
import { createStoryShop, type StoredTexts } from './story-shop'

const storySettings = toPageSettings({
  ...settings,
  emptyPages: ['imprint'],
  brand,
  delivery: demoDelivery,
  shelves: wallShelves,
  paymentDays: 60,
  orderMinimum: null,
})

export interface StoryPageProps {
  /** Path and query of the page. */
  address: string
  /** The company whose customer is signed in; `null` for a visitor. */
  who: CompanyKey | null
  /** The stored data of the tab, as after a reload; none by default. */
  storedTexts?: StoredTexts
}

/**
 * The complete app at one URL: the real frame and route with a separate session. Storybook's toolbar can override the
 * user, which remounts the app.
 */
export function StoryPage({ who, ...rest }: StoryPageProps) {
  const persona = useContext(PersonaContext)
  const users = { story: who, visitor: null, kiosk: 'kiosk', grocer: 'grocer' } as const
  return <OpenedApp {...rest} key={persona} who={users[persona]} />
}

function OpenedApp({ address, who, storedTexts }: StoryPageProps) {
  const [shop] = useState(() => createStoryShop(who, storedTexts))
  return (
    <MemoryRouter initialEntries={[address]}>
      <Addressed>
        <SettingsContext value={storySettings}>
          <App shop={shop} />
        </SettingsContext>
      </Addressed>
    </MemoryRouter>
  )
}

/** Exposes the current URL for {@link expectAddress}, because a story has no address bar. */
function Addressed({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return <div data-address={pathname + search}>{children}</div>
}

/** Waits until the app is at a URL. */
export async function expectAddress(canvasElement: HTMLElement, address: string): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveAttribute('data-address', address))
}

/**
 * Waits until the page's heading has a name. A loading page may show its title already, and the loaded page renders a
 * new heading, so an element found earlier may be gone.
 */
export async function expectHeading(canvas: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible())
}

/** Waits until a text is visible exactly once; a responsive page may contain it twice and show it once. */
export async function expectVisibleOnce(canvasElement: HTMLElement, text: string): Promise<void> {
  await waitFor(() => {
    const visible = within(canvasElement)
      .getAllByText(text)
      .filter((element) => element.checkVisibility())
    return expect(visible).toHaveLength(1)
  })
}
