import { useContext, useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import type { CompanyKey } from '@skafferi/fixtures/world'
import { App } from '../app/App'
import { PersonaContext } from './story-persona'
import { createStoryShop, type StoredTexts } from './story-shop'

export interface StoryPageProps {
  /** Path and query the app is opened at. */
  address: string
  /** The company whose customer is signed in; a visitor where it is `null`. */
  who: CompanyKey | null
  /** What the tab has kept from before, as after a reload; nothing by default. */
  kept?: StoredTexts
}

/**
 * The whole app, opened at one address: the real frame around the real route, with a session of its own.
 * Storybook's toolbar may have somebody else look at it; the app then restarts.
 */
export function StoryPage({ who, ...rest }: StoryPageProps) {
  const persona = useContext(PersonaContext)
  const asked = { story: who, visitor: null, kiosk: 'kiosk', grocer: 'grocer' } as const
  return <OpenedApp {...rest} key={persona} who={asked[persona]} />
}

function OpenedApp({ address, who, kept }: StoryPageProps) {
  const [shop] = useState(() => createStoryShop(who, kept))
  return (
    <MemoryRouter initialEntries={[address]}>
      <Addressed>
        <App shop={shop} />
      </Addressed>
    </MemoryRouter>
  )
}

/** Writes down where the app is, for {@link expectAddress}: a story has no address bar. */
function Addressed({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return <div data-address={pathname + search}>{children}</div>
}

/** Waits until the app is at an address. */
export async function expectAddress(canvasElement: HTMLElement, address: string): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveAttribute('data-address', address))
}

/**
 * Waits until the page's heading is the one named. A page that waits may show its title already; the ready page
 * brings a heading of its own, so one that was found earlier may be gone.
 */
export async function expectHeading(canvas: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible())
}

/** Waits until a text is in sight exactly once; a page for desk and phone may hold it twice and show it once. */
export async function expectInSight(canvasElement: HTMLElement, text: string): Promise<void> {
  await waitFor(() => {
    const shown = within(canvasElement)
      .getAllByText(text)
      .filter((element) => element.checkVisibility())
    return expect(shown).toHaveLength(1)
  })
}
