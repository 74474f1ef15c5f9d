import { createSessionStore, type SessionEnvironment, type TextStore } from '@skafferi/domain/session'
import { createShop, type Shop } from '@skafferi/domain/shop-context'
import { createHandlers, demoToken } from '@skafferi/fixtures/msw'
import { createWorld, storyBase, type CompanyKey } from '@skafferi/fixtures/world'

/** The demo world as it is when the stories take place. */
export const storyWorld = createWorld({ base: storyBase })

/** Network of a story: what is special about it, then everything else as the demo world answers it. */
export function network(...situations: readonly ReturnType<typeof createHandlers>[]) {
  return { msw: { handlers: [...situations.flat(), ...createHandlers(storyWorld)] } }
}

/** A place for one text that only this story finds. */
function emptyPlace(): TextStore {
  let held: string | null = null
  return {
    read: () => held,
    write: (text: string) => {
      held = text
    },
    clear: () => {
      held = null
    },
  }
}

/** The places of a story's tab, each by its name. */
function emptyPlaces(): (of: string) => TextStore {
  const places = new Map<string, TextStore>()
  return (of) => {
    const place = places.get(of) ?? emptyPlace()
    places.set(of, place)
    return place
  }
}

/** A browser of one tab that keeps nothing: a story leaves no session behind and finds none. */
function forgetfulBrowser(): SessionEnvironment {
  return {
    shared: emptyPlace(),
    own: emptyPlace(),
    onSharedChange: () => undefined,
    now: () => storyBase.getTime(),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
  }
}

/**
 * The shop of one story.
 * @param who the company whose customer is signed in; a visitor where it is `null`
 */
export function createStoryShop(who: CompanyKey | null): Shop {
  const session = createSessionStore(forgetfulBrowser())
  if (who !== null) session.start({ token: demoToken(who), remember: false })
  const connection = { baseUrl: '', publishableKey: 'pk_demo' }
  return createShop({ ...connection, locale: 'en-IE', now: () => storyBase, session, place: emptyPlaces() })
}
