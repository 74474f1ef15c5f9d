import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { createAppearanceStore, memoryAppearance } from '@skafferi/domain/shop/appearance'
import { serializeDrafts, sharedForms } from '@skafferi/domain/rules/drafts/draft'
import { createSessionStore, type TextStorage } from '@skafferi/domain/shop/session'
import { createShop, type Shop } from '@skafferi/domain/shop/shop-context'
import { createBrowser, createHandlers } from '@skafferi/fixtures/msw'
import { createWorld, storyBase, type CompanyKey } from '@skafferi/fixtures/world'

/** The demo world at the time of the stories. */
export const storyWorld = createWorld({ base: storyBase })

/** Mock handlers of a story: its own, then those of the demo world. */
export function network(...situations: readonly ReturnType<typeof createHandlers>[]) {
  return { msw: { handlers: [...situations.flat(), ...createHandlers(storyWorld)] } }
}

/** A tab's stored texts by key. */
export type StoredTexts = Readonly<Record<string, string>>

/**
 * A tab's stored draft of a form.
 * @param owner the e-mail address of its author; null for a visitor
 */
export function storedDraft(form: string, values: unknown, owner: string | null = null): StoredTexts {
  return { [sharedForms.includes(form) ? 'order-list' : 'drafts']: serializeDrafts([{ owner, form, values }]) ?? '' }
}

/** In-memory storage of one text. */
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

/** In-memory storages of a story's tab by key. */
function storagesWith(texts: StoredTexts): (of: string) => TextStorage {
  const storages = new Map<string, TextStorage>()
  return (of) => {
    const storage = storages.get(of) ?? storageWith(texts[of] ?? null)
    storages.set(of, storage)
    return storage
  }
}

const noTabs = { notify: () => undefined, listen: () => () => undefined }

/**
 * The shop client of one story with a separate session.
 * @param who the company whose customer is signed in; `null` for a visitor
 * @param storedTexts the tab's stored data
 */
export function createStoryShop(who: CompanyKey | null, storedTexts: StoredTexts = {}): Shop {
  const { record, ...calls } = createBrowser(storyWorld, who)
  const session = createSessionStore({ record, otherTabs: noTabs, onPageVisible: () => undefined })
  const connection = { baseUrl: '', publishableKey: 'pk_demo', ...calls }
  const storage = storagesWith(storedTexts)
  const shared = (of: string) => ({ ...storage(of), listen: noTabs.listen })
  const appearance = createAppearanceStore(memoryAppearance())
  return createShop({
    ...connection,
    locale: 'en-IE',
    delivery: demoDelivery,
    now: () => storyBase,
    session,
    storage,
    sharedStorage: shared,
    appearance,
  })
}
