import { createSessionStore, type TextStorage } from '@skafferi/domain/session'
import { createShop, type Shop } from '@skafferi/domain/shop-context'
import { createHandlers, demoToken } from '@skafferi/fixtures/msw'
import { createWorld, storyBase, type CompanyKey } from '@skafferi/fixtures/world'

/** The demo world as it is when the stories take place. */
export const storyWorld = createWorld({ base: storyBase })

/** Network of a story: what is special about it, then everything else as the demo world answers it. */
export function network(...situations: readonly ReturnType<typeof createHandlers>[]) {
  return { msw: { handlers: [...situations.flat(), ...createHandlers(storyWorld)] } }
}

/** Texts that a tab keeps, by whose they are. */
export type StoredTexts = Readonly<Record<string, string>>

/** A place for one text that only this story finds. */
function storageWith(text: string | null): TextStorage {
  let stored = text
  return {
    read: () => stored,
    write: (next: string) => {
      stored = next
    },
    clear: () => {
      stored = null
    },
  }
}

/** The places of a story's tab, each by its name. */
function storagesWith(kept: StoredTexts): (of: string) => TextStorage {
  const storages = new Map<string, TextStorage>()
  return (of) => {
    const storage = storages.get(of) ?? storageWith(kept[of] ?? null)
    storages.set(of, storage)
    return storage
  }
}

/** Whom a call has signed in; undefined for every other call. */
async function signedInBy(request: Request): Promise<string | undefined> {
  if (!request.url.endsWith('/auth/customer/emailpass')) return undefined
  return ((await request.json()) as { email: string }).email
}

/**
 * A browser of one tab with cookies of its own: a story leaves no session behind and finds none. Mocks see no cookies: the
 * session's goes to them as a token.
 */
function storyBrowser(who: CompanyKey | null) {
  const recordOf = (email: string) => JSON.stringify({ email })
  const { customers } = storyWorld
  const record = storageWith(who && recordOf(customers[who].customer.email))
  const companies = Object.keys(customers) as CompanyKey[]
  const nobody = { tell: () => undefined, listen: () => () => undefined }
  return {
    session: createSessionStore({ record, otherTabs: nobody, onShown: () => undefined }),
    getToken() {
      const company = companies.find((key) => recordOf(customers[key].customer.email) === record.read())
      return company && demoToken(company)
    },
    async fetch(request: Request, init: RequestInit): Promise<Response> {
      const email = await signedInBy(request.clone())
      const response = await fetch(request, init)
      if (email !== undefined && response.ok) record.write(recordOf(email))
      return response
    },
  }
}

/**
 * The shop of one story.
 * @param who the company whose customer is signed in; a visitor where it is `null`
 * @param kept what the tab has kept from before
 */
export function createStoryShop(who: CompanyKey | null, kept: StoredTexts = {}): Shop {
  const connection = { baseUrl: '', publishableKey: 'pk_demo', ...storyBrowser(who) }
  return createShop({ ...connection, locale: 'en-IE', now: () => storyBase, storage: storagesWith(kept) })
}
