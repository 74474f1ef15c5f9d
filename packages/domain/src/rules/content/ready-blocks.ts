import { firstLanguage, type LocalText } from '../text/local-text'
import type { Block, ContentPage, StoredBlock } from './blocks'

/** The shelves that suit the home page of every shop. */
const readyShelves: readonly Block<'shelf'>[] = (['usual', 'flash_sale', 'best_sellers', 'explore'] as const).map(
  (rule) => ({ id: rule, kind: 'shelf', content: { rule, title: '' } }),
)

/**
 * Returns the blocks with which the first draft of a page begins: what the landing page shows by itself, the shop's
 * name and sentence, and four shelves for the home page. Drafts of other pages are empty.
 */
export function readyBlocks(page: ContentPage, about: LocalText): StoredBlock[] {
  const always = { on: true, startsAt: null, endsAt: null } as const
  if (page === 'home')
    return readyShelves.map((block) => ({ ...block, ...always, content: { [firstLanguage]: block.content } }))
  if (page !== 'landing') return []
  const languages = [...new Set([firstLanguage, ...Object.keys(about)])]
  const content = Object.fromEntries(
    languages.map((language) => [
      language,
      { title: '{brand}', text: about[language] ?? '', button: { text: '', href: null }, shelves: [] },
    ]),
  )
  return [{ id: 'hero', kind: 'hero', ...always, content }]
}
