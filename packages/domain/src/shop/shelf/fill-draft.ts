import { emptyFillDraft, isFillDraft, type FillDraft } from '../../rules/shelf/fill-draft'
import { draftFor, parseDrafts } from '../draft'
import type { Shop } from '../shop-context'

/** Draft key of the shelf: one for all pages, in all tabs. */
const shelfForm = 'shelf'

/** The draft of one user. */
export interface FillDraftStore {
  read: () => FillDraft
  /** The same, from the text that all tabs share. */
  readFrom: (text: string | null) => FillDraft
  /** Changes the draft, unless another customer has signed in since. */
  change: (next: (draft: FillDraft) => FillDraft) => void
}

/** Opens the draft of the signed-in customer. */
export function openFillDraft({ drafts, session }: Shop): FillDraftStore {
  const owner = session.getRenderedUser() ?? null
  const read = () => drafts.read(owner, shelfForm, isFillDraft) ?? emptyFillDraft
  return {
    read,
    readFrom: (text) => draftFor(parseDrafts(text), owner, shelfForm, isFillDraft) ?? emptyFillDraft,
    change(next) {
      if ((session.getRenderedUser() ?? null) !== owner) return
      const before = read()
      const values = next(before)
      if (values === before) return
      if (values.steps.length > 0 || values.sent) drafts.save({ owner, form: shelfForm, values })
      else drafts.remove(owner, shelfForm)
    },
  }
}
