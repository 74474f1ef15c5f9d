import { createAppearanceStore, noAppearance } from '@skafferi/domain/appearance'
import { serializeDrafts, sharedForms } from '@skafferi/domain/draft/draft.rules'
import { createSessionStore, type TextStorage } from '@skafferi/domain/session'
import { createShop, type Shop } from '@skafferi/domain/shop-context'
import { createBrowser, createHandlers } from '@skafferi/fixtures/msw'
import { createWorld, storyBase, type CompanyKey } from '@skafferi/fixtures/world'

/** The demo world as it is when the stories take place. */
export const storyWorld = createWorld({ base: storyBase })

/** Network of a story: what is special about it, then everything else as the demo world answers it. */
export function network(...situations: readonly ReturnType<typeof createHandlers>[]) {
  return { msw: { handlers: [...situations.flat(), ...createHandlers(storyWorld)] } }
}

/** Texts that a tab keeps, by whose they are. */
export type StoredTexts = Readonly<Record<string, string>>

/**
 * What a tab has kept of one form.
 * @param owner the e-mail of who typed it; null for a visitor
 */
export function keptDraft(form: string, values: unknown, owner: string | null = null): StoredTexts {
  return { [sharedForms.includes(form) ? 'order-list' : 'drafts']: serializeDrafts([{ owner, form, values }]) ?? '' }
}

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

const noTabs = { tell: () => undefined, listen: () => () => undefined }

/**
 * The shop of one story, in a browser of its own: it leaves no session behind and finds none.
 * @param who the company whose customer is signed in; a visitor where it is `null`
 * @param kept what the tab has kept from before
 */
export function createStoryShop(who: CompanyKey | null, kept: StoredTexts = {}): Shop {
  const { record, ...calls } = createBrowser(storyWorld, who)
  const session = createSessionStore({ record, otherTabs: noTabs, onShown: () => undefined })
  const connection = { baseUrl: '', publishableKey: 'pk_demo', ...calls }
  const storage = storagesWith(kept)
  const shared = (of: string) => ({ ...storage(of), listen: noTabs.listen })
  const appearance = createAppearanceStore(noAppearance())
  return createShop({ ...connection, locale: 'en-IE', now: () => storyBase, session, storage, shared, appearance })
}
